"""Running it: leases, logs, metrics, retries, stalls."""
