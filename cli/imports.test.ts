import { expect, it } from 'vitest';
import { loadedBy, textOf } from '../scripts/structure/files.ts';

const loaded = [...loadedBy('cli/main.ts')];
/** `platform/outage.ts` knows the errors of a database by these; none opens one. */
const errorsOnly = /^platform\/database\/(?:acting-role|refused-link|scope)\.ts$/;

it('loads neither a database nor the server, however far its imports go', () => {
  expect(loaded.length).toBeGreaterThan(100);
  const own = loaded.filter((file) => /^(?:app|db|server)\/|^platform\/(?:database|queue|outbox|crypto)\//.test(file));
  expect(own.filter((file) => !errorsOnly.test(file))).toEqual([]);
  const packages = /from '(?:drizzle-orm|pg|pg-boss|hono|react|@electric-sql)[/'"]/;
  const runs = (file: string) => textOf(file).replace(/^import type [^;]*;$/gm, '');
  expect(loaded.filter((file) => packages.test(runs(file)))).toEqual([]);
});
