import { counted } from '#contract/base/plural.ts';
import { type OrderStatus, orderStatusLabel, type PaymentStatus, paymentStatusLabel } from '#contract/orders/types.ts';

const statuses: Readonly<Record<OrderStatus, string>> = orderStatusLabel;
const payments: Readonly<Record<PaymentStatus, string>> = paymentStatusLabel;

export default {
  statuses,
  payments,
  amount: 'Amount',
  /** What is in brackets is set smaller. */
  forHours: (amount: string, hours: number) =>
    `${amount} [for ${counted('en', hours, { one: 'hour', other: 'hours' })}]`,
  payment: 'Payment',
  completed: 'Completed',
  about: 'About',
  chosenScan: 'The scan you chose',
  notes: 'Notes',
  noNotes: 'No notes',
  yourNote: 'Your note',
  reference: 'Reference',
  names: 'Names to look for',
  links: 'Pictures and profiles',
  /** Who sees to it, and by when; the name stands where `[specialist]` does. */
  promise: {
    who: (specialist: string) => `With ${specialist}`,
    when: (day: string) => `Expected by [${day}]`,
    both: (day: string) => `With [specialist]. Expected by [${day}]`,
  },
  unpaid: {
    unpaid: 'Nothing has been charged.',
    pending: 'Your payment is on its way.',
    failed: 'The payment did not go through. Nothing was charged; we will write to you about another way.',
    refunded: 'Your payment was refunded.',
  },
  /** In place of the above, where people pay online, and can pay now. */
  payable: {
    unpaid: 'Nothing has been charged yet.',
    failed: 'The payment did not go through. Nothing was charged; you can try again, also with another card.',
  },
  ended: {
    refunded:
      'Your payment was refunded, and this request is cancelled. If you did not expect that, write to us below.',
    cancelled: 'This request was cancelled. If you did not expect that, write to us below.',
    completed: 'This request is completed. If something is missing, write to us below.',
  },
  openReport: 'Open the Report',
  followScan: 'Follow the Scan',
  watched: {
    runs: (day: string) => `This year of watching runs until [${day}].`,
    ended: (day: string) => `This year of watching ended on [${day}].`,
    see: 'See What Is Watched',
  },
  next: {
    title: 'What happens next',
    /** `unpaid`: what the payment sets off, while it is awaited; `paid`: the same once it has arrived. */
    steps: {
      report: {
        unpaid:
          'When your payment has arrived, a full scan starts by itself: of your confirmed address, of everything else that you have proven to be yours, and of the user names that you have given us.',
        paid: 'The full scan starts by itself: of your confirmed address, of everything else that you have proven to be yours, and of the user names that you have given us.',
        after: ['The report is usually ready within minutes. We write to you, and you find it in My Scans.'],
      },
      guidance: {
        unpaid: 'When your payment has arrived, a full scan of your confirmed address starts by itself.',
        paid: 'The full scan of your confirmed address starts by itself.',
        after: [
          'A specialist reads the report of that scan with you in mind and writes your plan.',
          'You find the plan on the page of your request, and can ask about it there.',
        ],
      },
      watching: {
        unpaid:
          'When your payment has arrived, your year begins by itself: we scan at once, and from then on as often as you choose, for your proven addresses and domains and the user names that you have given us.',
        paid: 'Your year begins by itself: we scan at once, and from then on as often as you choose, for your proven addresses and domains and the user names that you have given us.',
        after: [
          'We write when something is new, back or gone. Watching of your addresses and alerts of new breaches are free without a year, too.',
          'It ends by itself a year after your payment. We write once before, and nothing is renewed or charged.',
        ],
      },
      person: {
        unpaid: 'When your payment has arrived, a specialist takes your request on.',
        paid: 'A specialist takes your request on.',
        after: [
          'On the page of your request they ask you for what they need to know and, if you have not booked one, a time.',
          'You find everything that they prepare for you there, too.',
        ],
      },
    },
  },
  /** The page on which staff see the scan of an order. */
  scan: {
    title: 'Scan of an order',
    back: 'Back to the order',
    seen: 'The customer sees in their Activity Log that you have looked at this scan. Use it for their order only.',
    running: 'This scan is still running',
    runningText: 'Look again when the customer’s report is ready.',
    saved: 'Comment saved',
    notSaved: 'The comment could not be saved. Please try again.',
  },
};
