import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { largeIndexes } from '#platform/database/large-indexes.ts';
import { breakingSteps, rebuiltIndexes } from './contract-steps.ts';

const MIGRATIONS = path.join(import.meta.dirname, 'migrations');

/** The first migration after those of 1.0.0, before which nobody ran a version beside its next. */
const FIRST = '0007';

/** Steps that break the rule by their words and not by what they do: which, and why no running process notices. */
const exceptions: Readonly<Record<string, { steps: readonly string[]; why: string }>> = {};

const migrations = readdirSync(MIGRATIONS).filter((name) => name.endsWith('.sql') && name >= FIRST);

it.each(migrations)('%s leaves the last version what it reads and writes', (name) => {
  const steps = breakingSteps(readFileSync(path.join(MIGRATIONS, name), 'utf8'));
  expect(steps, 'expand first, contract a release later').toEqual(exceptions[name]?.steps ?? []);
});

it.each(migrations)('%s builds no large index while it holds the table', (name) => {
  const large = largeIndexes().map((one) => ({ ...one, table: / on public\.(\w+) /.exec(one.statement)?.[1] ?? '' }));
  expect(rebuiltIndexes(readFileSync(path.join(MIGRATIONS, name), 'utf8'), large)).toEqual([]);
});

it.each([
  ['drops a table', 'DROP TABLE "a" CASCADE;'],
  ['drops a column', 'ALTER TABLE "a" DROP COLUMN "b";'],
  ['drops a function', 'DROP FUNCTION public.f(uuid);'],
  ['drops a policy', 'DROP POLICY p ON a;'],
  ['renames', 'ALTER TABLE "a" RENAME COLUMN "b" TO "c";'],
  ['asks for a value', 'ALTER TABLE "a" ALTER COLUMN "b" SET NOT NULL;'],
  ['adds a column without a default', 'ALTER TABLE "a" ADD COLUMN "b" text NOT NULL;'],
  ['changes a type', 'ALTER TABLE "a" ALTER COLUMN "b" SET DATA TYPE bigint;'],
  ['takes away a default', 'ALTER TABLE "a" ALTER COLUMN "b" DROP DEFAULT;'],
  ['takes away a right', 'REVOKE ALL ON public.a FROM quietprint_app;'],
  ['adds a rule that is checked at once', 'ALTER TABLE "a" ADD CONSTRAINT "c" CHECK (b > 0);'],
])('a migration that %s is noticed', (what, statement) => {
  expect(breakingSteps(`CREATE TABLE "z" ();--> statement-breakpoint\n${statement}`)).toEqual([what]);
});

it.each([
  ['a column with a default', 'ALTER TABLE "a" ADD COLUMN "b" integer DEFAULT 1 NOT NULL;'],
  ['a column that may be empty', 'ALTER TABLE "a" ADD COLUMN "b" text;'],
  ['a rule for rows to come', 'ALTER TABLE "a" ADD CONSTRAINT "c" CHECK (b > 0) NOT VALID;'],
  [
    'what it makes itself',
    'CREATE TABLE "a" ();--> statement-breakpoint\nALTER TABLE "a" ADD CONSTRAINT "c" CHECK (b > 0);',
  ],
  ['what a function does later', 'CREATE FUNCTION f() RETURNS void AS $$ BEGIN DROP TABLE x; END $$;'],
  ['what a comment says', '-- drop table a\nCREATE TABLE "b" ();'],
])('%s is allowed', (_what, migration) => {
  expect(breakingSteps(migration)).toEqual([]);
});
