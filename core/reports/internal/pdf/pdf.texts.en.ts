import { counted } from '#contract/base/plural.ts';
import type { Due } from '#contract/scans/steps.ts';

const dueWords = (when: Due | null) => (when === null ? '' : when === 'today' ? ', today' : ', this week');

export default {
  title: (email: string) => `Exposure report for ${email}`,
  sampleTitle: (email: string) => `Sample of an exposure report for ${email}`,
  page: (title: string, page: number, of: number) => `${title} · Page ${page} of ${of}`,
  attached: 'This report for programs, signed',
  heading: 'Exposure report',
  forWhom: (who: string) => `For ${who}`,
  scanned: (when: string, coverage: string) => `Scanned on ${when} · ${coverage}`,
  severity: { critical: 'Critical', high: 'High', medium: 'Medium', low: 'Low', info: 'Information' },
  severities: {
    critical: (count: number) => `${count} critical`,
    high: (count: number) => `${count} high`,
    medium: (count: number) => `${count} medium`,
    low: (count: number) => `${count} low`,
    info: (count: number) => `${count} information`,
  },
  dealtWith: (tally: string, settled: number, all: number) => `${tally}. ${settled} of ${all} dealt with.`,
  range: (score: string, band: string) => `${score} out of 100: ${band}`,
  lowerIsQuieter: (score: string) => `${score} Lower is quieter.`,
  toCome: (names: string) => `Still to come: ${names}. Their answers are added to the report on the site.`,
  gaps: (names: string) => `Not checked: ${names}. This report says nothing about what they hold.`,
  moreGaps: (names: string, more: number) =>
    `Not checked: ${names} and ${more} more, which are named at the end. This report says nothing about what they hold.`,
  dated: (date: string, title: string) => `${date}: ${title}.`,
  fact: (label: string, value: string) => `${label}: ${value}`,
  company: (heading: string) => `${heading}:`,
  comment: (by: string, date: string, text: string) => `${by}, ${date}: ${text}`,
  plan: {
    row: (where: string, url: string) => `${where}: ${url}`,
    heading: (minutes: number) => `Your next ${counted('en', minutes, { one: 'minute', other: 'minutes' })}`,
    action: (title: string, when: Due | null, minutes: number) => `${title}${dueWords(when)}, ${minutes} min`,
    more: (count: number) => `${count} more, with the evidence`,
    goodToKnow: 'Good to know',
  },
  missingLetter:
    'A letter that the font of this document does not have. The report on the site shows it, and the attached report.json has it.',
  changes: (line: string, sentence: string) => `${line}. ${sentence}`,
  since: (date: string) => `Since ${date}`,
  noDate: 'The source does not say since when',
  brokers: {
    ways: (name: string, domain: string, ways: string) => `${name} (${domain}): ${ways}.`,
    heading: 'Brokers likely to have your data',
    asked: (broker: string, date: string) => `${broker} You asked them on ${date}.`,
  },
  groups: { todo: 'To do', watch: 'Watch', done: 'Done', information: 'Information' },
  marked: { open: null, done: 'Marked as done', 'not-mine': 'Marked as not me' } as Readonly<
    Record<'open' | 'done' | 'not-mine', string | null>
  >,
  howWeKnow: (proofs: string) => `How we know: ${proofs}`,
  ticked: (step: string) => `${step} (done)`,
  lowers: (points: number) =>
    `Dealing with it lowers your score by ${counted('en', points, { one: 'point', other: 'points' })}`,
  moreKinds: (count: number) => `And ${count} more, which the evidence names.`,
  answers: {
    one: (source: string, answer: string) => `${source}: ${answer}`,
    /** "1 finding." of several sources is one of each. */
    alike: (count: number, answer: string, sources: string) =>
      `${count} sources: ${answer.replace(/^([\d,]+ findings?)\./, '$1 each.')} ${sources}.`,
  },
};
