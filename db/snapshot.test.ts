import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { expect, it } from 'vitest';
import drizzle from '../drizzle.config.ts';

const root = path.dirname(import.meta.dirname);
const journal = JSON.parse(readFileSync(path.join(import.meta.dirname, 'migrations/meta/_journal.json'), 'utf8'));

it('`npm run db:generate` finds nothing to add: the newest snapshot of the migrations is that of the schema', async () => {
  const files = globSync([drizzle.schema ?? []].flat(), { cwd: root });
  const schemas = await Promise.all(files.map((file) => import(path.join(root, file))));
  const newest = String(journal.entries.at(-1).idx).padStart(4, '0');
  const snapshot = path.join(import.meta.dirname, `migrations/meta/${newest}_snapshot.json`);
  const known = JSON.parse(readFileSync(snapshot, 'utf8'));
  const schema = generateDrizzleJson(Object.assign({}, ...schemas.map((one) => ({ ...one }))), known.id);
  expect(await generateMigration(known, schema)).toEqual([]);
});
