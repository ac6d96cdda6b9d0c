"""What it takes to run the bot: leases, logs, metrics, retries, detection of stalls, the clock."""
