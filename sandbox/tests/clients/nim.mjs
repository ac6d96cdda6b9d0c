/** A discord.js bot that knows one command, /nim: five sticks, in a thread; the one who takes the last has won. */

import { createRequire } from "node:module";

const { ActionRowBuilder, ButtonBuilder, Client, GatewayIntentBits } = createRequire(process.env.FROM)("discord.js");
const client = new Client({
  intents: [GatewayIntentBits.Guilds],
  rest: { api: `${process.env.ADDRESS}/api`, retries: 0 },
});

const board = (left) => ({
  content: "|".repeat(left),
  components: [
    new ActionRowBuilder().addComponents(new ButtonBuilder().setCustomId(`take/${left}`).setLabel("Take").setStyle(1)),
  ],
});

client.on("interactionCreate", async (interaction) => {
  if (interaction.isChatInputCommand()) {
    await interaction.reply({ content: "A match begins.", enforceNonce: true, nonce: "1" });
    const startMessage = await interaction.fetchReply();
    const thread = await interaction.channel.threads.create({ name: "Nim", startMessage });
    await thread.send({ ...board(5), enforceNonce: true, nonce: "2" });
  } else {
    const left = Number(interaction.customId.split("/")[1]) - 1;
    await interaction.update(left ? board(left) : { content: `${interaction.user.id} has won.`, components: [] });
  }
});

client.once("clientReady", async () => {
  await client.application.commands.set([{ name: "nim", description: "A match for two" }]);
  console.log("ready");
});
client.login(process.env.TOKEN);
