import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { billOfMaterials } from './artefact/bill-of-materials.ts';
import { provenanceOf } from './artefact/provenance.ts';
import { isBundleCurrent, readInputs } from './bundle/bundled-server.ts';
import { root, run, runNode } from './processes.ts';

const BUILD = path.join(root, 'build');
const STAMP = path.join(BUILD, '.stamp');
/** Whatever the screens are built of. What core and platform hold stays outside of them, and has its own list (bundle/). */
const SOURCES = [
  'app/**/*',
  'contract/**/*',
  'public/**/*',
  // Published as it is written.
  'docs/asvs.md',
  'vite.config.ts',
  'react-router.config.ts',
  'package-lock.json',
  'scripts/build.ts',
  'scripts/artefact/*.ts',
  // What an empty database is made by.
  'platform/database/engine/engine.ts',
];
const COMPRESSIBLE = 'build/client/**/*.{js,css,svg,json,html,txt,xml,webmanifest,ttf,otf}';
/** Smaller ones fit one packet anyway. */
const WORTHWHILE_BYTES = 512;

function digestOfScreens(): string {
  const digest = createHash('sha256');
  for (const name of globSync(SOURCES, { cwd: root }).sort()) {
    const file = path.join(root, name);
    if (!statSync(file).isFile() || /\.test\.tsx?$/.test(name)) continue;
    digest.update(`${name}\0`).update(readFileSync(file)).update('\0');
  }
  return digest.digest('hex');
}

async function compress(): Promise<void> {
  const compressions = globSync(COMPRESSIBLE, { cwd: root }).map(async (name) => {
    const file = path.join(root, name);
    const bytes = readFileSync(file);
    if (bytes.length < WORTHWHILE_BYTES) return;
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
    writeFileSync(`${file}.br`, await promisify(brotliCompress)(bytes, { params }));
    writeFileSync(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
  });
  await Promise.all(compressions);
}

/** What the product is made of, and what this build made of what: for whoever ships, checks or looks for known flaws. */
async function writeRecords(): Promise<void> {
  const sources = createHash('sha256').update(digestOfScreens()).update(readInputs().digest).digest('hex');
  writeFileSync(path.join(BUILD, 'sbom.cdx.json'), await billOfMaterials());
  const statement = await provenanceOf({ sources, folder: BUILD, env: process.env });
  writeFileSync(path.join(BUILD, 'provenance.json'), statement);
}

/** Without these the bundler takes 1,050 MB, most of it garbage (docs/decisions/041). What somebody has set stands. */
const LITTLE_MEMORY = {
  NODE_OPTIONS: `--max-old-space-size=256 --max-semi-space-size=2 ${process.env.NODE_OPTIONS ?? ''}`,
  MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '1',
  MIMALLOC_ARENA_EAGER_COMMIT: process.env.MIMALLOC_ARENA_EAGER_COMMIT ?? '0',
  MIMALLOC_PURGE_DELAY: process.env.MIMALLOC_PURGE_DELAY ?? '0',
};

/** Leaves nothing of the last build but the empty database, which has nothing to do with the screens. */
function emptyBuild(): void {
  for (const name of globSync('*', { cwd: BUILD }).concat('.stamp', '.compiled'))
    rmSync(path.join(BUILD, name), { recursive: true, force: true });
}

/**
 * An empty database, so that no start has to make one: that takes longer and more memory than all else of it. No two are
 * the same, so it is hidden from what this build says it has made.
 */
async function packDatabase(): Promise<void> {
  const { makeFolder } = await import('#platform/database/engine/engine.ts');
  const { packFolder } = await import('#platform/database/engine/packed-folder.ts');
  const folder = mkdtempSync(path.join(tmpdir(), 'quietprint-build-'));
  try {
    await packFolder(path.join(folder, 'database'), makeFolder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Threads of the bundler: each has memory of its own, and all of them together save a second. */
const ONE_THREAD = { RAYON_NUM_THREADS: '1', ROLLDOWN_WORKER_THREADS: '1', ROLLDOWN_MAX_BLOCKING_THREADS: '1' };

const PRODUCTION = { NODE_ENV: 'production', ...LITTLE_MEMORY };

async function buildScreens(): Promise<void> {
  const digest = digestOfScreens();
  emptyBuild();
  const { status, output } = await runNode('@react-router/dev/bin.cjs', ['build'], { capture: true, env: PRODUCTION });
  if (status !== 0) throw new Error(`The build failed.\n${output}`);
  await compress();
  await packDatabase();
  writeFileSync(STAMP, digest);
}

async function bundleServer(): Promise<void> {
  const program = path.join(root, 'scripts/bundle-server.ts');
  const { status, output } = await run(process.execPath, [program], {
    capture: true,
    env: { ...PRODUCTION, ...ONE_THREAD },
  });
  if (status !== 0) throw new Error(`The server could not be bundled.\n${output}`);
  await writeRecords();
}

/** Builds screens and server into build/. @throws when the build fails; what it said is in the message */
export async function build(): Promise<void> {
  await buildScreens();
  await bundleServer();
}

/** Builds what is not built of the sources as they are now. @returns whether it built anything */
export async function buildIfChanged(): Promise<boolean> {
  const areScreensCurrent = existsSync(STAMP) && readFileSync(STAMP, 'utf8') === digestOfScreens();
  if (areScreensCurrent && isBundleCurrent()) return false;
  if (!areScreensCurrent) await buildScreens();
  await bundleServer();
  return true;
}

if (import.meta.main) {
  await build();
  console.log('Built into build/.');
}
