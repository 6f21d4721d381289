import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../processes.ts';

/** What the layers are written in, by folder; tests and what is made for tests stand aside. */
const layers = '{app,cli,core,contract,platform,server,db}';
const isForTests = (file: string) => /\.(?:test|fixtures?)\.tsx?$|\/render-for-tests\.tsx$/.test(file);
const aliases: Readonly<Record<string, string>> = {
  '#app/': 'app/',
  '#core/': 'core/',
  '#platform/': 'platform/',
  '#contract/': 'contract/',
  '#server/': 'server/',
  '#db/': 'db/',
};

export const productFiles: readonly string[] = globSync(`${layers}/**/*.{ts,tsx,css}`, { cwd: root })
  .filter((file) => !isForTests(file) && !file.startsWith('db/migrations/'))
  .sort();

export const textOf = (file: string): string => readFileSync(path.join(root, file), 'utf8');

const isType = /^(?:import|export) type |^(?:import|export) \{(?:\s*type [\w$]+(?: as [\w$]+)?,?)+\s*\}/;

/** The file of ours that an import names, from the project's root; null for a package. */
function fileNamed(from: string, specifier: string): string | null {
  const bare = specifier.replace(/\?.*$/, '');
  if (bare.startsWith('.')) return path.join(path.dirname(from), bare);
  const alias = Object.keys(aliases).find((one) => bare.startsWith(one));
  return alias === undefined ? null : bare.replace(alias, aliases[alias] ?? '');
}

/** Files of ours that a file imports. @param types whether imports of types count, which are gone at run time */
export function importsOf(file: string, { types }: { types: boolean }): string[] {
  const statements = textOf(file).matchAll(/^(?:import|export) [^;]*?from\s+'([^']+)'|^import '([^']+)'/gm);
  return [...statements].flatMap(([statement, from, bare]) => {
    if (!types && isType.test(statement)) return [];
    return fileNamed(file, from ?? bare ?? '') ?? [];
  });
}

/** Every file of ours that runs when a file is loaded on the server, itself included. */
export function loadedBy(file: string): Set<string> {
  const loaded = new Set<string>();
  const waiting = [file];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (loaded.has(next) || !/\.tsx?$/.test(next)) continue;
    loaded.add(next);
    waiting.push(...importsOf(next, { types: false }));
  }
  return loaded;
}
