import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

const folder = path.resolve(import.meta.dirname, '../core/sources');
export const registryFile = path.join(folder, 'registry.ts');

/** The index of every source in core/sources/api, sorted by file name. */
export async function registryText(): Promise<string> {
  const files = await readdir(path.join(folder, 'api'));
  const ids = files.filter((file) => /^[a-z0-9-]+\.ts$/.test(file)).map((file) => file.slice(0, -3));
  const sources = ids
    .sort()
    .map((id) => ({ id, name: id.replace(/-([a-z0-9])/g, (_dash, first) => first.toUpperCase()) }));
  const imports = sources.map(({ id, name }) => `import { ${name} } from './api/${id}.ts';`);
  return [
    '// Made by `node scripts/generate-sources.ts`; do not edit.',
    ...imports,
    `import type { Source } from './define.ts';`,
    '',
    'export const registry: readonly Source[] = [',
    ...sources.map(({ name }) => `  ${name},`),
    '];',
    '',
  ].join('\n');
}

if (import.meta.main) await writeFile(registryFile, await registryText());
