import type { Fulfilment } from '#contract/orders/types.ts';

interface Next {
  /** What the payment sets off, while it is awaited. */
  unpaid: string;
  /** The same once it has arrived. */
  paid: string;
  after: readonly string[];
}

const words: Readonly<Record<Fulfilment, Next>> = {
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
};

/** How far an order has come. */
export interface Reached {
  isPaid: boolean;
  /** Whether the full scan that belongs to it has ended. */
  isScanned: boolean;
}

/** What still happens after a request, step by step: on the form that orders a service, and on the page of the order. */
export function nextSteps(fulfilment: Fulfilment, { isPaid, isScanned }: Reached): string[] {
  const { unpaid, paid, after } = words[fulfilment];
  if (isScanned) return [...after];
  return [isPaid ? paid : unpaid, ...after];
}
