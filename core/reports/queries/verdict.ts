import { plural } from '#contract/base/formats.ts';
import { noScoreWords, openOf, type ScoreRange } from '#contract/scans/score.ts';
import { bandLabel, bandOf } from '#contract/scans/severity.ts';
import type { FindingCategory, Verdict } from '#contract/scans/types.ts';
import { headlineOf } from '#core/reports/internal/headline-words.ts';
import { countWord, listed } from '#core/reports/internal/listing-words.ts';
import {
  askedWords,
  countAnswered,
  countMissing,
  findingsOfPerson,
  foundWords,
  gapWords,
  type Judged,
  joinSentences,
  quoteKinds,
  toCome,
} from '#core/reports/internal/verdict-words.ts';
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
export function verdict(judged: Judged, asked: AskedAbout | null = null): Verdict {
  const scan = { ...judged, findings: findingsOfPerson(judged), sources: asked?.sources ?? judged.sources };
  if (scan.status === 'failed') return failedVerdict(scan);
  if (scan.status !== 'completed' || scan.score === null) return runningVerdict(scan);
  if (scan.score.kind === 'incomplete') return incompleteVerdict(scan, scan.score);
  if (judged.findings.length === 0) return nothingFound(scan, asked);
  if (scan.findings.length === 0) return nobodysHere({ ...scan, findings: judged.findings });
  if (countExposures(scan.findings) === 0) return onlyPossible(scan);
  return scoredVerdict(scan, scan.score, asked);
}

function failedVerdict(scan: Judged): Verdict {
  const found = scan.findings.length;
  return {
    headline: 'This scan could not be finished.',
    detail: joinSentences(
      'The fault is ours, and the scan says nothing about what it did not reach.',
      found > 0 && `Before it stopped, it found ${foundWords(scan)}, listed below.`,
      'Please start it again.',
    ),
  };
}

function runningVerdict(scan: Judged): Verdict {
  const found = scan.findings.length;
  if (scan.status === 'pending')
    return { headline: 'This scan has not started yet.', detail: 'It starts as soon as its turn comes.' };
  return {
    headline: 'The scan is still running.',
    detail: joinSentences(
      `${countAnswered(scan)} of ${askedWords(scan, scan.coverage.asked)} ${countAnswered(scan) === 1 ? 'has' : 'have'} answered so far.`,
      found > 0 && `They know ${foundWords(scan)}.`,
      'The score follows when all have had their turn.',
    ),
  };
}

type Incomplete = Extract<NonNullable<Judged['score']>, { kind: 'incomplete' }>;

function incompleteVerdict(scan: Judged, { silent }: Incomplete): Verdict {
  const found = scan.findings.length;
  const again = toCome(scan) || 'Sources are often back within hours, so scan again later.';
  if (countAnswered(scan) === 0)
    return {
      headline: scan.coverage.waiting > 0 ? 'No source has answered yet.' : 'No source answered.',
      detail: joinSentences(
        countMissing(scan) > 0 &&
          `${plural(countMissing(scan), 'source')} did not answer, so this scan says nothing about what they know.`,
        again,
      ),
    };
  return {
    headline: `${noScoreWords}.`,
    detail: joinSentences(
      silent.length > 0 &&
        `Nothing under ${quoteKinds(silent)} ${scan.coverage.waiting > 0 ? 'has given an answer yet' : 'gave an answer'}, and without that a score would say nothing.`,
      `${countAnswered(scan)} of ${askedWords(scan, scan.coverage.asked)} answered.`,
      found > 0
        ? `They know ${foundWords(scan)}, listed below; there may be more.`
        : 'They know of nothing, which says nothing about the others.',
      again,
    ),
  };
}

/** Sources know each spelling of an address by itself. */
function spellingWords(about: AskedAbout | null): string | false {
  if (!about || about.addresses.length === 0) return false;
  const isOne = about.addresses.length === 1;
  return `We asked about ${listed([...about.addresses])}, exactly as ${isOne ? 'it is' : 'they are'} spelt here.`;
}

