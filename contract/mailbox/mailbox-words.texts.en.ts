import { counted } from '#contract/base/plural.ts';

export default {
  /** Mails that show an account, by what they are about. */
  evidence: {
    created: (count: number) =>
      counted('en', count, { one: 'welcome or account created', other: 'welcomes or accounts created' }),
    confirm: (count: number) => counted('en', count, { one: 'address to confirm', other: 'addresses to confirm' }),
    'sign-in': (count: number) => counted('en', count, { one: 'new sign-in', other: 'new sign-ins' }),
    code: (count: number) => counted('en', count, { one: 'security code', other: 'security codes' }),
    reset: (count: number) =>
      counted('en', count, { one: 'password changed or reset', other: 'passwords changed or reset' }),
    order: (count: number) => counted('en', count, { one: 'order or receipt', other: 'orders or receipts' }),
  },
  /** Of the table for a spreadsheet. */
  columns: {
    company: 'Company',
    domain: 'Domain',
    since: 'Since',
    last: 'Last heard of',
    mails: 'Mails',
    shownBy: 'Shown by',
    breach: 'Known breach',
    close: 'Close the account',
    difficulty: 'Difficulty',
  },
  timeUnknown: 'working out the time left',
  secondsLeft: (count: number) => `about ${count} seconds left`,
  minutesLeft: (count: number) => `about ${counted('en', count, { one: 'minute', other: 'minutes' })} left`,
};
