import type { FunnelStep } from '#contract/analytics/funnel.ts';
import type { EventType } from '#contract/analytics/types.ts';

const perDay = { work: 'Scans and orders per day', revenue: 'Revenue per day', views: 'Page views per day' };

const steps: Readonly<Record<FunnelStep, { name: string; means: string }>> = {
  visits: {
    name: 'Page views',
    means:
      'Pages that people looked at. Which page is not counted, nor who; machines and those who ask not to be are left out.',
  },
  requests: { name: 'Requests', means: 'Free scans that were asked for.' },
  opened: { name: 'Mails opened', means: 'Of these requests, those whose mailed link was opened.' },
  results: { name: 'Results', means: 'Of these requests, those whose scan was completed.' },
  accounts: { name: 'Accounts', means: 'Accounts that were made in these days.' },
  orders: { name: 'Orders', means: 'Services that were ordered in these days.' },
  paid: { name: 'Paid', means: 'Orders of these days that are paid.' },
};

const events: Readonly<Record<EventType, string>> = {
  page_view: 'Page view',
  sign_up: 'Sign-up',
  sign_in: 'Sign-in',
  scan: 'Scan',
  order: 'Order',
};

export default {
  title: 'Analytics',
  lead: 'Counted by us, without cookies and without identifying anyone. Days are in UTC.',
  notReadText: 'Nothing is lost; please try again in a moment.',
  sources: 'Sources',
  range: 'Time shown',
  days: (days: number) => (days === 365 ? 'A year' : `${days} days`),
  figures: {
    label: 'Figures',
    revenue: 'Revenue',
    and: (amount: string) => `and ${amount}`,
    active: 'Active users',
    activeText: 'Joined in the last 30 days',
    signedIn: 'Signed in, last 30 days',
    totals: {
      scan: 'Scans',
      order: 'Orders',
      page_view: 'Page views',
      sign_up: 'Sign-ups',
      sign_in: 'Sign-ins',
    } satisfies Record<EventType, string>,
    noChange: 'No change',
    noneBefore: 'None in the previous period',
    /** @param percent with its sign */
    change: (percent: string) => `${percent}% against the previous period`,
  },
  perDay,
  services: {
    title: 'Scans and orders by service',
    none: 'Nothing in this period.',
    service: 'Service',
    removed: 'Removed service',
  },
  devices: { title: 'Top 5 devices', none: 'No page views in this period.' },
  countries: { title: 'Top 5 countries', none: 'No country is known in this period.' },
  deviceNames: { desktop: 'desktop', mobile: 'mobile', tablet: 'tablet' },
  recent: {
    title: 'Recent activity',
    none: 'No events yet',
    noneText: 'Page views, sign-ups, sign-ins, scans and orders appear here.',
    events,
    several: (event: string, count: string) => `${event} × ${count}`,
    unknownDevice: 'Unknown',
    unknownCountry: 'Unknown',
    columns: { event: 'Event', device: 'Device', country: 'Country', time: 'Time' },
  },
  funnel: {
    title: 'From a visit to a paid order',
    steps,
    showAsTable: 'Show as table, with what each step is',
    columns: { step: 'Step', count: 'Number', part: 'Of the step before' },
    part: (percent: string) => `${percent}%`,
    note: 'Mails and results belong to the requests of these days. Nothing connects a visit, an account or an order with them: those steps are counted by themselves. People who deleted their account are not counted among the requests.',
  },
};
