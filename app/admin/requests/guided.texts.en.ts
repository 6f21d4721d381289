import { counted } from '#contract/base/plural.ts';
import type { CaseState } from '#contract/removal/cases.ts';
import type { AnswerKind } from '#contract/removal/desk.ts';

/** Where a request stands, for staff. */
const states: Readonly<Record<CaseState, string>> = {
  prepared: 'Letter prepared',
  sent: 'Sent',
  acknowledged: 'Acknowledged',
  'more-asked': 'More asked for',
  'said-done': 'Said done',
  'nothing-held': 'Nothing held',
  refused: 'Refused',
  overdue: 'Overdue',
  'complaint-made': 'Complaint made',
  'seen-gone': 'Seen gone',
  'still-there': 'Still there',
  'came-back': 'Came back',
  closed: 'Closed',
};

/** Of the list of requests to companies, and of one. */
export default {
  states,
  queue: {
    title: 'Requests to companies',
    lead: 'What needs a person today, of customers who ordered guidance and let you in. The company is named once you open a request: each look is in the customer’s Activity Log.',
    back: 'Service Requests',
    notRead: 'Failed to load the requests to companies.',
    notReadText: 'Nothing is lost; please try again in a moment.',
    none: 'Nobody needs you today',
    noCustomers: 'Customers who have ordered guidance and let you work on their requests appear here.',
    allWaiting: 'Every request waits for its company.',
    caption: 'What needs a person today',
    columns: { who: 'Customer', state: 'Stands at', since: 'Since', due: 'Answer due', act: 'Open' },
    noDay: 'No day',
    open: 'Open',
    /** After "Open". */
    requestOf: (customer: string) => `the request of ${customer}`,
    /** In brackets the link to the orders. */
    waiting: (customers: number) =>
      `${counted('en', customers, { one: 'customer', other: 'customers' })} ordered guidance and did not let you in yet. Their [orders] are the place to ask.`,
  },
  one: {
    title: 'Request to a company',
    back: 'Requests to companies',
    lead: (customer: string, state: CaseState, since: string) =>
      `For ${customer}. ${states[state]} since ${since}. You can prepare letters; only the customer sends them. This look is in their Activity Log.`,
    letter: 'The next letter',
    onlyCustomer: 'Only the customer can send it.',
    history: 'What has happened',
    letterSent: (subject: string) => `Letter sent: ${subject}`,
    answerNoted: (kind: AnswerKind) => `Answer noted: ${kind}`,
    passedOn: (authority: string) => `Passed on to ${authority}`,
    noted: 'Noted',
    prepareTitle: 'Prepare another letter for this customer',
    company: 'Company',
    companyHint: 'Its id in the directory, such as controllers.adobe or brokers.acxiom.',
    prepare: 'Prepare a letter',
    prepared: 'The letter is prepared. Only the customer can send it.',
    failures: { prepare: 'Failed to prepare the letter' },
    order: 'The order',
  },
};
