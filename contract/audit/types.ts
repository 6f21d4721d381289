import type broken from './broken.texts.en.ts';

/** What the Audit Log can be filtered by; other acts and things stand in it as well. */
export const auditActionFilters = ['create', 'update', 'delete', 'login'] as const;
export type AuditActionFilter = (typeof auditActionFilters)[number];
export const auditEntityFilters = ['user', 'profile', 'service', 'blog_post'] as const;
export type AuditEntityFilter = (typeof auditEntityFilters)[number];

export type AuditOutcome = 'success' | 'refused';

/** Somebody who stands in an entry. */
export interface AuditPerson {
  id: string;
  /** Full name or address; null when the account is gone. */
  name: string | null;
}

/** One entry in the list of staff. */
export interface AuditRow {
  id: string;
  /** ISO 8601 */
  createdAt: string;
  action: string;
  outcome: AuditOutcome;
  entityType: string;
  /** Whose log it stands in. */
  user: AuditPerson | null;
  /** The member of staff who acted. */
  staff: AuditPerson | null;
  /** What happened, in one line of any length. */
  summary: string;
  ipAddress: string | null;
  /** Hash of the leaf, hex; null until it is sealed. */
  hash: string | null;
}

/** One value that an act changed. A side that did not exist is null. */
export interface Difference {
  key: string;
  before: string | null;
  after: string | null;
}

/** A whole entry. */
export interface AuditEntry extends AuditRow {
  /** What happened, as a sentence. */
  sentence: string;
  /** Place in the log, from 0; null until it is sealed. */
  position: number | null;
  entityId: string | null;
  userAgent: string | null;
  sessionId: string | null;
  details: [key: string, value: string][];
  differences: Difference[];
  /** Its personal part was erased on a person's demand. */
  isErased: boolean;
}

/** Why an entry does not hold. */
export type BrokenWhy = keyof typeof broken;

/** What came of looking at one entry again: its hash, the way to the signed head, the signature. */
export type AuditVerdict =
  | { kind: 'holds'; position: number; size: number }
  | { kind: 'waiting' }
  | { kind: 'broken'; position: number; why: BrokenWhy };

type Values = Readonly<Record<string, unknown>> | null;

const showValue = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Undefined for what every object has, such as `constructor`. */
const ownValue = (values: Values, key: string): unknown =>
  values !== null && Object.hasOwn(values, key) ? values[key] : undefined;

/** What differs between two sets of values, in the order in which they were written. */
export function differencesOf(before: Values, after: Values): Difference[] {
  const keys = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return keys.flatMap((key) => {
    const [one, other] = [ownValue(before, key), ownValue(after, key)];
    if (one !== undefined && other !== undefined && isSame(one, other)) return [];
    const shownSide = (value: unknown) => (value === undefined ? null : showValue(value));
    return [{ key, before: shownSide(one), after: shownSide(other) }];
  });
}

/** Every detail but the name of the event, which has a sentence of its own. */
export function detailsOf(details: Values): [key: string, value: string][] {
  return Object.entries(details ?? {}).flatMap(([key, value]) => (key === 'event' ? [] : [[key, showValue(value)]]));
}

function sideBySide({ key, before, after }: Difference): string {
  if (before === null || after === null) return `${key}: ${after ?? before}`;
  return `${key}: ${before} → ${after}`;
}

/** One line of what an entry says: what was changed, else its details, else its sentence. */
export function summaryOf(differences: Difference[], details: [string, string][], sentence: string): string {
  if (differences.length > 0) return differences.map(sideBySide).join(', ');
  if (details.length > 0) return details.map(([key, value]) => `${key}: ${value}`).join(', ');
  return sentence;
}

/** A signed head of the log as anybody may read it. */
export interface PublicCheckpoint {
  /** Entries that it covers. */
  size: number;
  /** ISO 8601 */
  time: string;
  /** hex; null when the note was not signed with the key of today */
  root: string | null;
  /** The signed note (c2sp.org/tlog-checkpoint), with the signatures of witnesses. */
  note: string;
  /** Names of the configured witnesses that signed it as well. */
  signedBy: string[];
}

/** Somebody else who watches that the log only grows. */
export interface PublicWitness {
  name: string;
  /** `<name>+<key id>+<base64>` */
  verifierKey: string;
  /** The newest head that it signed; null when it has signed none. */
  last: { size: number; signedAt: string } | null;
}