function nothingFound(scan: Judged, about: AskedAbout | null): Verdict {
  const asked = about?.sources ?? scan.coverage.asked;
  const reach = 'A scan cannot see what nobody has published.';
  if (countAnswered(scan) === scan.coverage.asked)
    return {
      headline:
        asked === 1 ? 'Nothing found in the source we asked.' : `Nothing found in the ${asked} sources we asked.`,
      detail: joinSentences(
        asked > 1 && 'All of them answered.',
        spellingWords(about),
        reach,
        'Scan again from time to time: new breaches come to light.',
      ),
    };
  return {
    headline:
      asked === scan.coverage.asked
        ? `Nothing found in the ${countAnswered(scan) === 1 ? 'one source' : `${countAnswered(scan)} sources`} that answered.`
        : `Nothing found in the ${countAnswered(scan)} answers that came.`,
    detail: joinSentences(
      gapWords(scan),
      spellingWords(about),
      reach,
      countMissing(scan) > 0 && 'Scan again later to close the gap.',
    ),
  };
}

function nobodysHere(scan: Judged): Verdict {
  const count = scan.findings.length;
  return {
    headline: 'Nothing here is yours.',
    detail: joinSentences(
      `You marked ${count === 1 ? 'the one finding' : `all ${countWord(count)} findings`} as someone else’s, so the score does not count ${count === 1 ? 'it' : 'them'}.`,
      gapWords(scan),
    ),
  };
}

function onlyPossible(scan: Judged): Verdict {
  const count = scan.findings.length;
  return {
    headline:
      count === 1
        ? 'Nothing certain, and one possible match.'
        : `Nothing certain, and ${countWord(count)} possible matches.`,
    detail: joinSentences(
      `${count === 1 ? 'It was' : 'They were'} found by name only and may belong to someone else, so the score does not count ${count === 1 ? 'it' : 'them'}.`,
      gapWords(scan),
    ),
  };
}

type Scored = Extract<NonNullable<Judged['score']>, { kind: 'scored' }>;

function scoredVerdict(scan: Judged, score: Scored, about: AskedAbout | null): Verdict {
  const isEachOnce = about === null || about.sources === scan.coverage.asked;
  const answers = isEachOnce
    ? `the ${plural(countAnswered(scan), 'source')} that answered`
    : plural(countAnswered(scan), 'answer');
  return {
    headline: headlineOf(scan, score),
    detail: joinSentences(
      `We found ${foundWords(scan)} in ${scan.coverage.found} of ${answers}.`,
      score.worst !== null && `${matters[score.worst]} most.`,
      `Your score is ${rangeWords(openOf(score))}.`,
      onRecord(scan, score),
      waitWords(scan),
      gapWords(scan),
    ),
  };
}

/** What weighs most, as one would say it. */
const matters: Readonly<Record<FindingCategory, string>> = {
  credentials: 'Your passwords matter',
  'government-id': 'Your identity documents matter',
  intimate: 'Your private life matters',
  financial: 'Your bank and card details matter',
  health: 'Your health information matters',
  location: 'Your home address matters',
  phone: 'Your phone number matters',
  identity: 'Your personal details matter',
  profiles: 'Your public profiles matter',
  email: 'Your email address matters',
  technical: 'Your technical traces matter',
};

/** "70, which is High", and how far the silent sources could take it. */
function rangeWords({ score, most }: ScoreRange): string {
  const known = `${score}, which is ${bandLabel[bandOf(score)]}`;
  return most > score ? `${known}; what the silent sources may know could take it to ${most}` : known;
}

/** Why the score is lower than what is on record. */
function onRecord({ findings, todos }: Judged, { score, open }: Scored): string | false {
  if (!open || open.score === score) return false;
  if (open.score === 0)
    return `${score} stays on record as a fact: what has leaked cannot be called back, and nothing is left to do about it.`;
  const isTouched = findings.some(({ id }) => (todos[id]?.steps.length ?? 0) > 0);
  const also = isTouched ? 'what you have dealt with and what nobody can act on' : 'what nobody can act on';
  return `${score} is on record, which also counts ${also}.`;
}

/** Why the score does not fall at once. */
function waitWords({ plan }: Judged): string | false {
  const falls = plan?.score?.falls ?? null;
  return falls !== null && `Much weighs alike, so the score starts to fall after about ${plural(falls, 'step')}.`;
}
