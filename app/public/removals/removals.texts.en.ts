import { counted } from '#contract/base/plural.ts';

export default {
  title: 'How companies answer',
  description: 'How many people asked each company, how many were answered and when, and what was seen gone.',
  lead: 'Who answers when people ask for their data to be deleted, how soon, and whether it is gone afterwards.',
  companies: 'Companies',
  caption: 'How companies answered',
  columns: {
    company: 'Company',
    asked: 'Asked',
    answered: 'Answered',
    median: 'Median time',
    said: 'Said done',
    gone: 'Seen gone',
    back: 'Came back',
  },
  countOf: (count: string, of: string) => `${count} of ${of}`,
  range: (low: number, high: number) => `${low}% to ${high}%`,
  noAnswer: 'No answer yet',
  days: (count: number) => counted('en', count, { one: 'day', other: 'days' }),
  empty: 'No company has been asked often enough yet',
  emptyText: (fewest: number) => `A company appears here once ${fewest} people have asked it.`,
  how: 'How this is counted',
  howRequests:
    'Each request that somebody sent with our help counts once. “Said done” is what the company says. “Seen gone” is what we saw: it had been found, and was absent on three days within 30, each time while the source passed its tests. Much cannot be looked at from outside, so fewer are seen gone than are done.',
  howShares: (fewest: number) =>
    `A company appears once ${fewest} people have asked it. Below each count stands the range in which the share lies with 95% certainty (Wilson’s interval): with few requests it is wide. Everything is counted once a night.`,
  files: 'As files: [a table] and [for programs]. Counts of several sites can be added up.',
};
