import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { billOfMaterials } from './artefact/bill-of-materials.ts';
import { provenanceOf } from './artefact/provenance.ts';
import { root, runNode } from './processes.ts';

const STAMP = path.join(root, 'build/.stamp');
/** Whatever the build reads. What core and platform hold stays outside of it. */
const SOURCES = [
  'app/**/*',
  'contract/**/*',
  'public/**/*',
  'vite.config.ts',
  'react-router.config.ts',
  'package-lock.json',
  'scripts/build.ts',
  'scripts/artefact/*.ts',
];
const COMPRESSIBLE = 'build/client/**/*.{js,css,svg,json,html,txt,xml,webmanifest,ttf,otf}';
/** Smaller ones fit one packet anyway. */
const WORTHWHILE_BYTES = 512;

function digestOfSources(): string {
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

const OUTPUT = path.join(root, 'build');

/** What the product is made of, and what this build made of what: for whoever ships, checks or looks for known flaws. */
async function writeRecords(sources: string): Promise<void> {
  writeFileSync(path.join(OUTPUT, 'sbom.cdx.json'), await billOfMaterials());
  const statement = await provenanceOf({ sources, folder: OUTPUT, env: process.env });
  writeFileSync(path.join(OUTPUT, 'provenance.json'), statement);
}

/** Builds the screens into build/. @throws when the build fails; what it said is in the message */
export async function build(): Promise<void> {
  const digest = digestOfSources();
  rmSync(STAMP, { force: true });
  const env = { NODE_ENV: 'production' };
  const { status, output } = await runNode('@react-router/dev/bin.cjs', ['build'], { capture: true, env });
  if (status !== 0) throw new Error(`The build failed.\n${output}`);
  await compress();
  rmSync(path.join(OUTPUT, 'provenance.json'), { force: true });
  await writeRecords(digest);
  writeFileSync(STAMP, digest);
}

/** Builds when the sources are not those of the last build. @returns whether it built */
export async function buildIfChanged(): Promise<boolean> {
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === digestOfSources()) return false;
  await build();
  return true;
}

if (import.meta.main) {
  await build();
  console.log('Built into build/.');
}
