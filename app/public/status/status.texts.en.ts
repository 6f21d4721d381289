import { statusWords } from '#contract/status/words.ts';

/** What it is called, and what is said of it. */
type Named = readonly [label: string, meaning: string];

export default {
  title: 'Status',
  description:
    'How each part of the site is doing now, and how each of the last 90 days went. What was not measured is shown as such.',
  inShort: {
    good: 'Everything that people use here is working.',
    impaired: 'A part of the site is in trouble.',
    down: 'A part of the site is not working.',
    unmeasured: 'Not every part was measured in the last quarter of an hour.',
  },
  lead: (minutes: number) =>
    `Every part is measured every ${minutes} minutes by the site itself; days are counted in UTC. While the database or the worker is away nothing can be measured: such hours are shown as not measured, never as good.`,
  legend: 'What the marks mean',
  words: statusWords,
  unknown: 'unknown',
  build: (version: string, commit: string, schema: string) =>
    `Version ${version}, commit ${commit}, schema ${schema}. Only staff see this line.`,
  ownParts: 'Our own parts',
  theirParts: 'The sources that scans ask',
  everySource: 'Every source with its own last 30 days',
  parts: {
    web: ['Website', 'The site answers at its own address.'] as Named,
    database: ['Database', 'It can be read within a second.'] as Named,
    queue: ['Background work', 'Scans, mail and deletions start when they are due.'] as Named,
    mail: ['Mail', 'Mail leaves within a quarter of an hour.'] as Named,
    audit: ['Audit log', 'New entries are sealed within ten minutes.'] as Named,
    backups: ['Backups', 'The newest backup was restored and found whole.'] as Named,
    sources: ['Sources', 'They pass the tests whose answer we know.'] as Named,
  },
  states: { good: 'Working', impaired: 'In trouble', down: 'Not working' },
  notMeasured: 'Not measured',
  daysAgo: (days: number) => `${days} days ago`,
  today: 'Today',
  troubled: (days: number) => `Days with trouble, or not measured throughout: ${days}`,
  remark: (date: string, words: string) => `${date}: ${words}`,
  sourceStates: {
    healthy: ['Healthy', 'None of their last tests failed.'] as Named,
    suspect: ['Suspect', 'One of their last three tests failed. The next failure puts them out.'] as Named,
    quarantined: ['Quarantined', 'Two of their last three tests failed. Nobody is looked up there.'] as Named,
    probation: [
      'On probation',
      'They were left out, and have passed a test again. Three good nights of five bring them back; until then nobody is looked up there.',
    ] as Named,
    held: ['Held', 'Our staff have taken them out.'] as Named,
    unknown: ['Not proved yet', 'No test or question of ours has been answered yet, so nothing is known.'] as Named,
  },
};
