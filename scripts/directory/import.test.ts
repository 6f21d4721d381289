import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Collection } from './convert.ts';
import { describeChanges, importFile, UnknownCollectionError } from './import.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'quietprint-directory-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const controller = (id: string, more: object = {}) => ({
  id,
  name: `${id} Ltd`,
  domain: `${id}.example`,
  email: `privacy@${id}.example`,
  address: '1 Invented Street',
  relevantIn: ['all'],
  quality: 'verified',
  ...more,
});

const collection = (...controllers: object[]): Collection =>
  ({ source: 'https://example.org/data', commit: 'abc', date: '2026-07-21', licence: 'CC0-1.0', controllers }) as never;

const linesOf = (name: string) =>
  readFileSync(path.join(folder, name), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

it('says what was added, changed and gone, and where that leads', async () => {
  await importFile(collection(controller('amber'), controller('birch'), controller('cedar')), folder);
  const next = collection(
    controller('amber', { email: 'new@amber.example' }),
    controller('birch-group', { domain: 'birch.example' }),
    controller('dune'),
  );
  const changes = await importFile(next, folder);
  expect(changes).toEqual({
    file: 'controllers.jsonl',
    rows: 3,
    added: ['birch-group', 'dune'],
    changed: ['amber'],
    gone: [
      { from: 'birch', to: 'birch-group' },
      { from: 'cedar', to: null },
    ],
  });
  expect(describeChanges(changes)).toContain('2 gone: birch (now birch-group), cedar\n');
  expect(linesOf('controllers.redirects.jsonl')).toEqual(changes.gone);
});

it('follows a redirect whose record is gone too, and forgets one whose record is back', async () => {
  await importFile(collection(controller('birch')), folder);
  await importFile(collection(controller('birch-group', { domain: 'birch.example' })), folder);
  await importFile(collection(controller('birch-holding', { domain: 'birch.example' })), folder);
  expect(linesOf('controllers.redirects.jsonl')).toEqual([
    { from: 'birch', to: 'birch-holding' },
    { from: 'birch-group', to: 'birch-holding' },
  ]);
  await importFile(collection(controller('birch')), folder);
  expect(linesOf('controllers.redirects.jsonl').map(({ from }) => from)).toEqual(['birch-group', 'birch-holding']);
});

it('writes the same file for the same collection, in whatever order it lists', async () => {
  await importFile(collection(controller('amber'), controller('birch')), folder);
  const first = readFileSync(path.join(folder, 'controllers.jsonl'), 'utf8');
  const again = await importFile(collection(controller('birch'), controller('amber')), folder);
  expect([again.added, again.changed, again.gone]).toEqual([[], [], []]);
  expect(readFileSync(path.join(folder, 'controllers.jsonl'), 'utf8')).toBe(first);
});

it('leaves out parishes, schools, unverified records and those that cannot be reached from a screen', async () => {
  const kept = [
    controller('amber'),
    controller('parish', { group: 'church' }),
    controller('school', { group: 'school' }),
    controller('guess', { quality: 'scraped' }),
    controller('adult', { adult: true }),
    controller('post', { email: undefined }),
    controller('typo', { email: 'privacy at typo' }),
  ];
  expect((await importFile(collection(...kept), folder)).added).toEqual(['amber']);
});

it('keeps an address that may name somebody only where there is no form', async () => {
  const named = { emailMayNamePerson: true };
  const form = { webform: 'https://form.example/privacy' };
  await importFile(collection(controller('amber', { ...named, ...form }), controller('birch', named)), folder);
  const [, amber, birch] = linesOf('controllers.jsonl');
  expect([amber.email, birch.email]).toEqual([undefined, 'privacy@birch.example']);
});

it('keeps the hosts of a service, without those below another', async () => {
  const links = [
    {
      name: 'Hush',
      domains: ['www.hush.example', 'help.hush.example', 'hush.example/forum', 'not,one'],
      url: 'http://hush.example/x',
      difficulty: 'easy',
    },
  ];
  await importFile({ source: 's', date: '1', licence: 'MIT', links } as Collection, folder);
  expect(linesOf('services.jsonl')[1]).toEqual({
    id: 'hush',
    name: 'Hush',
    domains: ['hush.example'],
    account: { url: 'http://hush.example/x', difficulty: 'easy' },
  });
});

it('refuses a collection that it does not know', async () => {
  await expect(importFile({ source: 's', licence: 'l' }, folder)).rejects.toThrow(UnknownCollectionError);
});
