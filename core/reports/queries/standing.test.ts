import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openOf, type ScoreRange } from '#contract/scans/score.ts';
import { countTodos, type Mark, markFinding, type Todos } from '#contract/scans/todos.ts';
import { figuresOf } from '#contract/scans/types.ts';
import { anyReports, covered, exposure, reportOf } from '#core/reports/exposure.fixture.ts';
import type { Exposure } from '#core/sources/define.ts';
import type { SourceReport } from './join.ts';
import { scoreFindings, tickedOf } from './score.ts';
import { standingOf } from './standing.ts';
import { verdict } from './verdict.ts';
import { scoreReports } from './view.ts';

const now = new Date('2026-11-20T12:00:00Z');

type Coverage = ReturnType<typeof covered>;
const anyCoverage = fc
  .nat({ max: 3 })
  .map((notChecked) => covered({ asked: 12, found: 1, clear: 11 - notChecked, notChecked }));

const report = (reports: readonly SourceReport[], coverage: Coverage, todos: Todos) =>
  reportOf({ reports, coverage, now, todos });
type Report = ReturnType<typeof report>;

function openScore({ score }: Report): ScoreRange {
  const figures = figuresOf(score);
  if (!figures) throw new Error('no score');
  return openOf(figures);
}

/** What somebody does at any finding, by its place: tick or clear one box, press a button. */
const anyMove = fc.record({
  place: fc.nat(),
  box: fc.nat(),
  press: fc.constantFrom('box' as const, 'done' as const, 'not-mine' as const, 'open' as const),
});
type Move = { place: number; box: number; press: 'box' | 'done' | 'not-mine' | 'open' };

function markOf({ findings, todos }: Report, { place, box, press }: Move): Mark | null {
  const finding = findings[place % Math.max(1, findings.length)];
  if (!finding) return null;
  const ticked = todos[finding.id]?.steps ?? [];
  if (press !== 'box') return { finding: finding.id, steps: ticked, state: press };
  if (finding.steps.length === 0) return null;
  const one = box % finding.steps.length;
  const steps = ticked.includes(one) ? ticked.filter((other) => other !== one) : [...ticked, one];
  return { finding: finding.id, steps };
}

/** A box that is ticked, "Mark as done", "This isn't me". Putting back and taking for one's own after all are not. */
function isDoing({ todos }: Report, { finding, steps, state }: Mark): boolean {
  const before = todos[finding];
  if (state === undefined) return steps.length > (before?.steps.length ?? 0);
  return state === 'not-mine' || (state === 'done' && before?.state !== 'not-mine');
}

const stepsDone = ({ findings, todos }: Report): number => countTodos(findings, todos).steps.done;

/** Every screen's own reading of the same thing. */
function expectAgreement(reports: readonly SourceReport[], coverage: Coverage, one: Report): void {
  const { findings, todos, score } = one;
  for (const { id, steps, group } of findings) {
    const todo = todos[id] ?? { state: 'open', steps: [] };
    if (todo.state !== 'not-mine' && steps.length > 0)
      expect(todo.state === 'done', 'a finding is done when its boxes are ticked').toBe(
        todo.steps.length === steps.length,
      );
    expect(group === 'done', 'the list shows as done what is').toBe(todo.state !== 'open');
  }
  for (const step of new Set(findings.flatMap(({ steps }) => steps.filter(({ once }) => once).map(({ id }) => id)))) {
    const boxes = findings
      .filter(({ id }) => todos[id]?.state !== 'not-mine')
      .flatMap(({ id, steps }) =>
        steps.flatMap((own, place) => (own.id === step ? [todos[id]?.steps.includes(place) ?? false] : [])),
      );
    expect(new Set(boxes).size, `${step} is ticked everywhere or nowhere`).toBeLessThanOrEqual(1);
  }
  const counts = countTodos(findings, todos);
  expect(counts.settled).toBe(findings.filter(({ id }) => (todos[id]?.state ?? 'open') !== 'open').length);
  // What a list of scans and the dashboard reckon, without words, from what was kept.
  const scored = scoreReports(reports, now);
  const listed = standingOf(scored, coverage, todos);
  expect(listed.score).toEqual(score);
  expect(listed.todos).toEqual(todos);
  expect(scoreFindings(scored, coverage, todos)).toEqual(score);
  const figures = figuresOf(score);
  const words = verdict({ status: 'completed', findings, coverage, score, todos }).detail;
  if (figures?.open && figures.open.score < figures.score)
    expect(words).toMatch(RegExp(`${figures.score} (?:is|stays) on record`));
  const left = findings.some(({ group }) => group === 'todo');
  expect(openScore(one).score > 0, 'the score is 0 when nothing is left to do, and only then').toBe(left);
  expect(Math.max(0, ...findings.map(({ open }) => open)) > 0, 'no stone lies in loud lines then').toBe(left);
  for (const { rows } of one.plan.actions)
    for (const row of rows) {
      const finding = findings.find(({ id }) => id === row.findingId);
      const place = finding?.steps.findIndex(({ id }) => id === row.step) ?? -1;
      expect(finding?.group, 'the plan asks only for what is to do').toBe('todo');
      expect(todos[row.findingId]?.steps ?? []).not.toContain(place);
    }
  if (one.plan.score) expect(one.plan.score.today).toBe(openScore(one).score);
}

