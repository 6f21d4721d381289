import { main } from '#server/main.ts';

const { platform, site } = await main({ kind: 'both', screens: null });
const address = `http://localhost:${site?.port}`;
const mail = site?.hasMailbox ? `; its mail is at ${address}/dev/mail` : '';
console.log(`${platform.config.site.name} is at ${address}, with hot reloading${mail}`);
