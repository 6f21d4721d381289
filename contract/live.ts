/** A live topic names one thing that an open page may watch, e.g. `scan:0190…`. It carries no data. */
export type Topic = `scan:${string}` | `user:${string}` | 'branding-changes';

export const scanTopic = (scanId: string): Topic => `scan:${scanId}`;
export const userTopic = (userId: string): Topic => `user:${userId}`;
