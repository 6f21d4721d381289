import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openOf } from '#contract/scans/score.ts';
import { bandOf } from '#contract/scans/severity.ts';
import type { ScoreView } from '#contract/scans/types.ts';
import { findCompanyRoutes } from '#core/removal/directory/queries/company-routes.ts';
import { scoreFindings } from '#core/reports/queries/score.ts';
import { buildReport, coverageOf, scoreReports } from '#core/reports/queries/view.ts';
import { type Asked, askSource } from '#core/sources/actions/ask.ts';
import type { BreachCatalogue, Source } from '#core/sources/define.ts';
import { createCatalogue } from '#core/sources/internal/catalogue/catalogue.ts';
import { catalogueInMemory } from '#core/sources/internal/catalogue/catalogue-in-memory.fixture.ts';
import { subjectFrom, subjectOf } from '#core/sources/queries/subject.ts';
import { fileSources } from '#core/sources/registry.ts';
import { systemClock as clock } from '#platform/clock.ts';
import { createOutgoing, type Outgoing } from '#platform/http/outgoing.ts';
import { planted } from './hostile.ts';
import { domains } from './people/domains.ts';
import { expectedState } from './people/expected.ts';
import type { Person } from './people/person.ts';
import { people } from './people.ts';
import { companiesFile, createSandbox, type Sandbox } from './sandbox.ts';
import { privacyOf, type SourceId, sourceIds } from './sources.ts';

/** What is asked with an address or a domain. */
const registry = fileSources.filter(({ needs }) => needs === 'email' || needs === 'domain');

/** More would make both ends of every connection, which share this process, too slow for the sources' patience. */
const AT_ONCE = 6;

let sandbox: Sandbox;
let outgoing: Outgoing;
/** What a scan makes of everybody, by address and source: nobody has proved a domain. */
let scans: Map<string, Map<string, Asked>>;

beforeAll(async () => {
  sandbox = await createSandbox({ certDir: mkdtempSync(path.join(tmpdir(), 'sandbox-')) });
  outgoing = createOutgoing({
    env: sandbox.environment,
    userAgent: 'Quietprint/1.0',
    ca: readFileSync(sandbox.caFile, 'utf8'),
  });
  scans = new Map();
  for (let from = 0; from < people.length; from += AT_ONCE) {
    const some = people.slice(from, from + AT_ONCE);
    await Promise.all(some.map(async ({ email }) => scans.set(email, await scan(email))));
  }
});
afterAll(async () => {
  await outgoing.close();
  await sandbox.close();
});

const readCatalogue = () => createCatalogue({ store: catalogueInMemory(), outgoing, clock }).current();

interface ScanOptions {
  catalogue?: Promise<BreachCatalogue>;
  /** Domains that were proved to be the person's. */
  proven?: readonly string[];
  sources?: readonly Source[];
}

/** Whether somebody's story has this source say nothing, or never come to an end. */
function neverAnswers(email: string, id: string): boolean {
  const behaviour = people.find((one) => one.email === email)?.behaviour[id as SourceId];
  return behaviour?.kind === 'hang' || (behaviour?.kind === 'hostile' && behaviour.how === 'trickle');
}

/** A busy machine may need it, where both ends share this process. */
const PATIENCE_MS = 60_000;
const SHORT_PATIENCE_MS = 4_000;

/** Sources of the product about one address, without their pace; with little patience for who never answers. */
async function scan(
  email: string,
  { catalogue = readCatalogue(), proven = [], sources = registry }: ScanOptions = {},
): Promise<Map<string, Asked>> {
  const mistakes: string[] = [];
  const asked = sources.map(async (source) => {
    const patient = { ...source, timeoutMs: neverAnswers(email, source.id) ? SHORT_PATIENCE_MS : PATIENCE_MS };
    const means = {
      outgoing,
      key: source.key?.name === 'HIBP_API_KEY' ? '0'.repeat(32) : null,
      now: clock.now(),
      catalogue,
      unexpected: (id: string, error: unknown) => void mistakes.push(`${id}: ${error}`),
    };
    const domain = source.needs === 'domain' ? proven[0] : undefined;
    const subject = domain ? subjectFrom({ kind: 'domain', value: domain }) : subjectOf(email);
    return [source.id, await askSource(patient, subject, means)] as const;
  });
  const answers = new Map(await Promise.all(asked));
  expect(mistakes).toEqual([]);
  return answers;
}

