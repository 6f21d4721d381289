import { enableCompileCache, flushCompileCache } from 'node:module';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Running } from '#server/main.ts';
import { collectGarbage } from './collect-garbage.ts';
import { root } from './processes.ts';
import './resolve-once.ts';

const USAGE = 'node scripts/start.ts [web|worker] [--built]';
const kinds = { '': 'both', web: 'web', worker: 'worker' } as const;

const { positionals, values } = parseArgs({ allowPositionals: true, options: { built: { type: 'boolean' } } });
const [word = ''] = positionals;
if (!Object.hasOwn(kinds, word)) {
  process.stderr.write(`${USAGE}\n`);
  process.exit(64);
}
const kind = kinds[word as keyof typeof kinds];

/** What is said once it runs. */
function greeting({ platform: { config }, site }: Running): string {
  if (site === null) return `A worker of ${config.site.name} runs`;
  const address = config.mode === 'local' ? `http://localhost:${site.port}` : config.appUrl;
  const mail = site.hasMailbox ? `; its mail is at ${address}/dev/mail` : '';
  return `${config.site.name} is at ${address}${mail}`;
}

// Compiled modules, stripped of their types, are kept between starts.
enableCompileCache(path.join(root, 'build/.compiled'));
try {
  // An artefact was built elsewhere: what builds it is not installed here. A worker draws no screens.
  if (!values.built && kind !== 'worker') await (await import('./build.ts')).buildIfChanged();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}
const { main } = await import('#server/main.ts');
const running = await main({ kind, development: false });
collectGarbage();
console.log(greeting(running));
flushCompileCache();
