import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { classNameOf } from '../scripts/class-name.ts';

const app = import.meta.dirname;
const read = (file: string) => readFileSync(path.join(app, file), 'utf8');
const sheets = globSync('**/*.module.css', { cwd: app });
const components = globSync('**/*.{ts,tsx}', { cwd: app }).filter((file) => !file.includes('.test.'));

/** The rules of a style file without what they declare. */
const selectorsOf = (css: string): string =>
  css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/:global\([^)]*\)/g, '')
    .replace(/"[^"]*"/g, '')
    .replace(/[^{};]*;/g, '');

const classesOf = (sheet: string): Set<string> =>
  new Set([...selectorsOf(read(sheet)).matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name));

interface Use {
  file: string;
  sheet: string;
  /** What is looked up by its name, and whether anything is looked up by an expression. */
  names: readonly string[];
  computed: boolean;
}

/** Which classes of which style files a component takes. */
function usesOf(file: string): Use[] {
  const code = read(file);
  return [...code.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].map(([, name = '', from = '']) => ({
    file,
    sheet: from.startsWith('#app/') ? from.slice('#app/'.length) : path.join(path.dirname(file), from),
    names: [...code.matchAll(new RegExp(`(?<![\\w./-])${name}\\.(\\w+)`, 'g'))].map(([, used = '']) => used),
    computed: new RegExp(`(?<![\\w./-])${name}\\[`).test(code),
  }));
}

const uses = components.flatMap(usesOf);

test('each class that a component names is in its style file', () => {
  const missing = uses.flatMap(({ file, sheet, names }) => {
    const known = classesOf(sheet);
    return names.filter((name) => !known.has(name)).map((name) => `${file}: ${sheet} has no .${name}`);
  });
  expect(missing).toEqual([]);
});

test('each class of a style file is named by a component', () => {
  const unused = sheets.flatMap((sheet) => {
    const all = uses.filter((use) => use.sheet === sheet);
    if (all.some(({ computed }) => computed)) return [];
    const used = new Set(all.flatMap(({ names }) => names));
    return [...classesOf(sheet)].filter((name) => !used.has(name)).map((name) => `${sheet}: .${name}`);
  });
  expect(unused).toEqual([]);
});

test('nobody names a class that is not in a style file of its own', () => {
  const literal = /className=(?:"|\{')|classes\((?:[^()]|\([^()]*\))*(?:^|[(,]|&&)\s*['"`]/;
  expect(components.filter((file) => literal.test(read(file)))).toEqual([]);
});

test('each rule stands in a layer', () => {
  const bare = sheets.filter((sheet) => {
    const css = read(sheet).replace(/\/\*[\s\S]*?\*\//g, '');
    return /^(?!@layer |@media |@supports |\}| |$)/m.test(css);
  });
  expect(bare).toEqual([]);
});

test('each animation is in the file that uses it', () => {
  const strays = sheets.flatMap((sheet) => {
    const css = read(sheet);
    const known = [...css.matchAll(/@keyframes ([\w-]+)/g)].map(([, name = '']) => name);
    return [...css.matchAll(/animation: ([\w-]+)/g)]
      .filter(([, name = '']) => name !== 'none' && !known.includes(name))
      .map(([, name]) => `${sheet}: ${name}`);
  });
  expect(strays).toEqual([]);
});

test('no two classes have one name in production', () => {
  const names = sheets.flatMap((sheet) => [...classesOf(sheet)].map((name) => classNameOf(`app/${sheet}`, name)));
  expect(names.filter((name, index) => name.length < 5 || names.indexOf(name) !== index)).toEqual([]);
});
