import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { companyRow, parseRows } from '#core/removal/directory/row.ts';
import { expectedStates } from './people/expected.ts';
import { createWorld, people } from './people.ts';
import { companiesFile } from './sandbox.ts';
import { sourceIds } from './sources.ts';
import { wkdHash, zBase32 } from './wire/digests.ts';

const world = createWorld(new Date('2026-03-31T12:00:00Z'));

describe('the people', () => {
  it('are at least a dozen, each with a name and an address of their own', () => {
    expect(people.length).toBeGreaterThanOrEqual(12);
    expect(new Set(people.map((person) => person.email)).size).toBe(people.length);
    expect(new Set(people.map((person) => person.name)).size).toBe(people.length);
  });

  it('live at reserved domains, or at a mail provider under a name that says "demo"', () => {
    for (const { email } of people) {
      expect(email).toMatch(/@example\.(com|org|net)$|\.example$|\.demo@(gmail|outlook|yahoo)\.com$/);
      expect(world.domain(email.split('@')[1] ?? ''), email).not.toBeNull();
    }
  });

  it('name only breaches that the catalogue holds', () => {
    const names = world.breaches.map((breach) => breach.name);
    expect(new Set(names).size).toBe(names.length);
    for (const person of people) {
      for (const name of person.facts.breaches ?? []) expect(names, person.email).toContain(name);
    }
  });

  it('are found again by every kind of hash', () => {
    // md5sum, sha1sum and sha256sum of quiet@example.com
    expect(world.byHash('md5', '84e5a4208f9e5030fa8862f80d5e11a2')?.name).toBe('Nora Whitfield');
    expect(world.byHash('sha1', 'D1177656837912D8552D8586BD4FD891283EC804')?.name).toBe('Nora Whitfield');
    expect(world.byHash('sha256', '8da505ccd2836b7db4eb85fad7d5b865d60aa52e6b2ac7a51def31b702654377')?.name).toBe(
      'Nora Whitfield',
    );
    expect(world.byHash('md5', '00000000000000000000000000000000')).toBeNull();
    expect(zBase32(Buffer.from('hello'))).toBe('pb1sa5dx');
    expect(wkdHash('Joe.Doe')).toBe('iy9q119eutrkn8s1mk4r39qejnbu3n5q');
    expect(world.byWkdHash('tanaka.example', wkdHash('kenji'))?.name).toBe('Kenji Tanaka');
    expect(world.byEmail('  Quiet@Example.com ')?.name).toBe('Nora Whitfield');
  });

  it('count ages back without losing a day at the end of a month', () => {
    expect(world.ago(1).toISOString()).toBe('2026-02-28T09:30:00.000Z');
    expect(world.ago(15).toISOString()).toBe('2024-12-28T09:30:00.000Z');
  });

  it('range from clear everywhere to found everywhere', () => {
    const of = (email: string) => {
      const person = world.byEmail(email);
      if (!person) throw new Error(email);
      return expectedStates(person, world);
    };
    expect(new Set(Object.values(of('quiet@example.com')))).toEqual(new Set(['clear']));
    expect(new Set(Object.values(of('isla@everywhere.example')))).toEqual(new Set(['found']));
    expect(new Set(Object.values(of('marcus@limited.example')))).toEqual(new Set(['not-checked']));
    expect(Object.keys(of('isla@everywhere.example')).length).toBeGreaterThan(sourceIds.length - 8);
  });
});

describe('the companies that lost their data', () => {
  const { rows } = parseRows(readFileSync(companiesFile, 'utf8'), companyRow);

  it('are as invented as their breaches', () => {
    const lost = new Set(world.breaches.map(({ domain }) => domain));
    for (const { id, domains = [] } of rows) {
      expect(domains.length, id).toBe(1);
      for (const domain of domains) expect(lost, id).toContain(domain);
    }
  });

  it('are reached at reserved domains', () => {
    const reached = rows.flatMap(({ email, form, account }) => [
      ...(email ? [email.split('@')[1]] : []),
      ...[form, account?.url].flatMap((url) => (url ? [new URL(url).hostname] : [])),
    ]);
    expect(reached.length).toBeGreaterThan(rows.length);
    expect(reached.filter((host) => !host?.endsWith('.example'))).toEqual([]);
  });
});

describe('the README', () => {
  const readme = readFileSync(new URL('README.md', import.meta.url), 'utf8');

  it.each(people)('lists $name with address, story and bands', ({ name, email, story, expect: expected }) => {
    const row = readme.split('\n').find((line) => line.includes(`\`${email}\``));
    expect(row?.replace(/ +/g, ' ')).toBe(`| \`${email}\` | ${name} | ${story} | ${expected.bands.join(', ')} |`);
  });
});
