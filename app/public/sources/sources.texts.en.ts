import { counted } from '#contract/base/plural.ts';
import { sourceCategoryLabel } from '#contract/scans/types.ts';
import { askedWith, conditionLabel, daysInWords, precisionInWords } from '#contract/sources/listing.ts';

export default {
  title: 'Sources',
  description:
    'Every source that a scan can ask: what it is asked with, how fast, whether it passed its tests today, and whose work it is.',
  lead: 'Every source that a scan can ask about you. Where we can, we test each one with a question whose answer we know; its answers about you count only while it passes. A site that finds your user name is also asked about a made-up one like it, which it must not find.',
  live: (live: number, total: number) =>
    `${counted('en', live, { one: 'live data source', other: 'live data sources' })} today. The list has ${counted('en', total, { one: 'source', other: 'sources' })}, also those that have yet to prove themselves, and those that are not asked now.`,

  filter: 'Sources',
  search: 'Search',
  kind: 'Kind',
  today: 'Today',
  all: 'All',
  show: 'Show',
  match: (matching: string, total: string) => `${matching} of ${total} match.`,
  thereAre: (total: number) => `There are ${counted('en', total, { one: 'source', other: 'sources' })}.`,
  noMatch: 'No source matches',
  noMatchText: 'Try fewer words, or another kind.',
  showAll: 'Show all sources',
  kinds: sourceCategoryLabel,
  liveToday: (count: string) => `${count} live today`,
  showThem: 'Show them',

  conditions: conditionLabel,
  days: daysInWords,
  askedWithLabel: 'Asked with',
  askedWith,
  ownDomain: (asked: string) => `${asked}, and only one that you have proved to be yours`,
  pace: 'Pace',
  countries: 'Mostly used in',
  right: 'Right so far',
  precision: precisionInWords,
  covers: '“Nothing found” covers',
  credit: 'Credit',
  credits:
    'The rules by which profile sites are asked come from [WhatsMyName] (CC BY-SA 4.0), [maigret] and [sherlock] (MIT), and what it takes to delete an account from [JustDeleteMe] (MIT). A site that only one of them knows is being tried until it has passed our tests here, and is left out of every scan until then.',
};
