import { changeLabel, watchFailures, watchPaceLabel } from '#contract/watching/types.ts';

export default {
  title: 'Watching',
  lead: 'We scan again for you, and write when something is new, back or gone since the last time: what it is, since when, and what to do.',
  failures: watchFailures,
  switchedOn: 'Watching is on. You can stop it here at any time.',
  switchedOff: 'Watching is off. We ask no one about you until you start a scan.',
  watched: 'Watched',
  switchingOn: 'Switching on…',
  tellMe: 'Tell me when this changes',
  isOff: 'Watching is off. We ask no one about you until you start a scan.',
  isScanning: 'Watching is on. A scan is running.',
  breachesOnly: 'Watching is on, for new breaches only.',
  nextScan: (date: string) => `Watching is on. The next scan is due on [${date}].`,
  stopping: 'Stopping…',
  stop: 'Stop watching',
  pace: 'How often we scan again',
  paceHint:
    'However often that is, the catalogues of breaches are read every day, and you are told when a new one has your address.',
  paces: watchPaceLabel,
  saving: 'Saving…',
  save: 'Save',
  start: 'Start watching',
  mails: (timeZone: string | null) =>
    timeZone
      ? `At most one mail a day, never between 21:00 and 08:00 (${timeZone}), and one in four weeks when nothing has changed. Each has a link that stops it.`
      : 'At most one mail a day, never between 21:00 and 08:00, and one in four weeks when nothing has changed. Each has a link that stops it.',
  noMail: 'Email notifications are off in your [settings], so what changes is said here only.',
  changed: 'What has changed',
  nothingChanged: 'Nothing has changed since you switched watching on.',
  changes: changeLabel,
  noticed: (date: string) => `Noticed on [${date}]`,
  noticedSince: (date: string, since: string) => `Noticed on [${date}], exposed since ${since}`,
  list: 'What is watched',
  left: (count: number) =>
    count === 1
      ? 'One more, a domain or a user name, is watched with a year only.'
      : `${count} more, domains and user names, are watched with a year only.`,
  change: 'Change what we look for',
  gone: 'Each time we ask the same sources as an ordinary scan, and no others. We say “gone” only when every source that reported something has answered again. While one of them is silent, we say nothing about it.',
  year: 'A year of watching',
  runsUntil: (date: string) =>
    `Your year runs until [${date}]. Until then each scan asks about everything that you have named to us, domains and user names too. It is not renewed by itself; we write once before it ends.`,
  free: 'You switched watching on before it was sold by the year, so every scan asks about everything that you have named to us, free of charge, until you stop it. If you start it again later, domains and user names need a year.',
  offer:
    'Free of charge, your proven addresses are matched with new breaches each day and scanned again as often as you choose. With a year of watching, each scan asks about your domains and user names as well.',
  buy: 'Watch Everything for a Year',
  extend: 'Add Another Year',
  another: 'Another year begins when this one ends.',
};
