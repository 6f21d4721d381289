import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { onEachDatabase, onOneDatabase } from '#tests/databases.ts';
import { groupsOnOneDatabase } from './asvs/titles.ts';
import { root } from './processes.ts';

/** What the two databases do each in their own way: much at the same time, what they tell, who acts, and what they say of themselves. */
const differs =
  /Promise\.(?:all|allSettled|race|any)\b|[!=]== '(?:postgres|embedded)'|\bpg_|advisory_|jsonb|unnest|array_agg|\bover \(|for update|skip locked|statement_timeout|session_replication|set (?:local )?role (?!=)|statementsOf|database\.listen\(/i;
/** Nothing in these is a business rule. */
const ofTheDatabase = /^(?:db|platform|server|scripts|e2e)\//;

const sources = globSync('{app,core,cli,platform,contract,server,db,tests,e2e,scripts}/**/*.test.{ts,tsx}', {
  cwd: root,
})
  .sort()
  .filter((file) => file !== path.relative(root, import.meta.filename))
  .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }))
  .filter(({ text }) => /\bon(?:Each|One)Database\(/.test(text))
  .map(({ file, text }) => ({ file, groups: groupsOnOneDatabase(file, text) }))
  .filter(({ groups }) => groups.length > 0);

describe('a test that runs on one database', () => {
  it('does nothing that the two do each in their own way; `it` in `onEachDatabase` is for that', () => {
    expect(sources.length).toBeGreaterThan(30);
    const found = sources.flatMap(({ file, groups }) =>
      groups.flatMap((text) => {
        const what = differs.exec(text)?.[0];
        return what === undefined ? [] : [`${file}: ${what}, in ${text.slice(0, 80)}`];
      }),
    );
    expect(found).toEqual([]);
  });

  it('is about the business, not about the database', () => {
    expect(sources.map(({ file }) => file).filter((file) => ofTheDatabase.test(file))).toEqual([]);
  });
});

const all = process.env.TEST_DATABASES === 'both';
const server = inject('postgresUrl') !== null;
const ran = { each: [] as string[], rule: [] as string[], one: [] as string[] };

onEachDatabase('what differs', (_open, kind, { rule, rules }) => {
  it('is tried', () => void ran.each.push(kind));
  rule('and a rule', () => void ran.rule.push(kind));
  rules('and rules', () => {
    it.each([1])('of a group', () => void ran.rule.push(kind));
  });
  rule.each([1])('and rules of a table', () => void ran.rule.push(kind));
});

onOneDatabase('a rule', (_open, kind) => {
  it('is tried', () => void ran.one.push(kind));
});

describe('on a machine with PostgreSQL or without', () => {
  const both = ['embedded', 'postgres'];
  const isOther = process.env.TEST_DATABASES === 'other';
  const one = server ? ['postgres'] : ['embedded'];

  it('what differs is tried on every database there is, by a half of the tests on one', () => {
    const isOnOne = isOther || (process.env.TESTS !== undefined && !all);
    expect(ran.each).toEqual(server && !isOnOne ? both : isOther ? ['embedded'] : one);
  });

  it('a rule is tried once, and on both when everything is asked for', () => {
    const expected = all && server ? both : isOther && server ? [] : one;
    expect(ran.one).toEqual(expected);
    expect(ran.rule).toEqual(expected.flatMap((kind) => [kind, kind, kind]));
  });
});
