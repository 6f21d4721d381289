import type { CatalogueState } from '#contract/sources/catalogues.ts';

const states: Readonly<Record<CatalogueState, string>> = {
  unread: 'Not read yet',
  read: 'Read',
  failed: 'Could not be read',
  shrunk: 'Has shrunk',
};

export default {
  title: 'Sources',
  lead: 'Which sources passed last night’s test, and which are left out. A source on hold is not asked about anyone.',
  back: 'Analytics',
  notRead: 'Failed to load the sources.',
  notReadText: 'Nothing is lost; please try again in a moment.',
  all: 'All sources',
  filter: 'Sources',
  search: 'Search',
  show: 'Show',
  columns: { source: 'Source', today: 'Today', days: 'Last 30 days', asked: 'Asked' },
  hold: 'Hold',
  release: 'Release',
  done: { hold: 'Source held', release: 'Source released' },
  failures: { hold: 'Failed to hold the source', release: 'Failed to release the source' },
  history: {
    title: 'History',
    none: 'Nothing has happened yet',
    noneText: 'Sources that fail a test, are taken out or come back, and what staff did about them, appear here.',
    columns: { time: 'Time', source: 'Source', event: 'Event' },
    changed: 'Something changed',
  },
  catalogues: {
    title: 'Catalogues of breaches',
    notRead: 'Failed to load the catalogues of breaches.',
    states,
    daily: 'It is read once a day.',
    read: (at: string) => `Last read ${at}.`,
    failed: (since: string) => `No catalogue since ${since}. It is tried every hour, and nobody is told anything.`,
    shrunk: (since: string) =>
      `Too much is missing since ${since}. Nobody is told anything; after seven days it is taken as it is.`,
    notAsked: 'Its source is switched off, so we look nobody up when something new appears in it.',
    columns: { catalogue: 'Catalogue', state: 'State', breaches: 'Breaches', newest: 'Newest' },
    newest: (title: string, date: string) => `${title}, ${date}`,
    noNews: 'None so far',
  },
};
