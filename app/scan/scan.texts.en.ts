import { counted } from '#contract/base/plural.ts';

export default {
  titles: {
    pending: 'Scan in progress',
    processing: 'Scan in progress',
    completed: 'Exposure report',
    failed: 'Scan not finished',
  },
  noSuchScan: 'No such scan',
  statuses: { pending: 'Waiting', processing: 'Processing', completed: 'Completed', failed: 'Failed' },
  deadLink: 'This link does not work',
  progress: 'Progress',
  complete: (percent: number) => `[${percent}%] [complete]`,
  scanProgress: 'Scan progress',
  checked: (checked: number, asked: number) => `${checked} of ${asked} checked`,
  checkedLate: (checked: number, asked: number, late: number) =>
    `${checked} of ${asked} checked, ${late} still to come`,
  nextSoon: 'The next one is about to be asked.',
  asking: (source: string) => `Asking ${source}.`,
  askingMore: (source: string, more: number) => `Asking ${source} and ${more} more.`,
  foundSoFar: 'Found so far',
  scoreFollows: 'Your score follows when the sources have answered.',
  moreInReport: (more: number) => `${more} more in the report`,
  inProgress: 'Scan in progress',
  startedAt: (email: string, time: string) => `Free Privacy Scan for [${email}], started at [${time}]`,
  sourceBySource: 'Source by source',
  sources: (count: number) => counted('en', count, { one: 'source', other: 'sources' }),
  stillToCome: 'Still to come',
  slowOne: 'It was slow to answer, or takes only so many questions in an hour or a day.',
  slow: 'They were slow to answer, or take only so many questions in an hour or a day.',
  addedHere: (zone: string) => `What is answered within a day of the scan is added here. Times are ${zone}.`,
  andMore: (more: number) => `And ${more} more.`,
};