describe('whatever is ticked in whatever order', () => {
  it('score, verdict, list, plan and dashboard agree, and doing something never raises the open score', () => {
    fc.assert(
      fc.property(anyReports, anyCoverage, fc.array(anyMove, { maxLength: 12 }), (reports, coverage, moves) => {
        let is = report(reports, coverage, {});
        expectAgreement(reports, coverage, is);
        for (const move of moves) {
          const mark = markOf(is, move);
          if (!mark) continue;
          const ticked = scoreReports(reports, now).map(tickedOf);
          const was = is;
          is = report(reports, coverage, markFinding(ticked, was.todos, mark));
          expectAgreement(reports, coverage, is);
          if (isDoing(was, mark)) {
            expect(openScore(is).score).toBeLessThanOrEqual(openScore(was).score);
            expect(openScore(is).most).toBeLessThanOrEqual(openScore(was).most);
            if (move.press === 'box' && was.todos[mark.finding]?.state !== 'not-mine')
              expect(stepsDone(is), 'a box that is ticked moves the bar').toBeGreaterThan(stepsDone(was));
          }
        }
      }),
    );
  });

  /** As many plain passwords, each leaked this year. */
  const shops = (count: number): SourceReport[] => {
    const exposures = Array.from({ length: count }, (_, n) =>
      exposure({
        key: `shop-${n}`,
        where: `Shop ${n}`,
        classes: ['password'],
        passwordStorage: 'plain',
        since: '2026',
      }),
    );
    return [{ sourceId: 'index', sourceName: 'Index', exposures }];
  };
  const all12 = covered({ asked: 12, found: 1, clear: 11, notChecked: 0 });
  const detailOf = (one: Report) => verdict({ status: 'completed', ...one, coverage: all12 }).detail;

  /** What a person sees once the first step of the plan is done. */
  function afterFirstStep(reports: readonly SourceReport[], one: Report): Report {
    const row = one.plan.actions[0]?.rows[0];
    const finding = one.findings.find(({ id }) => id === row?.findingId);
    if (!row || !finding) throw new Error('nothing to do');
    const steps = [...(one.todos[finding.id]?.steps ?? []), finding.steps.findIndex(({ id }) => id === row.step)];
    return report(reports, all12, markFinding(one.findings, one.todos, { finding: finding.id, steps }));
  }

  it('each step moves a number also where so much weighs alike that the score does not fall yet, and the plan counts how many it takes', () => {
    const reports = shops(12);
    let is = report(reports, all12, {});
    const score = openScore(is).score;
    expect(is.plan.score?.falls).toBe(11);
    for (let left = 10; left > 0; left--) {
      const was = is;
      is = afterFirstStep(reports, was);
      expect(stepsDone(is)).toBe(stepsDone(was) + 1);
      expect(openScore(is).score).toBe(score);
      // From where the plan itself reaches that far, it says to what the score falls.
      const { falls, after, today } = is.plan.score ?? {};
      const words = `the score starts to fall after about ${left} steps`;
      if (after === today) expect([falls, detailOf(is)]).toEqual([left, expect.stringContaining(words)]);
      else expect(detailOf(is)).not.toContain('starts to fall');
    }
    expect(openScore(afterFirstStep(reports, is)).score).toBeLessThan(score);
  });

  it('leads from whatever was found to 0, Quiet, and what comes back raises it again', () => {
    fc.assert(
      fc.property(anyReports, anyCoverage, (reports, coverage) => {
        const before = report(reports, coverage, {});
        const done = before.findings
          .filter(({ group }) => group === 'todo')
          .reduce(
            (todos, { id }) => markFinding(before.findings, todos, { finding: id, steps: [], state: 'done' }),
            {},
          );
        const after = report(reports, coverage, done);
        expect([openScore(after).score, after.plan.actions]).toEqual([0, []]);
        expect(figuresOf(after.score)?.score).toBe(figuresOf(before.score)?.score);
        const [first] = before.findings.filter(({ group }) => group === 'todo');
        if (!first) return;
        const back = report(
          reports,
          coverage,
          markFinding(after.findings, after.todos, { finding: first.id, steps: [], state: 'open' }),
        );
        expect(openScore(back).score).toBeGreaterThan(0);
      }),
    );
  });

  it('lowers the open score by exactly what the card said', () => {
    fc.assert(
      fc.property(anyReports, anyCoverage, fc.array(fc.nat(), { maxLength: 8 }), (reports, coverage, places) => {
        let is = report(reports, coverage, {});
        for (const place of places) {
          const left = is.findings.filter(({ group }) => group === 'todo');
          const card = left[place % Math.max(1, left.length)];
          if (!card) return;
          const was = is;
          const mark = { finding: card.id, steps: [], state: 'done' as const };
          is = report(reports, coverage, markFinding(was.findings, was.todos, mark));
          expect(openScore(was).score - openScore(is).score).toBe(card.lowersScoreBy);
          expect(is.findings.find(({ id }) => id === card.id)?.lowersScoreBy).toBeNull();
        }
      }),
    );
  });

  it('says of thousands of findings as fast as of a few what each would lower', () => {
    const many = Array.from({ length: 4_000 }, (_, n) => exposure({ where: `Place ${n}`, key: `place-${n}` }));
    const scored = scoreReports([{ sourceId: 'index', sourceName: 'Index', exposures: many }], now);
    const standing = standingOf(scored, covered({ asked: 12, found: 1, clear: 11, notChecked: 0 }), {});
    const { user: before } = process.cpuUsage();
    for (const one of scored) standing.effectOf(one);
    expect((process.cpuUsage().user - before) / 1_000).toBeLessThan(1_000);
  });

  it('the plan comes to the number that it names, and once all of it is done, it asks for nothing', () => {
    fc.assert(
      fc.property(anyReports, anyCoverage, (reports, coverage) => {
        let is = report(reports, coverage, {});
        for (let round = 0; is.plan.actions.length > 0; round++) {
          expect(round).toBeLessThan(100);
          const { plan } = is;
          let todos = is.todos;
          for (const { findingId, step } of plan.actions.flatMap(({ rows }) => rows)) {
            const place =
              is.findings.find(({ id }) => id === findingId)?.steps.findIndex(({ id }) => id === step) ?? -1;
            const steps = [...(todos[findingId]?.steps ?? []), place];
            todos = markFinding(is.findings, todos, { finding: findingId, steps });
          }
          is = report(reports, coverage, todos);
          expect(openScore(is).score).toBe(plan.score?.after);
        }
        expect(is.findings.filter(({ group }) => group === 'todo')).toEqual([]);
      }),
    );
  });
});

