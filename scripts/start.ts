import { existsSync } from 'node:fs';
import { enableCompileCache, flushCompileCache } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type { Running } from '#server/main.ts';
import { BUNDLED_MAIN, BUNDLED_SCREENS, isBundleCurrent } from './bundle/bundled-server.ts';
import { collectGarbage } from './collect-garbage.ts';
import { root } from './processes.ts';

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

/** As the build has put it together; the modules themselves where it has not, as for a worker that nothing was built for. */
async function loadServer() {
  const isBundled = values.built ? existsSync(BUNDLED_MAIN) : isBundleCurrent();
  if (!isBundled) await import('./resolve-once.ts');
  // Stacks name the files that were written.
  process.setSourceMapsEnabled(isBundled);
  const load = (file: string) => import(pathToFileURL(file).href);
  const { main }: typeof import('#server/main.ts') = isBundled
    ? await load(BUNDLED_MAIN)
    : await import('#server/main.ts');
  return { main, screens: () => load(isBundled ? BUNDLED_SCREENS : path.join(root, 'build/server/index.js')) };
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
const { main, screens } = await loadServer();
const running = await main({ kind, screens });
collectGarbage();
console.log(greeting(running));
flushCompileCache();
