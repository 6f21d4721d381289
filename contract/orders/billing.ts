/** An invoice or credit note in a list. */
export interface BillingRow {
  id: string;
  number: string;
  kind: 'invoice' | 'credit-note';
  /** ISO 8601. */
  issuedAt: string;
  item: string;
  /** Smallest unit of the currency. */
  amount: number;
  currency: string;
  method: string | null;
}

export const documentLabel = { invoice: 'Invoice', 'credit-note': 'Credit note' } as const;
