import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { modules } from '#server/modules.ts';

const registered = modules.map(({ name }) => name).filter((name) => !['audit', 'tallies', 'sources'].includes(name));
/** From the bottom up: a module imports what stands before it, and never what stands after it. */
const order = ['base', 'sources', 'reports', ...registered];

function moduleOf(file: string): string {
  const [folder = ''] = path.relative(import.meta.dirname, file).split(path.sep);
  return folder;
}

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?<!\.(test|fixtures?))\.ts$/.test(file))
  .map((file) => path.join(import.meta.dirname, file));

/** Files of core/ that a file imports, types included. */
function importsOf(file: string): string[] {
  const specifiers = [...readFileSync(file, 'utf8').matchAll(/(?:from|import\()\s*'([^']+)'/g)].map(
    ([, found = '']) => found,
  );
  return specifiers.flatMap((specifier) => {
    if (specifier.startsWith('#core/')) return [path.join(import.meta.dirname, specifier.slice('#core/'.length))];
    return specifier.startsWith('.') ? [path.join(path.dirname(file), specifier)] : [];
  });
}

const edges = files.flatMap((from) => importsOf(from).map((to) => ({ from, to })));
const rank = (file: string) => order.indexOf(moduleOf(file));
const shown = (file: string) => path.relative(import.meta.dirname, file);

it('every folder of core belongs to a module', () => {
  expect([...new Set(files.map(moduleOf))].filter((name) => !order.includes(name))).toEqual([]);
});

it('no module imports one that stands after it, so that there is no cycle of modules', () => {
  expect(edges.length).toBeGreaterThan(files.length);
  const upward = edges.filter(({ from, to }) => rank(to) > rank(from));
  expect(upward.map(({ from, to }) => `${shown(from)} imports ${shown(to)}`)).toEqual([]);
});

/** What other modules may import of one: its use cases, its tables for joins, and what it declares. */
const isPublic = (file: string) => /\/(actions|queries)\/|\/(schema|events|define|erase|policy)\.ts$/.test(file);

it('modules import each other only by actions, queries and what they declare', () => {
  const between = edges.filter(({ from, to }) => moduleOf(to) !== 'base' && moduleOf(from) !== moduleOf(to));
  const inner = between.filter(({ to }) => !isPublic(to));
  expect(inner.map(({ from, to }) => `${shown(from)} imports ${shown(to)}`)).toEqual([]);
});