describe('the plan', () => {
  const full = covered({ asked: 18, found: 1, clear: 17, notChecked: 0 });
  const planOf = (...exposures: Partial<Exposure>[]) =>
    report([{ sourceId: 'index', sourceName: 'Index', exposures: exposures.map((one) => exposure(one)) }], full, {})
      .plan;
  const password = (name: string): Partial<Exposure> => ({
    classes: ['password'],
    where: name,
    breach: { name, domain: `${name.toLowerCase().replaceAll(' ', '-')}.example`, year: 2026 },
    since: '2026',
  });

  it('names the company, the minutes and where it is done', () => {
    expect(planOf(password('Pixel Garden')).actions[0]).toEqual({
      step: 'change-password',
      title: 'Change your Pixel Garden password',
      minutes: 3,
      rows: [
        {
          findingId: expect.any(String),
          step: 'change-password',
          where: 'Pixel Garden',
          minutes: 3,
          url: 'https://pixel-garden.example/.well-known/change-password',
        },
      ],
      more: 0,
      due: 'this-week',
    });
  });

  it('puts first what the verdict asks for this week, and marks it', () => {
    const document: Partial<Exposure> = { classes: ['government-id'], since: '2021', where: 'Safe Answer' };
    const old = Array.from({ length: 4 }, (_, place) => ({
      ...password(`Place ${place}`),
      passwordStorage: 'strong' as const,
      since: '2014',
    }));
    const exposures = [document, ...old].map((one) => exposure(one));
    const one = report([{ sourceId: 'index', sourceName: 'Index', exposures }], full, {});
    const { headline } = verdict({ status: 'completed', coverage: full, ...one });
    expect(headline).toBe('One thing needs doing this week. The rest can wait.');
    const [heaviest] = one.findings;
    expect(heaviest).toMatchObject({ where: 'Safe Answer', severity: 'high' });
    const dueOf = one.plan.actions.map(({ due }) => due);
    expect(dueOf).toContain('this-week');
    expect(dueOf.lastIndexOf('this-week')).toBeLessThan(dueOf.indexOf(null));
    for (const { due, rows } of one.plan.actions) if (due) expect(rows[0]?.findingId).toBe(heaviest?.id);
  });

  it('makes one action of four passwords', () => {
    const names = ['Pixel Garden', 'Quill Notes', 'Safe Answer', 'Coin Orchard'];
    const { actions, minutes } = planOf(...names.map(password));
    expect(actions.map(({ title, rows, more }) => [title, rows.length, more])).toEqual([
      ['Change four passwords', 4, 0],
      ['Turn on two-step sign-in for your email account', 1, 0],
    ]);
    expect(minutes).toBe(17);
  });

  it('puts nothing that is worth a point beside a leaked password', () => {
    const phone: Partial<Exposure> = { classes: ['phone'], since: '2005', where: 'Orchard Row' };
    expect(planOf(phone).actions.map(({ step }) => step)).toEqual(['carrier-pin']);
    const key: Partial<Exposure> = { classes: ['openpgp-key'], kind: 'key', reach: 'open', stillPublic: true };
    expect(planOf(key).actions.map(({ step }) => step)).toEqual(['remove']);
    const readable: Partial<Exposure> = { ...password('Pixel Garden'), passwordStorage: 'plain' };
    expect(planOf(readable, key).actions.map(({ step }) => step)).toEqual(['change-password', 'two-factor']);
  });

  it('begins with the infected computer: a new password typed on it is copied too', () => {
    const stealer: Partial<Exposure> = { kind: 'stealer', classes: ['stealer-record'], since: '2012' };
    expect(planOf(password('Pixel Garden'), stealer).actions[0]?.step).toBe('clean-computer');
  });

  it('lists nothing when nothing can be done, and says what is good to know', () => {
    const { actions, watch, score } = planOf({ classes: ['home-address'], since: '2026', where: 'Orchard Row' });
    expect([actions, score]).toEqual([[], null]);
    expect(watch).toEqual([
      {
        text: 'Be wary of callers and letters that use your address as proof that they know you.',
        places: ['Orchard Row'],
      },
    ]);
  });

  it('fits five actions at most, however much there is to do', () => {
    const names = Array.from({ length: 200 }, (_, place) => `Place ${place}`);
    const { actions } = planOf(...names.map(password), {
      classes: ['token', 'government-id', 'bank-account'],
      since: '2026',
    });
    expect(actions.length).toBeLessThanOrEqual(5);
    const passwords = actions.find(({ step }) => step === 'change-password');
    expect(passwords).toMatchObject({ title: 'Change 200 passwords', minutes: 12, more: 196 });
    expect(passwords?.rows).toHaveLength(4);
  });
});
