import { firstLanguage, type Language } from '#contract/base/languages.ts';
import { openOf, type ScoreRange } from '#contract/scans/score.ts';
import { bandOf } from '#contract/scans/severity.ts';
import type { Verdict } from '#contract/scans/types.ts';
import { headlineOf } from '#core/reports/internal/verdict/headline-words.ts';
import { verdictTexts } from '#core/reports/internal/verdict/verdict-texts.ts';
import {
  askedOf,
  countAnswered,
  countMissing,
  findingsOfPerson,
  foundWords,
  gapWords,
  type Judged,
  joinSentences,
  quoteKinds,
  toCome,
  type Worded,
} from '#core/reports/internal/verdict/verdict-words.ts';
import { countExposures } from './summary-line.ts';

/** What the sources were asked about, where the verdict can say so. */
export interface AskedAbout {
  /** None where it was not addresses alone. */
  addresses: readonly string[];
  /** Fewer than questions where some were asked about several addresses. */
  sources: number;
}

/**
 * The sentence that decides, and the paragraph under it. What was not checked is named in every case: gaps never
 * read as "nothing there".
 */
export function verdict(judged: Judged, asked: AskedAbout | null = null, language: Language = firstLanguage): Verdict {
  const sources = asked?.sources ?? judged.sources;
  const scan = { ...judged, findings: findingsOfPerson(judged), sources, words: verdictTexts[language] };
  if (scan.status === 'failed') return failedVerdict(scan);
  if (scan.status !== 'completed' || scan.score === null) return runningVerdict(scan);
  if (scan.score.kind === 'incomplete') return incompleteVerdict(scan, scan.score);
  if (judged.findings.length === 0) return nothingFound(scan, asked);
  if (scan.findings.length === 0) return nobodysHere({ ...scan, findings: judged.findings });
  if (countExposures(scan.findings) === 0) return onlyPossible(scan);
  return scoredVerdict(scan, scan.score, asked);
}

function failedVerdict(scan: Worded): Verdict {
  const { headline, detail, found, again } = scan.words.failed;
  return { headline, detail: joinSentences(detail, scan.findings.length > 0 && found(foundWords(scan)), again) };
}

function runningVerdict(scan: Worded): Verdict {
  if (scan.status === 'pending') return scan.words.pending;
  const { headline, answered, found, score } = scan.words.running;
  return {
    headline,
    detail: joinSentences(
      answered(countAnswered(scan), askedOf(scan)),
      scan.findings.length > 0 && found(foundWords(scan)),
      score,
    ),
  };
}

type Incomplete = Extract<NonNullable<Judged['score']>, { kind: 'incomplete' }>;

function incompleteVerdict(scan: Worded, { silent }: Incomplete): Verdict {
  const words = scan.words.incomplete;
  const isWaiting = scan.coverage.waiting > 0;
  const missing = countMissing(scan);
  const again = toCome(scan) || words.again;
  if (countAnswered(scan) === 0)
    return {
      headline: isWaiting ? words.noneYet : words.none,
      detail: joinSentences(missing > 0 && words.silent(missing), again),
    };
  const kinds = quoteKinds(silent, scan.words);
  return {
    headline: words.headline,
    detail: joinSentences(
      silent.length > 0 && (isWaiting ? words.nothingYet(kinds) : words.nothing(kinds)),
      words.answered(countAnswered(scan), askedOf(scan)),
      scan.findings.length > 0 ? words.found(foundWords(scan)) : words.foundNone,
      again,
    ),
  };
}

function nothingFound(scan: Worded, about: AskedAbout | null): Verdict {
  const words = scan.words.nothing;
  const asked = about?.sources ?? scan.coverage.asked;
  const answered = countAnswered(scan);
  const addresses = about?.addresses ?? [];
  const spelling = addresses.length > 0 && words.spelling(addresses);
  if (answered === scan.coverage.asked)
    return {
      headline: words.asked(asked),
      detail: joinSentences(asked > 1 && words.allAnswered, spelling, words.reach, words.again),
    };
  return {
    headline: asked === scan.coverage.asked ? words.answered(answered) : words.answers(answered),
    detail: joinSentences(gapWords(scan), spelling, words.reach, countMissing(scan) > 0 && words.gap),
  };
}

function nobodysHere(scan: Worded): Verdict {
  const { headline, detail } = scan.words.nobodys;
  return { headline, detail: joinSentences(detail(scan.findings.length), gapWords(scan)) };
}

function onlyPossible(scan: Worded): Verdict {
  const { headline, detail } = scan.words.possible;
  const count = scan.findings.length;
  return { headline: headline(count), detail: joinSentences(detail(count), gapWords(scan)) };
}

type Scored = Extract<NonNullable<Judged['score']>, { kind: 'scored' }>;

function scoredVerdict(scan: Worded, score: Scored, about: AskedAbout | null): Verdict {
  const words = scan.words.scored;
  const isEachOnce = about === null || about.sources === scan.coverage.asked;
  const foundIn = isEachOnce ? words.foundInSources : words.foundInAnswers;
  return {
    headline: headlineOf(scan, score),
    detail: joinSentences(
      foundIn(foundWords(scan), { sources: scan.coverage.found, answered: countAnswered(scan) }),
      score.worst !== null && words.matters[score.worst],
      rangeWords(scan, openOf(score)),
      onRecord(scan, score),
      waitWords(scan),
      gapWords(scan),
    ),
  };
}

/** The score, and how far the silent sources could take it. */
function rangeWords({ words: { scored } }: Worded, { score, most }: ScoreRange): string {
  const band = scored.bands[bandOf(score)];
  return most > score ? scored.range(score, band, most) : scored.score(score, band);
}

/** Why the score is lower than what is on record. */
function onRecord({ findings, todos, words: { scored } }: Worded, { score, open }: Scored): string | false {
  if (!open || open.score === score) return false;
  if (open.score === 0) return scored.nothingLeft(score);
  const isTouched = findings.some(({ id }) => (todos[id]?.steps.length ?? 0) > 0);
  return isTouched ? scored.onRecordTouched(score) : scored.onRecord(score);
}

/** Why the score does not fall at once. */
function waitWords({ plan, words: { scored } }: Worded): string | false {
  const falls = plan?.score?.falls ?? null;
  return falls !== null && scored.falls(falls);
}
