import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { emails } from '#server/modules.ts';
import { jobsWith } from './jobs.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Names of what the modules of `pattern` export that has `property`: what was declared with defineJob or defineEmail. */
async function declared(pattern: string, property: string): Promise<string[]> {
  const names: string[] = [];
  for (const file of globSync(pattern, { cwd: root })) {
    const module: Record<string, unknown> = await import(path.join(root, file));
    for (const value of Object.values(module)) {
      if (typeof value !== 'object' || value === null || !(property in value) || !('name' in value)) continue;
      names.push(String(value.name));
    }
  }
  return names.sort();
}

const names = (things: readonly { name: string }[]) => things.map(({ name }) => name).sort();

it('every declared kind of mail can be delivered', async () => {
  const all = await declared('core/**/emails.ts', 'blocks');
  expect(all.length).toBeGreaterThan(0);
  expect(names(emails)).toEqual(all);
});

it('every declared job is run', async () => {
  const transport = { send: async () => {}, verify: async () => {}, close: async () => {} };
  const declarations = ['core/**/jobs.ts', 'platform/*/{prune,give-up}.ts'];
  const all = (await Promise.all(declarations.map((pattern) => declared(pattern, 'run')))).flat();
  expect(names(jobsWith(transport))).toEqual([...all, 'mail.deliver'].sort());
});
