/** What shows that an account was opened, or that a company holds an order: what a mail is about. */
export const evidenceKinds = ['created', 'confirm', 'sign-in', 'code', 'reset', 'order'] as const;
export type EvidenceKind = (typeof evidenceKinds)[number];
