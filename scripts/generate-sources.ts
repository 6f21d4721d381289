import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Source } from '#core/sources/define.ts';

const folder = path.resolve(import.meta.dirname, '../core/sources');
export const registryFile = path.join(folder, 'registry.ts');

/** Folders of sources, by what they say of a person. */
const families = '{accounts,breaches,domains,keys,names,profiles}';

/** The index of every source, sorted by file name, as the formatter has it. */
export async function registryText(): Promise<string> {
  const files = globSync(`${families}/*.ts`, { cwd: folder });
  const sources = files
    .filter((file) => /^[a-z0-9-]+\.ts$/.test(path.basename(file)))
    .map((file) => ({ file, id: path.basename(file, '.ts') }))
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map(({ file, id }) => ({ file, name: id.replace(/-([a-z0-9])/g, (_dash, first) => first.toUpperCase()) }));
  const imports = [
    ...sources.map(({ file, name }) => ({ file, text: `import { ${name} } from './${file}';` })),
    { file: 'define.ts', text: `import type { Source } from './define.ts';` },
    { file: 'sites/sites.ts', text: `import { siteSources } from './sites/sites.ts';` },
  ].sort((a, b) => (a.file < b.file ? -1 : 1));
  return [
    '// Made by `node scripts/generate-sources.ts`; do not edit.',
    '',
    ...imports.map(({ text }) => text),
    '',
    '/** Those that have a file of their own. */',
    'export const fileSources: readonly Source[] = [',
    ...sources.map(({ name }) => `  ${name},`),
    '];',
    '',
    'export const registry: readonly Source[] = [...fileSources, ...siteSources];',
    '',
  ].join('\n');
}

export const sourcesDoc = path.join(folder, '../../docs/sources.md');

/** The guide with what each source's "nothing found" covers. */
export function sourcesDocText(guide: string, sources: readonly Pick<Source, 'name' | 'clearCovers'>[]): string {
  const rows = sources.toSorted((a, b) => a.name.localeCompare(b.name, 'en-GB'));
  const list = rows.map(({ name, clearCovers }) => `- **${name}.** ${clearCovers}`).join('\n');
  return guide.replace(/(?<=<!-- sources -->\n)[\s\S]*(?=<!-- \/sources -->)/, `${list}\n`);
}

if (import.meta.main) {
  await writeFile(registryFile, await registryText());
  const { fileSources } = await import('#core/sources/registry.ts');
  await writeFile(sourcesDoc, sourcesDocText(await readFile(sourcesDoc, 'utf8'), fileSources));
}
