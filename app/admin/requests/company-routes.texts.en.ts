import type { RouteState } from '#contract/removal/routes.ts';

type Withheld = Exclude<RouteState, 'answers' | 'wordless'>;

const why: Readonly<Record<Withheld, (fact: string | null) => string>> = {
  moved: (host) => (host ? `It led to another site (${host}).` : 'It led to another site.'),
  parked: (host) => (host ? `The domain is for sale (${host}).` : 'The domain is for sale.'),
  missing: (status) =>
    status ? `Page not found (${status}), at least twice in a row.` : 'Page not found, at least twice in a row.',
  silent: () => 'Its site has given no answer since.',
};

export default {
  title: 'Ways to companies',
  lead: 'Each site is looked at once a week. What is dead, leads elsewhere or bounced is not offered to anyone.',
  back: 'Service Requests',
  notRead: 'Failed to load the ways to companies.',
  notReadText: 'Nothing is lost; please try again in a moment.',
  figures: {
    routes: 'Web routes',
    seen: 'Looked at in two weeks',
    changed: 'Changed in four weeks',
    withheld: 'Not offered',
    bounced: 'Addresses that bounced',
  },
  noCompany: 'No company any more',
  offerAgain: 'Offer again',
  withheld: {
    title: 'Web routes that are not offered',
    none: 'Every route that we looked at may be offered',
    noneText: 'Pages that are gone, lead to another site or are for sale appear here.',
    columns: { route: 'Route', since: 'Not offered since', at: 'Last looked at', act: 'Is it right?' },
    why,
  },
  bounced: {
    title: 'Addresses that bounced',
    none: 'No address has bounced',
    noneText: 'Addresses that people or staff got mail back from appear here.',
    columns: { email: 'Address', by: 'Reported by', at: 'Since', act: 'Does it work?' },
    by: { staff: 'Staff', person: 'A customer' },
  },
  done: { accept: 'The route is offered again', restore: 'The address is offered again' },
  failures: { accept: 'Failed to offer the route again', restore: 'Failed to offer the address again' },
};
