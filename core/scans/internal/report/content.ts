import { defaultStyle, formatsFor } from '#contract/base/formats.ts';
import type { SignedReport } from '#contract/proof/report-schema.ts';
import type { FindingComments } from '#contract/scans/comments.ts';
import type { Comparison } from '#contract/scans/comparison.ts';
import { bandWords, openOf, type ScoreRange, scoreMethod } from '#contract/scans/score.ts';
import { bandFloor, bandLabel, bands } from '#contract/scans/severity.ts';
import { stateWords } from '#contract/scans/source-words.ts';
import { type OwnScan, type Todo, untouched } from '#contract/scans/todos.ts';
import { type CheckView, type FindingView, figuresOf, type ScanView } from '#contract/scans/types.ts';
import scanWords from '#contract/scans/words/scan-words.texts.en.ts';
import scoreTexts from '#contract/scans/words/score.texts.en.ts';
import type { Site } from '#contract/site/site.ts';
import { askedWith } from '#contract/sources/listing.ts';
import type { ScanSources } from '#core/scans/internal/sources.ts';

/** A file is read anywhere. */
const formats = formatsFor(defaultStyle);

/** What the report does not know of itself. */
export interface Issue {
  site: Site;
  appUrl: string;
  issuedAt: Date;
  sources: ScanSources;
  /** When a check came to its end, ISO 8601. */
  endedAt(check: CheckView): string | null;
}

/** The whole of a report as a file says it. @param own a scan that is complete, and what it is compared with */
export function reportContent(
  {
    scan,
    todos,
    comparison = null,
    comments = {},
  }: OwnScan & {
    comparison?: Comparison | null;
    comments?: FindingComments;
  },
  issue: Issue,
): SignedReport {
  const numberOf = new Map(scan.identifiers.map(({ id }, place) => [id, place + 1]));
  return {
    about: aboutOf(scan, issue),
    person: {
      name: scan.name,
      email: scan.email,
      identifiers: scan.identifiers.map(({ kind, value, proof }, place) => ({ id: place + 1, kind, value, proof })),
    },
    score: scoreOf(scan),
    comparison: comparison && comparisonOf(comparison),
    coverage: scan.coverage,
    findings: scan.findings.map((finding) => ({
      ...findingOf(finding, todos[finding.id] ?? untouched),
      ...(comments[finding.id] && { comment: comments[finding.id] }),
    })),
    checks: scan.checks.map((check) => checkOf(check, numberOf.get(check.identifierId) ?? 0, issue)),
    method,
  };
}

function aboutOf(scan: ScanView, { site, appUrl, issuedAt }: Issue): SignedReport['about'] {
  return {
    issuer: site.name,
    company: site.company,
    site: appUrl,
    verify: `${appUrl}/verify`,
    report: scan.id,
    startedAt: scan.startedAt,
    finishedAt: scan.finishedAt ?? scan.createdAt,
    issuedAt: issuedAt.toISOString(),
  };
}

const rangeOf = ({ score, most }: ScoreRange) => ({ known: score, most });

function scoreOf({ score, verdict }: ScanView): SignedReport['score'] {
  const figures = figuresOf(score);
  return {
    verdict: verdict.headline,
    detail: verdict.detail,
    exposed: figures && rangeOf(figures),
    open: figures?.open ? rangeOf(figures.open) : null,
    band: figures && bandWords(openOf(figures), scoreTexts),
    made: score?.kind === 'scored' ? score.categories : [],
    silent: score?.kind === 'incomplete' ? score.silent : [],
    formula: score?.formula ?? '',
  };
}

function comparisonOf({ earlier, difference, same, findings }: Comparison): SignedReport['comparison'] {
  return {
    earlier: { report: earlier.scanId, date: earlier.date },
    difference,
    same,
    findings: findings.map(({ id, change, title, severity, effect, because }) => {
      return { id, change, title, severity, effect, because };
    }),
  };
}

function findingOf(finding: FindingView, todo: Todo): SignedReport['findings'][number] {
  const { id, title, where, url, category, severity, points, open, group, since, exposed, evidence } = finding;
  const { whose, certainty, why, steps, advice, sources } = finding;
  return {
    ...{ id, title, where, url, category, severity, points, open, group, marked: todo.state, since, exposed, evidence },
    certainty,
    whose: { level: whose.level, because: whose.because },
    proofs: finding.proofs.map(({ source, about, sent, decided, at, rule, control }) => {
      return { source, about, sent, decided, at, rule, control };
    }),
    why,
    steps: steps.map((step, place) => ({
      text: step.text,
      minutes: step.minutes,
      url: step.url,
      done: todo.steps.includes(place),
    })),
    advice,
    sources: sources.map(({ name }) => name),
  };
}

function checkOf(check: CheckView, askedAbout: number, issue: Issue): SignedReport['checks'][number] {
  const { sourceId, name, category, state, reason, findings, durationMs, reusedFrom, expectedAt, clearCovers, credit } =
    check;
  const source = issue.sources.sourceById(sourceId);
  return {
    id: `${sourceId} ${askedAbout}`,
    source: sourceId,
    ...{ name, category, askedAbout, askedWith: source && askedWith[source.privacy], state, reason },
    answer: stateWords(check, formats, scanWords),
    findings,
    endedAt: issue.endedAt(check),
    milliseconds: durationMs,
    ...{ reusedFrom, expectedAt, clearCovers, credit: credit?.label ?? null },
  };
}

const method: SignedReport['method'] = {
  score: scoreMethod,
  bands: bands.toReversed().map((band) => ({ band: bandLabel[band], from: bandFloor[band] })),
  sources:
    'Each source was asked about the identifier that is named. “found” and “clear” are answers in a documented form; “not-checked” says nothing about what a source holds. Where a source can be tested, an answer counts only while it passes questions whose answers are known.',
  signature:
    'The seal is a signed note (c2sp.org/signed-note) with Ed25519. It names each section, and each row of findings and checks, with the SHA-256 of its canonical JSON (RFC 8785) in base64; of a list also that of the ids of its rows.',
};
