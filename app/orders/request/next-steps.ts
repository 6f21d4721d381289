/** What happens after a request. */
export interface NextTexts {
  /** What the payment sets off, while it is awaited. */
  unpaid: string;
  /** The same once it has arrived. */
  paid: string;
  after: readonly string[];
}

/** How far an order has come. */
export interface Reached {
  isPaid: boolean;
  /** Whether the full scan that belongs to it has ended. */
  isScanned: boolean;
}

/** What still happens after a request, step by step: on the form that orders a service, and on the page of the order. */
export function nextSteps({ unpaid, paid, after }: NextTexts, { isPaid, isScanned }: Reached): string[] {
  if (isScanned) return [...after];
  return [isPaid ? paid : unpaid, ...after];
}
