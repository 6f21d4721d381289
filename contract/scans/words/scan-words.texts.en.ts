import { counted } from '#contract/base/plural.ts';
import { ownershipLabel } from '#contract/scans/ownership.ts';
import { scoreMethod } from '#contract/scans/score.ts';
import { certaintyLabel, findingCategoryLabel, sourceCategoryLabel } from '#contract/scans/types.ts';

const countedSources = (count: number) => counted('en', count, { one: 'source', other: 'sources' });
const countedQuestions = (count: number) => counted('en', count, { one: 'question', other: 'questions' });
const all = new Intl.ListFormat('en-GB');
const any = new Intl.ListFormat('en-GB', { type: 'disjunction' });

export default {
  /** Names of scans that nobody ordered. */
  unordered: { watching: 'Watching', newBreach: 'New breach' },
  sourceCategories: sourceCategoryLabel,
  findingCategories: findingCategoryLabel,
  certainty: certaintyLabel,
  ownership: ownershipLabel,
  all: (items: readonly string[]) => all.format(items),
  any: (items: readonly string[]) => any.format(items),
  sources: countedSources,
  coverage: {
    checked: (answered: number, asked: number) => `${answered} of ${countedSources(asked)} checked`,
    answered: (answered: number, asked: number, count: number) =>
      `${answered} of ${countedQuestions(asked)} to ${countedSources(count)} answered`,
    toCome: (checked: string, waiting: number) => `${checked}, ${waiting} still to come`,
    thisAddress: 'this address',
    notYet: {
      title: 'Nothing has been checked yet',
      text: 'The sources are listed with the times when they are asked.',
    },
    nothingChecked: {
      title: 'Nothing was checked',
      text: 'No source answered, so this says nothing about what they know.',
    },
    nothingFound: 'No findings',
    noneThatAnswered: (about: string) =>
      `None of the sources that answered knows ${about}. The others are listed with the sources.`,
    none: (about: string) => `None of the sources knows ${about}.`,
  },
  answers: {
    reasons: {
      timeout: 'Not checked: no answer in time',
      unreachable: 'Not checked: could not be reached',
      limited: 'Not checked: asked us to slow down',
      refused: 'Not checked: refused to answer',
      failed: 'Not checked: the source failed',
      changed: 'Not checked: an answer we cannot read',
      'not-applicable': 'Does not apply to this address',
      interrupted: 'Not checked: there was no time left',
      unproved: 'Not checked: its answer could not be proved',
      conflicting: 'Not checked: its answer does not show this name',
      indiscriminate: 'Not checked: it finds made-up names too',
      suspended: 'Not checked: not asked while we doubt its answers',
      'opted-out': 'Not checked: you told us never to scan this address',
      withdrawn: 'Not checked: its answer was withdrawn',
    },
    doubts: {
      unproved:
        'We asked it something whose answer is known, to see whether it tells the truth, and got no good answer.',
      conflicting:
        'Some sites shorten a name or swap its characters, and answer with another profile. What it sent was not shown to be the profile that we asked for.',
      indiscriminate:
        'We also asked it about a made-up name of the same form, and it found that one as well. So its answer says nothing about yours.',
      suspended: 'It failed our tests, or we are looking into its answers. It is asked again once it can be trusted.',
      withdrawn: 'It gave wrong answers when we tested it later. What it had said here no longer counts.',
    },
    fromBrowser: 'Your browser asked it. We read the answer that it brought, and cannot show that the source sent it.',
    reused: (when: string) => `Answered on ${when}, and not asked again.`,
    about: (time: string) => `about ${time}`,
    toCome: 'Still to come',
    toComeAt: (when: string) => `Still to come, ${when}`,
    queued: 'Queued',
    checking: 'Checking…',
    found: (findings: number) => counted('en', findings, { one: 'finding', other: 'findings' }),
    clear: 'Nothing found',
    byBrowser: (answer: string) => `${answer}, asked by your browser`,
    named: (source: string, about: string) => `${source} about ${about}`,
  },
  proofs: {
    control: {
      passed: 'Passed: asked about something that nobody can have, it found nothing.',
      none: 'None is known: no question to it has an answer that is known beforehand.',
    },
    controlNotKept: 'Not kept with this result.',
    asked: (source: string, about: string) => `${source} was asked about ${about}`,
    askedAll: (sources: string, about: string) => `${sources} were asked about ${about}`,
    aboutOn: (about: string, when: string) => `${about}, on ${when}`,
    rule: (version: number) => `Rule version ${version}.`,
    controlled: (words: string) => `Control: ${words}`,
  },
  changes: {
    headings: {
      new: 'New',
      back: 'Back again',
      uncovered: 'Found where nothing was known before',
      gone: 'Gone',
      unchecked: 'Not checked again',
      changed: 'Counts differently',
    },
    counts: {
      new: (count: number) => `${count} new`,
      back: (count: number) => `${count} back`,
      uncovered: (count: number) => `${count} found where nothing was known before`,
      gone: (count: number) => `${count} gone`,
      unchecked: (count: number) => `${count} not checked again`,
    },
    none: 'Nothing new and nothing gone',
    noPoints: 'One of the two scans has no score, so no points can be compared.',
    same: (score: number) => `What is on record still comes to ${score} points.`,
    moved: (before: number, after: number, effect: string) =>
      `What is on record went from ${before} to ${after} points: ${effect}.`,
  },
  plan: {
    due: { today: 'Today', 'this-week': 'This week' },
    minutes: (minutes: number) => `${minutes} min`,
    when: (due: string, minutes: string) => `${due}, ${minutes}`,
    score: (today: number) => `${today} today.`,
    scoreAtEnd: (today: number) => `${today} today, 0 when all is done.`,
    scoreAfter: (today: number, after: number) => `${today} today, ${after} when this is done.`,
    scoreAfterAndAtEnd: (today: number, after: number) =>
      `${today} today, ${after} when this is done, 0 when all is done.`,
    falls: (steps: number) =>
      `Much weighs alike, so it starts to fall after about ${counted('en', steps, { one: 'step', other: 'steps' })}.`,
  },
  timeline: {
    span: (from: string) => `From ${from} to today`,
    undated: (places: string) => `Date unknown: ${places}.`,
    undatedMore: (places: string, more: number) => `Date unknown: ${places} and ${more} more.`,
  },
  offers: { guidance: 'Rather not do this alone?', fraud: 'What could somebody do with this?' },
  scoreMethod,
  sampleNote:
    'This is a sample. The person is invented, and so is what was found about them: stand-ins answered for the sources.',
};
