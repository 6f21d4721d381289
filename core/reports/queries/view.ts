import { parse } from 'tldts';
import { firstLanguage, type Language } from '#contract/base/languages.ts';
import type { CompanyRoutes } from '#contract/removal/company.ts';
import type { Coverage } from '#contract/scans/coverage.ts';
import type { Proof } from '#contract/scans/proofs.ts';
import type { Plan } from '#contract/scans/steps.ts';
import type { Todos } from '#contract/scans/todos.ts';
import { type CheckView, type FindingView, type ScoreView, sourceCategories } from '#contract/scans/types.ts';
import { normaliseBreach } from '#core/reports/internal/breach-labels.ts';
import { compareText } from '#core/reports/internal/compare-text.ts';
import { dueIn } from '#core/reports/internal/due.ts';
import { planOf } from '#core/reports/internal/plan.ts';
import { withWords } from '#core/reports/internal/with-words.ts';
import { describeExposure, type Removals } from '#core/reports/internal/words.ts';
import { sourceWords } from '#core/sources/queries/words.ts';
import { goneWords } from './gone.ts';
import { type JoinedExposure, joinExposures, type SourceReport } from './join.ts';
import { ownershipOf } from './ownership.ts';
import { type ScoredExposure, scoreExposure, toTenth } from './score.ts';
import { type Standing, standingOf } from './standing.ts';

function findingView(one: ScoredExposure, standing: Standing, wording: Wording): FindingView {
  const { exposure, parts, steps } = one;
  const leads = parts.map(({ dataClass }) => dataClass);
  const { removals, proofsOf, language = firstLanguage } = wording;
  const say = sourceWords(language);
  const { where, sources } = withWords(exposure, language);
  const group = standing.groupOf(one);
  const company = one.goneAt === undefined ? companyOf(exposure, wording) : null;
  return {
    id: exposure.id,
    category: one.category,
    severity: one.severity,
    points: toTenth(one.points),
    open: toTenth(standing.openOf(one)),
    group,
    ...describeExposure(exposure, { leads, steps, removals, canClose: hasAccount(company), language }),
    ...(one.goneAt !== undefined && { why: goneWords(one.goneAt, language) }),
    company,
    where,
    url: exposure.url,
    exposed: exposure.exposed.map((words) => say(words, 'data')),
    evidence: exposure.evidence.map(({ label, value }) => ({
      label: say(label, 'labels'),
      value: say(value, 'values'),
    })),
    since: exposure.since,
    whose: ownershipOf(exposure, language),
    sources,
    proofs: proofsOf?.(exposure) ?? [],
    lowersScoreBy: group === 'todo' && standing.score?.kind === 'scored' ? standing.effectOf(one) : null,
  };
}

/**
 * A compilation that names nobody is a breach too, of which nobody can be asked. A profile is closed by the site that shows it;
 * where that site is not known, its steps say enough.
 */
function companyOf(exposure: JoinedExposure, { findCompany }: Wording): FindingView['company'] {
  const { kind, breach, certainty, where, url } = exposure;
  if (certainty === 'candidate' || !findCompany) return null;
  if (kind === 'breach' && breach !== null) return findCompany(normaliseBreach(breach)) ?? 'unknown';
  const domain = kind === 'profile' && url !== null ? parse(url).domain : null;
  return domain ? findCompany({ name: where, domain }) : null;
}

const hasAccount = (company: FindingView['company']): boolean =>
  company !== null && company !== 'unknown' && company.account !== null;

/** 0 what is theirs, 1 what is likely theirs, 2 what others may be called too. */
function doubtOf({ certainty, claim }: JoinedExposure): number {
  if (certainty !== 'candidate') return 0;
  return claim?.kind === 'anchored' ? 1 : 2;
}

/** Equal points: what is certain before what may be someone else's, then the newest, then by name. */
function heaviestFirst(a: ScoredExposure, b: ScoredExposure): number {
  return (
    b.points - a.points ||
    doubtOf(a.exposure) - doubtOf(b.exposure) ||
    compareText(b.exposure.since ?? '', a.exposure.since ?? '') ||
    compareText(a.exposure.where, b.exposure.where) ||
    compareText(a.exposure.id, b.exposure.id)
  );
}

/** What has been answered. A source that cannot be asked about this address was not asked, and is not missing. */
export function coverageOf(checks: readonly Pick<CheckView, 'state' | 'reason' | 'category'>[]): Coverage {
  const asked = checks.filter(({ reason }) => reason !== 'not-applicable');
  const count = (...states: CheckView['state'][]) => countIn(asked, states);
  const kinds = sourceCategories
    .map((category) => ({ category, own: asked.filter((check) => check.category === category) }))
    .filter(({ own }) => own.length > 0)
    .map(({ category, own }) => ({ category, asked: own.length, answered: countIn(own, ['found', 'clear']) }));
  return {
    asked: asked.length,
    found: count('found'),
    clear: count('clear'),
    notChecked: count('not-checked'),
    waiting: count('waiting'),
    kinds,
  };
}

const countIn = (checks: readonly Pick<CheckView, 'state'>[], states: readonly CheckView['state'][]): number =>
  checks.filter(({ state }) => states.includes(state)).length;

/** What the sources answered, joined and with its points. */
export const scoreReports = (reports: readonly SourceReport[], now: Date): ScoredExposure[] =>
  joinExposures(reports).map((one) => scoreExposure(one, now));

interface Wording {
  removals: Removals;
  /** How a finding came to be known; left out where that does not matter. */
  proofsOf?: (exposure: JoinedExposure) => Proof[];
  /** Who can be asked about a breach; left out where that does not matter. */
  findCompany?: (breach: { name: string; domain: string | null }) => CompanyRoutes | null;
  /** English where it is left out. */
  language?: Language;
}

/** Everything a report is made of. */
export interface ReportMaterial extends Wording {
  scored: readonly ScoredExposure[];
  /** null while the scan runs: a score of half the answers would mislead. */
  coverage: Coverage | null;
  /** What the person has done about the findings; nothing where nobody can say. */
  todos: Todos;
}

export interface Report {
  /** Heaviest first. */
  findings: FindingView[];
  plan: Plan;
  score: ScoreView | null;
  /** In agreement. */
  todos: Todos;
}

/** From what the sources answered to findings in words, the plan and the score. */
export function buildReport({ scored, coverage, todos, ...wording }: ReportMaterial): Report {
  const standing = standingOf(scored, coverage, todos);
  const findings = [...scored].sort(heaviestFirst).map((one) => findingView(one, standing, wording));
  const hasScore = standing.score?.kind === 'scored';
  const due = dueIn(findings, standing.score);
  const { language = firstLanguage } = wording;
  const plan = planOf({ scored, findings, todos: standing.todos, hasScore, due, language });
  return { findings, plan, score: standing.score, todos: standing.todos };
}
