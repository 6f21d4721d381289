import { enableCompileCache, flushCompileCache } from 'node:module';
import path from 'node:path';
import { root } from './processes.ts';
import './resolve-once.ts';

// Compiled modules, stripped of their types, are kept between starts.
enableCompileCache(path.join(root, 'build/.compiled'));
try {
  // An artefact was built elsewhere: what builds it is not installed here.
  if (!process.argv.includes('--built')) await (await import('./build.ts')).buildIfChanged();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}
const { main } = await import('#server/main.ts');
const { platform, mailbox, port } = await main({ development: false });
const { config } = platform;
const address = config.mode === 'local' ? `http://localhost:${port}` : config.appUrl;
const mail = mailbox ? `; its mail is at ${address}/dev/mail` : '';
console.log(`${config.site.name} is at ${address}${mail}`);
flushCompileCache();
