/** What staff work on together: an open tab of the admin panel hears that it changed. */
export const staffTopics = [
  'staff:messages',
  'staff:orders',
  'staff:services',
  'staff:content',
  'staff:posts',
  'staff:users',
  'staff:audit',
] as const;
type StaffTopic = (typeof staffTopics)[number];

/** A live topic names one thing that an open page may watch, e.g. `scan:0190…`. It carries no data. */
export type Topic = `scan:${string}` | `user:${string}` | 'branding-changes' | StaffTopic;

export const scanTopic = (scanId: string): Topic => `scan:${scanId}`;
export const userTopic = (userId: string): Topic => `user:${userId}`;

/** Whatever changes on a visitor's page is told under one of these. */
export const publicTopics: readonly Topic[] = ['branding-changes', 'staff:services', 'staff:content', 'staff:posts'];
