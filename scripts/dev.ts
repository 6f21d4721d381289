import { main } from '#server/main.ts';

const { platform, mailbox, port } = await main({ development: true });
const address = `http://localhost:${port}`;
const mail = mailbox ? `; its mail is at ${address}/dev/mail` : '';
console.log(`${platform.config.site.name} is at ${address}, with hot reloading${mail}`);