const domainIn = (email: string) => domains.find(({ name }) => name === email.toLowerCase().split('@')[1]);

type Answers = (readonly [string, Pick<Asked, 'state'> & Partial<Asked>])[];

function scoreOf(answers: Answers): ScoreView {
  const checks = answers.map(([id, answer]) => ({
    category: registry.find((source) => source.id === id)?.category ?? 'reputation',
    state: answer.state,
    reason: answer.state === 'not-checked' && 'reason' in answer ? (answer.reason ?? null) : null,
  }));
  return scoreFindings(scoreReports(reportsOf(answers), sandbox.world.now), coverageOf(checks));
}

const reportsOf = (answers: Answers) =>
  answers.flatMap(([sourceId, answer]) =>
    'exposures' in answer && answer.exposures ? [{ sourceId, sourceName: sourceId, exposures: answer.exposures }] : [],
  );

/** Of what is known. */
function bandOfScore(answers: Answers) {
  const score = scoreOf(answers);
  return score.kind === 'scored' ? bandOf(openOf(score).score) : score.kind;
}

describe("the product's sources meet the sandbox", () => {
  it('every one of them has a stand-in', () => {
    expect(registry.map((source) => source.id).filter((id) => !sourceIds.includes(id as SourceId))).toEqual([]);
  });

  /** Whatever its story fixes. A source can still say by itself that it has nothing to ask. */
  function expectStory(person: Person, answers: ReadonlyMap<string, Asked>): void {
    for (const [id, answer] of answers) {
      if (answer.state === 'not-checked' && answer.reason === 'not-applicable') continue;
      const expected = expectedState(person, id as SourceId, sandbox.world);
      if (expected) expect(answer.state, `${id}: ${JSON.stringify(answer)}`).toBe(expected);
    }
  }

  const aboutDomains = registry.filter(({ needs }) => needs === 'domain');

  it.each(people)('about $name: $story', (person) => {
    const answers = scans.get(person.email) ?? new Map<string, Asked>();
    expect(answers.size).toBe(registry.length);
    expectStory(person, answers);
    for (const { id } of aboutDomains) expect(answers.get(id), id).toMatchObject({ reason: 'not-applicable' });
  });

  const withDomains = people.filter(({ email }) => domainIn(email)?.shared === false);

  it.each(withDomains)('about the domain of $name, once it is proved', async (person) => {
    const proven = [domainIn(person.email)?.name ?? ''];
    const answers = await scan(person.email, { proven, sources: aboutDomains });
    expect([...answers.values()]).not.toContainEqual(expect.objectContaining({ reason: 'not-applicable' }));
    expectStory(person, answers);
  });

  it('while the catalogue of breaches cannot be read, an invented one is no more than a rumour', async () => {
    const doubtful = people.filter(({ facts }) => facts.breaches?.includes('PhantomMarket'));
    expect(doubtful).not.toEqual([]);
    for (const { name, email, expect: expected } of doubtful) {
      const answers = await scan(email, { catalogue: Promise.resolve({ atHand: false, find: () => null }) });
      const found = [...answers.values()].flatMap((answer) => (answer.state === 'found' ? answer.exposures : []));
      const phantom = found.filter(({ breach }) => breach?.name.startsWith('Phantom'));
      expect(phantom).not.toEqual([]);
      for (const { certainty } of phantom) expect(certainty, name).toBe('unverified');
      expect(expected.bands, name).toContain(bandOfScore([...answers]));
    }
  });

  const keyed = new Set(registry.filter((source) => source.key?.required).map((source) => source.id));

  it.each(people)("$name's score is in a band that the story allows, with keys and without", (person) => {
    const all = [...(scans.get(person.email) ?? [])];
    for (const answers of [all, all.filter(([id]) => !keyed.has(id))]) {
      expect(person.expect.bands).toContain(bandOfScore(answers));
    }
  });

  // What is known may shrink with a further answer, which may say that a password was kept well; it grows no further.
  it.each(people)(
    'whatever $name is spared by one silent source lies within the score that is then shown',
    (person) => {
      const all = [...(scans.get(person.email) ?? [])];
      const whole = scoreOf(all);
      if (whole.kind !== 'scored') return;
      for (const [silent, { state }] of all) {
        if (state !== 'found') continue;
        const without = scoreOf(
          all.map((one) =>
            one[0] === silent ? ([silent, { state: 'not-checked', reason: 'limited' }] as const) : one,
          ),
        );
        if (without.kind !== 'scored') continue;
        expect(without.most, silent).toBeGreaterThanOrEqual(whole.score);
      }
    },
  );

  // How many is decided by whom the sandbox has invented; that they are found through every source's wording is what is shown.
  it('most breaches of these people have somebody who can be asked, and the others say that nobody is known', () => {
    const config = { directoryFile: companiesFile };
    const findings = [...scans.values()].flatMap(
      (answers) =>
        buildReport({
          scored: scoreReports(reportsOf([...answers]), sandbox.world.now),
          coverage: null,
          removals: new Map(),
          findCompany: (breach) => findCompanyRoutes(config, breach),
          todos: {},
        }).findings,
    );
    const ofBreaches = findings.filter(({ company }) => company !== null);
    const known = ofBreaches.filter(({ company }) => company !== 'unknown');
    expect(ofBreaches.length).toBeGreaterThan(15);
    expect(known.length).toBeLessThan(ofBreaches.length);
    expect(known.length / ofBreaches.length).toBeGreaterThanOrEqual(0.6);
  });

  it('most of these answers are fixed by the stories', () => {
    const fixed = people.flatMap((person) =>
      registry.filter((source) => expectedState(person, source.id as SourceId, sandbox.world)),
    );
    expect(fixed.length).toBeGreaterThan(people.length * registry.length * 0.6);
  });

  it('an outage of a whole person reads as "not checked" with a reason that the story allows', () => {
    for (const person of people.filter(({ expect: expected }) => expected.bands[0] === 'incomplete')) {
      const gaps = [...(scans.get(person.email)?.values() ?? [])].flatMap((answer) =>
        answer.state === 'not-checked' && answer.reason !== 'not-applicable' ? [answer.reason] : [],
      );
      expect(gaps.length, person.email).toBeGreaterThan(registry.length * 0.3);
      expect(person.expect.gaps, person.email).toEqual(expect.arrayContaining([...new Set(gaps)]));
    }
  });

  it('no host is asked that is not documented, and a plain address reaches only sources that may see it', () => {
    const refused = sandbox.requests.filter((one) => one.refused !== null && one.refused !== 'missing-name');
    expect(refused).toEqual([]);
    const told = sandbox.requests.filter(({ addresses }) => addresses.length > 0);
    expect(told.length).toBeGreaterThan(people.length);
    expect(told.filter((one) => !one.source || privacyOf[one.source] !== 'P3').map(({ host }) => host)).toEqual([]);
  });

  it('what the hostile one planted comes through nowhere', () => {
    const answers = JSON.stringify([...(scans.get('viktor@hostile.example') ?? [])]);
    for (const secret of Object.values(planted)) expect(answers).not.toContain(secret);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    expect(answers.length).toBeGreaterThan(1000);
    expect(answers.length).toBeLessThan(200_000);
  });
});
