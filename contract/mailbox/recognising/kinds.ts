/** What shows that an account was opened, or that a company holds an order: what a mail is about. */
export const evidenceKinds = ['created', 'confirm', 'sign-in', 'code', 'reset', 'order'] as const;
export type EvidenceKind = (typeof evidenceKinds)[number];

const words: Readonly<Record<EvidenceKind, readonly [string, string]>> = {
  created: ['welcome or account created', 'welcomes or accounts created'],
  confirm: ['address to confirm', 'addresses to confirm'],
  'sign-in': ['new sign-in', 'new sign-ins'],
  code: ['security code', 'security codes'],
  reset: ['password changed or reset', 'passwords changed or reset'],
  order: ['order or receipt', 'orders or receipts'],
};

/** "3 security codes". */
export const evidenceWords = (kind: EvidenceKind, count: number): string =>
  `${count} ${words[kind][count === 1 ? 0 : 1]}`;
