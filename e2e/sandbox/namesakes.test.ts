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
import { createCatalogue } from '#core/sources/internal/catalogue/catalogue.ts';
import { catalogueInMemory } from '#core/sources/internal/catalogue/catalogue-in-memory.fixture.ts';
import { gravatarV3 } from '#core/sources/profiles/gravatar-v3.ts';
import { subjectOf } from '#core/sources/queries/subject.ts';
import { registry } from '#core/sources/registry.ts';
import { systemClock as clock } from '#platform/clock.ts';
import { createOutgoing, type Outgoing } from '#platform/http/outgoing.ts';
import { people } from './people.ts';
import { createSandbox, type Sandbox } from './sandbox.ts';
import { type Account, existsAt, namesakes } from './sites/accounts.ts';

/** People of the stories who give their own user name, and their first name, under which others have accounts. */
const cases = people.flatMap(({ name, email, facts: { usernames = [] } }) => {
  const namesake = namesakes.find((account) => name.toLowerCase().startsWith(`${account.name} `));
  return namesake ? [{ name, email, own: usernames, namesake }] : [];
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

/** What the sites say of both names, and Gravatar of their address, as a scan keeps it. */
async function scan({ email, own, namesake }: (typeof cases)[number]): Promise<SourceReport[]> {
  const accounts = [...own, namesake];
  const sources = registry.filter(({ id, needs }) => needs === 'username' && isOneOf(accounts, id));
  const catalogue = createCatalogue({ store: catalogueInMemory(), outgoing, clock }).current();
  const reports: SourceReport[] = [];
  const gravatar = await askSource(gravatarV3, subjectOf(email), { outgoing, key: null, now: clock.now(), catalogue });
  if (gravatar.state === 'found')
    reports.push({ sourceId: gravatarV3.id, sourceName: gravatarV3.name, exposures: gravatar.exposures });
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
  let proven: ScoredExposure[];
  const isTheirs = ({ exposure: { reported } }: ScoredExposure) =>
    reported.some(({ sourceId, key }) => existsAt(own, sourceId, key.split(' ').at(-1) ?? ''));
  /** Beside what is proven to be theirs, which is left out of what comes back. */
  const judged = (mine: ReadonlySet<string> = new Set()) => {
    const identifiers = [{ kind: 'email' as const, value: person.email, proof: 'proven' as const }];
    const claims = { mine, identifiers, name: person.name, now: clock.now() };
    return withClaims([...proven, ...found], claims).filter(({ exposure: { id } }) =>
      found.some((one) => one.exposure.id === id),
    );
  };
  const shownAsTheirs = (scored: readonly ScoredExposure[]) =>
    scored.filter(({ exposure }) => !isQuestion(ownershipOf(exposure)));

  beforeAll(async () => {
    const all = scoreReports(await scan(person), clock.now());
    found = all.filter(({ exposure }) => exposure.certainty === 'candidate');
    proven = all.filter(({ exposure }) => exposure.certainty !== 'candidate');
  });

  it('is asked about every account, their own and others’, and none counts', () => {
    const asked = judged();
    expect(asked.some(isTheirs) && !asked.every(isTheirs)).toBe(true);
    expect(shownAsTheirs(asked)).toEqual([]);
    expect(asked.map(({ points }) => points)).toEqual(asked.map(() => 0));
    expect(totalOf(asked)).toBe(0);
  });

  it('is shown exactly their own accounts once they have said which those are, and no stranger’s', () => {
    const mine = new Set(found.filter(isTheirs).map(({ exposure: { id } }) => id));
    const shown = shownAsTheirs(judged(mine));
    const seeded = own.flatMap(({ name, at }) => (at === 'everywhere' ? [] : at.map((site) => `${site} ${name}`)));
    expect(places(shown).sort()).toEqual(seeded.sort());
    expect(shown.every(({ points }) => points > 0)).toBe(true);
    expect(places(shown).filter((place) => place.endsWith(` ${namesake.name}`))).toEqual([]);
  });
});

it('a namesake who shows the same full name is likely Amelia’s, with the reason, and asked about', async () => {
  const amelia = cases.find(({ name }) => name === 'Amelia Hart');
  if (!amelia) throw new Error('nobody is called Amelia Hart');
  const claims = { mine: new Set<string>(), name: amelia.name, now: clock.now() };
  const all = withClaims(scoreReports(await scan(amelia), clock.now()), claims);
  const likely = all.filter(({ exposure }) => ownershipOf(exposure).level === 'likely');
  expect(places(likely).sort()).toEqual(['github-user ameliahartdemo', 'steam amelia']);
  expect(likely.map(({ exposure, points }) => [isQuestion(ownershipOf(exposure)), points])).toEqual([
    [true, 0],
    [true, 0],
  ]);
  expect(likely.map(({ exposure }) => ownershipOf(exposure).because).sort()).toEqual([
    'Found by a name that others may use too. It shows the full name that your profile at Gravatar shows too.',
    'Found by a name that others may use too. Your profile at Gravatar links to it.',
  ]);
});

it('there are people who share a name', () => {
  expect(cases.map(({ name }) => name)).toEqual(['Amelia Hart', 'Oliver Bennett', 'Kenji Tanaka']);
});
