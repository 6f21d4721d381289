import { counted } from '#contract/base/plural.ts';
import { capitalised, countWord, listed } from '../listing-words.ts';
import type { AskedOf, VerdictTexts } from './verdict-texts.ts';

const sourceCount = (count: number) => counted('en', count, { one: 'source', other: 'sources' });
const askedCount = ({ count, byQuestion }: AskedOf) =>
  byQuestion ? counted('en', count, { one: 'question', other: 'questions' }) : sourceCount(count);
const numberWord = (count: number) => countWord(count, 'en');
const reach = 'A scan cannot see what nobody has published.';

export default {
  found: (exposures, matches) =>
    listed(
      [
        ...(exposures > 0 ? [counted('en', exposures, { one: 'exposure', other: 'exposures' })] : []),
        ...(matches > 0 ? [counted('en', matches, { one: 'possible match', other: 'possible matches' })] : []),
      ],
      'en',
    ),
  kinds: {
    breaches: 'Breach collections',
    identity: 'Public identity',
    keys: 'Keys and certificates',
    code: 'Code and commits',
    domain: 'Your mail domain',
    reputation: 'Reputation lists',
    profiles: 'Public profiles',
  },
  quoted: (kinds) =>
    listed(
      kinds.map((kind) => `“${kind}”`),
      'en',
    ),
  failed: {
    headline: 'This scan could not be finished.',
    detail: 'The fault is ours, and the scan says nothing about what it did not reach.',
    found: (found) => `Before it stopped, it found ${found}, listed below.`,
    again: 'Please start it again.',
  },
  pending: { headline: 'This scan has not started yet.', detail: 'It starts as soon as its turn comes.' },
  running: {
    headline: 'The scan is still running.',
    answered: (answered, of) => `${answered} of ${askedCount(of)} ${answered === 1 ? 'has' : 'have'} answered so far.`,
    found: (found) => `They know ${found}.`,
    score: 'The score follows when all have had their turn.',
  },
  incomplete: {
    headline: 'Not enough answered to give a score.',
    noneYet: 'No source has answered yet.',
    none: 'No source answered.',
    silent: (count) => `${sourceCount(count)} did not answer, so this scan says nothing about what they know.`,
    nothingYet: (kinds) =>
      `Nothing under ${kinds} has given an answer yet, and without that a score would say nothing.`,
    nothing: (kinds) => `Nothing under ${kinds} gave an answer, and without that a score would say nothing.`,
    answered: (answered, of) => `${answered} of ${askedCount(of)} answered.`,
    found: (found) => `They know ${found}, listed below; there may be more.`,
    foundNone: 'They know of nothing, which says nothing about the others.',
    again: 'Sources are often back within hours, so scan again later.',
  },
  nothing: {
    asked: (count) =>
      count === 1 ? 'Nothing found in the source we asked.' : `Nothing found in the ${count} sources we asked.`,
    allAnswered: 'All of them answered.',
    answered: (count) => `Nothing found in the ${count === 1 ? 'one source' : `${count} sources`} that answered.`,
    answers: (count) => `Nothing found in the ${count} answers that came.`,
    spelling: (addresses) =>
      `We asked about ${listed(addresses, 'en')}, exactly as ${addresses.length === 1 ? 'it is' : 'they are'} spelt here.`,
    reach,
    again: 'Scan again from time to time: new breaches come to light.',
    gap: 'Scan again later to close the gap.',
  },
  nobodys: {
    headline: 'Nothing here is yours.',
    detail: (count) =>
      count === 1
        ? 'You marked the one finding as someone else’s, so the score does not count it.'
        : `You marked all ${numberWord(count)} findings as someone else’s, so the score does not count them.`,
  },
  possible: {
    headline: (count) =>
      count === 1
        ? 'Nothing certain, and one possible match.'
        : `Nothing certain, and ${numberWord(count)} possible matches.`,
    detail: (count) =>
      count === 1
        ? 'It was found by name only and may belong to someone else, so the score does not count it.'
        : 'They were found by name only and may belong to someone else, so the score does not count them.',
  },
  scored: {
    foundInSources: (found, { sources: some, answered }) =>
      `We found ${found} in ${some} of the ${sourceCount(answered)} that answered.`,
    foundInAnswers: (found, { sources: some, answered }) =>
      `We found ${found} in ${some} of ${counted('en', answered, { one: 'answer', other: 'answers' })}.`,
    matters: {
      credentials: 'Your passwords matter most.',
      'government-id': 'Your identity documents matter most.',
      intimate: 'Your private life matters most.',
      financial: 'Your bank and card details matter most.',
      health: 'Your health information matters most.',
      location: 'Your home address matters most.',
      phone: 'Your phone number matters most.',
      identity: 'Your personal details matter most.',
      profiles: 'Your public profiles matter most.',
      email: 'Your email address matters most.',
      technical: 'Your technical traces matter most.',
    },
    bands: { critical: 'Critical', high: 'High', medium: 'Medium', low: 'Low', quiet: 'Quiet' },
    score: (score, band) => `Your score is ${score}, which is ${band}.`,
    range: (score, band, most) =>
      `Your score is ${score}, which is ${band}; what the silent sources may know could take it to ${most}.`,
    nothingLeft: (score) =>
      `${score} stays on record as a fact: what has leaked cannot be called back, and nothing is left to do about it.`,
    onRecord: (score) => `${score} is on record, which also counts what nobody can act on.`,
    onRecordTouched: (score) =>
      `${score} is on record, which also counts what you have dealt with and what nobody can act on.`,
    falls: (steps) =>
      `Much weighs alike, so the score starts to fall after about ${counted('en', steps, { one: 'step', other: 'steps' })}.`,
  },
  toCome: ({ count, byQuestion }) => {
    if (count === 1)
      return byQuestion
        ? 'One answer is still to come, and this report is updated when it comes.'
        : 'One source is still to come, and this report is updated when it answers.';
    return byQuestion
      ? `${capitalised(numberWord(count))} answers are still to come, and this report is updated as they come.`
      : `${capitalised(numberWord(count))} sources are still to come, and this report is updated as they answer.`;
  },
  silence: ({ count, byQuestion }, kinds) => {
    const who = byQuestion
      ? count === 1
        ? 'One question got no answer'
        : `${capitalised(numberWord(count))} questions got no answer`
      : count === 1
        ? 'One source did not answer'
        : `${capitalised(numberWord(count))} sources did not answer`;
    const whole = kinds ? `, ${count === 1 ? 'the only one' : 'among them all'} under ${kinds},` : ',';
    return `${who}${whole} so this report says nothing about ${count === 1 ? 'it' : 'them'}.`;
  },
  headline: {
    quiet: 'Little is exposed, and nothing needs doing this week.',
    quietWithGaps: 'Nothing we know of needs doing, but not everybody answered.',
    low: 'Something is exposed, but nothing is urgent.',
    lowWithGaps: 'Nothing we know of is urgent, but not everybody answered.',
    medium: 'Nothing here is urgent, but some of it is worth an hour.',
    high: 'No single item is urgent, but together they add up.',
    much: 'Much is exposed. Start with the first on the list.',
    allDone: 'Everything we found is dealt with.',
    doneWhatCanBe: 'You have done what can be done.',
    cannotBeRecalled: 'Nothing needs doing: what was found cannot be recalled.',
    today: (count) => `${capitalised(numberWord(count))} ${count === 1 ? 'thing needs' : 'things need'} doing today.`,
    thisWeek: (count) =>
      `${capitalised(numberWord(count))} ${count === 1 ? 'thing needs' : 'things need'} doing this week.`,
    rest: 'The rest can wait.',
  },
  line: {
    noneYet: 'Incomplete: no source has answered yet',
    none: 'Incomplete: no source answered',
    incomplete: (line) => `Incomplete: ${line.charAt(0).toLowerCase()}${line.slice(1)}`,
    withGaps: (what, gaps) => `${what}; ${gaps}`,
    nothing: (count) => `Nothing found in ${sourceCount(count)}`,
    nothingInAnswers: (answers, count) =>
      `Nothing found in ${counted('en', answers, { one: 'answer', other: 'answers' })} from ${sourceCount(count)}`,
    toCome: (waiting, of) => `${waiting} of ${askedCount(of)} still to come`,
    silent: (missing, of) => `${missing} of ${askedCount(of)} did not answer`,
    unanswered: (missing, of) => `${missing} of ${askedCount(of)} did not get an answer`,
    more: (gap, waiting) => `${gap}, ${waiting} still to come`,
    found: (found) => `${found} found`,
    critical: (count) => `${count} critical`,
    high: (count) => `${count} high`,
    dealtWith: (count) => `${count} dealt with`,
  },
} as const satisfies VerdictTexts;
