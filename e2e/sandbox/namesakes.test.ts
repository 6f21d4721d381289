import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isQuestion } from '#contract/scans/ownership.ts';
import type { SourceReport } from '#core/reports/queries/join.ts';
import { ownershipOf, withClaims } from '#core/reports/queries/ownership.ts';
import { type ScoredExposure, totalOf } from '#core/reports/queries/score.ts';
import { scoreReports } from '#core/reports/queries/view.ts';
import { askSource } from '#core/sources/actions/ask.ts';
import { catalogueInMemory, createCatalogue } from '#core/sources/internal/catalogue.ts';
import { registry } from '#core/sources/registry.ts';
import { systemClock as clock } from '#platform/clock.ts';
import { createOutgoing, type Outgoing } from '#platform/http/outgoing.ts';
import { people } from './people.ts';
import { createSandbox, type Sandbox } from './sandbox.ts';
import { type Account, existsAt, namesakes } from './sites/accounts.ts';

/** People of the stories who give their own user name, and their first name, under which others have accounts. */
const cases = people.flatMap(({ name, facts: { usernames = [] } }) => {
  const namesake = namesakes.find((account) => name.toLowerCase().startsWith(`${account.name} `));
  return namesake ? [{ name, own: usernames, namesake }] : [];
});

const isOneOf = (accounts: readonly Account[], id: string): boolean =>
  accounts.some(({ at }) => at !== 'everywhere' && at.includes(id));

let sandbox: Sandbox;
let outgoing: Outgoing;
const certDir = mkdtempSync(path.join(tmpdir(), 'sandbox-'));

beforeAll(async () => {
  sandbox = await createSandbox({ certDir });
  const ca = readFileSync(sandbox.caFile, 'utf8');
  outgoing = createOutgoing({ env: sandbox.environment, userAgent: 'Quietprint/1.0', ca });
});
afterAll(async () => {
  await outgoing.close();
  await sandbox.close();
  rmSync(certDir, { recursive: true });
});

/** What the sites say of both names, as a scan keeps it. */
async function scan({ own, namesake }: (typeof cases)[number]): Promise<SourceReport[]> {
  const accounts = [...own, namesake];
  const sources = registry.filter(({ id, needs }) => needs === 'username' && isOneOf(accounts, id));
  const catalogue = createCatalogue({ store: catalogueInMemory(), outgoing, clock }).current();
  const reports: SourceReport[] = [];
  for (const source of sources)
    for (const { name: username } of accounts) {
      const means = { outgoing, key: null, now: clock.now(), catalogue };
      const answer = await askSource(source, { kind: 'username', username }, means);
      if (answer.state !== 'found') continue;
      const exposures = answer.exposures.map((one) => ({ ...one, key: `${one.key} username ${username}` }));
      reports.push({ sourceId: source.id, sourceName: source.name, exposures });
    }
  return reports;
}

const places = (scored: readonly ScoredExposure[]): string[] =>
  scored.flatMap(({ exposure }) =>
    exposure.reported.map(({ sourceId, key }) => `${sourceId} ${key.split(' ').at(-1)}`),
  );

describe.each(cases)('$name, who shares a name with others', (person) => {
  const { own, namesake } = person;
  let found: ScoredExposure[];
  const isTheirs = ({ exposure: { reported } }: ScoredExposure) =>
    reported.some(({ sourceId, key }) => existsAt(own, sourceId, key.split(' ').at(-1) ?? ''));
  const claims = (mine: ReadonlySet<string>) => ({ mine, name: person.name, now: clock.now() });
  const shownAsTheirs = (scored: readonly ScoredExposure[]) =>
    scored.filter(({ exposure }) => !isQuestion(ownershipOf(exposure)));

  beforeAll(async () => {
    found = scoreReports(await scan(person), clock.now());
  });

  it('is asked about every account, their own and others’, and none counts', () => {
    const asked = withClaims(found, claims(new Set()));
    expect(asked.some(isTheirs) && !asked.every(isTheirs)).toBe(true);
    expect(shownAsTheirs(asked)).toEqual([]);
    expect(asked.map(({ points }) => points)).toEqual(asked.map(() => 0));
    expect(totalOf(asked)).toBe(0);
  });

  it('is shown exactly their own accounts once they have said which those are, and no stranger’s', () => {
    const mine = new Set(found.filter(isTheirs).map(({ exposure: { id } }) => id));
    const shown = shownAsTheirs(withClaims(found, claims(mine)));
    const seeded = own.flatMap(({ name, at }) => (at === 'everywhere' ? [] : at.map((site) => `${site} ${name}`)));
    expect(places(shown).sort()).toEqual(seeded.sort());
    expect(shown.every(({ points }) => points > 0)).toBe(true);
    expect(places(shown).filter((place) => place.endsWith(` ${namesake.name}`))).toEqual([]);
  });
});

it('there are people who share a name', () => {
  expect(cases.map(({ name }) => name)).toEqual(['Amelia Hart', 'Oliver Bennett', 'Kenji Tanaka']);
});
