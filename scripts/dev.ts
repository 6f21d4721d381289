import { main } from '#server/main.ts';

const { platform, site } = await main({ kind: 'both', screens: null });
const address = `http://localhost:${site?.port}`;
const owner = platform.config.ownerEmail ?? 'set OWNER_EMAIL, then sign up with that address';

console.log(`
${platform.config.site.name} runs with hot reloading.

  site     ${address}
  panel    ${address}/admin (${owner})
  mail     ${site?.hasMailbox ? `${address}/dev/mail` : 'goes out by SMTP_URL'}

  npm test -- FOLDER   runs the tests of a folder
  npm run check        format, lint, layers, types, unused code
  npm run demo         made-up people, orders and sources
`);
