import path from 'node:path';
import type { Plugin } from 'vite';
import { expect, it } from 'vitest';
import config from '../../../vite.config.ts';

const plugins = ((config as { plugins: unknown[] }).plugins.flat() as Plugin[]).filter(Boolean);
const guard = plugins.find(({ name }) => name === 'quietprint:server-modules');
const screen = path.resolve(import.meta.dirname, '../../../app/scan/company/finding-company.tsx');

function resolve(id: string): unknown {
  const { resolveId } = guard as unknown as { resolveId: (this: object, id: string, importer: string) => unknown };
  const fail = (message: string) => {
    throw new Error(message);
  };
  return resolveId.call({ environment: { name: 'client', mode: 'build' }, error: fail }, id, screen);
}

it.each([
  '#core/removal/directory/queries/company-routes.ts',
  '#core/removal/directory/data/controllers.jsonl',
  '../../../core/removal/directory/data/controllers.jsonl',
])('the build of a browser’s code refuses %s', (id) => {
  expect(() => resolve(id)).toThrow('belongs to the server');
});

it('and takes what browser and server agree on', () => {
  expect(resolve('#contract/removal/company.ts')).toBeUndefined();
});
