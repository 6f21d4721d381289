import { counted } from '#contract/base/plural.ts';

/** When it was looked last and is looked next, and until when everything is watched: each in words. */
interface WatchDays {
  lookedAt: string | null;
  nextAt: string | null;
  isScanning: boolean;
  news: number;
  paidUntil: string | null;
}

export default {
  title: 'Dashboard',
  latest: 'Latest report',
  loadingLatest: 'Loading your latest report',
  report: 'Report',
  nextMinutes: (count: number) => `Your next ${counted('en', count, { one: 'minute', other: 'minutes' })}`,
  moreActions: (count: number) =>
    `${counted('en', count, { one: 'more action', other: 'more actions' })} in the report`,
  changed: (what: string, date: string) => `[${what}] since [${date}].`,
  totalScans: 'Total Scans',
  completed: (count: string) => `${count} completed`,
  requests: 'Service Requests',
  pending: (count: string) => `${count} pending`,
  rate: 'Completion Rate',
  completedOf: (completed: string, total: number) =>
    `${completed} of ${counted('en', total, { one: 'scan', other: 'scans' })}`,
  loading: (label: string) => `Loading ${label}`,
  quickAction: 'Quick Action',
  changedSince: (date: string) => `See what has changed since ${date}.`,
  seeWhere: 'See where your address turns up.',
  newScan: 'Start New Scan',
  recent: 'Recent Privacy Scans',
  allScans: 'View All Scans',
  loadingScans: 'Loading your scans',
  complete: (percent: number) => `${percent}% complete`,
  view: 'View',
  viewScan: (name: string, date: string) => `View ${name}, ${date}`,
  scanOf: (name: string, date: string) => `${name}, ${date}`,
  noScans: 'No scans yet',
  noScansText:
    'Your address is confirmed, so your first scan starts at once. You see each source answer, and then what to do.',
  freeScan: 'Start Free Scan',
  scores: 'Risk score over time',
  scoresText: 'Lower is quieter. The pale line is what is on record.',
  scoreOn: (date: string, score: string) => `${date}: ${score}`,
  watching: 'Watching',
  /** Days, and what is new, stand in brackets, in this order. */
  watchLine: ({ lookedAt, nextAt, isScanning, news, paidUntil }: WatchDays) => {
    const looked = lookedAt === null ? '' : `last looked on [${lookedAt}], `;
    const next = nextAt === null ? 'next when a breach is published' : `next on [${nextAt}]`;
    const found = lookedAt === null ? '' : `; [${news === 0 ? 'nothing new' : `${news} new`}]`;
    const until = paidUntil === null ? '' : `; everything until [${paidUntil}]`;
    return `[Watching]: ${looked}${isScanning ? 'looking now' : next}${found}${until}.`;
  },
  watchingOff: 'Watching is off.',
};
