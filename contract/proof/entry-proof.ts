/** What of an entry of the audit log is sealed: its leaf is made of this alone. */
export interface SealedPart {
  v: number;
  /** Place in the log, from 0. */
  seq: number;
  id: string;
  /** ISO 8601, UTC, milliseconds. */
  time: string;
  action: string;
  outcome: string;
  /** base64url: HMAC-SHA-256 over the personal part. */
  commitment: string;
}

/** The part of an entry that says who, where and what. It can be erased; the sealed proof still holds. */
export interface PersonalPart {
  entity_type: string;
  entity_id: string | null;
  user_id: string | null;
  admin_user_id: string | null;
  ip_address: string | null;
  user_agent: string | null;
  session_id: string | null;
  details: Record<string, unknown> | null;
  old_values: Record<string, unknown> | null;
  new_values: Record<string, unknown> | null;
}

export interface ProvedEntry extends SealedPart {
  /** Hash of the leaf, hex. */
  hash: string;
  /** base64url; null once the personal part has been erased, and where it is not the reader's to see. */
  salt: string | null;
  /** Null where it is not the reader's to see: who of the staff acted, and from where. */
  personal: PersonalPart | null;
}

/** The proof of one entry, as this site's pages and verify.mjs read it. */
export interface EntryProof {
  entry: ProvedEntry;
  /** The newest signed head. */
  checkpoint: string;
  /** RFC 9162, 2.1.3: base64, from the leaf upwards. */
  proof: string[];
  /** Verifier key of the head. */
  key: string;
  /** RFC 9162, 2.1.4, base64: that the log begins with a size that was asked for; null when it never had that size. */
  consistency?: string[] | null;
  /** Of an erased entry: the entry that says so, in the same log. */
  erasure?: Pick<EntryProof, 'entry' | 'proof'>;
}

type Guard = (value: unknown) => boolean;
type Fields = Readonly<Record<string, Guard>>;

const isText: Guard = (value) => typeof value === 'string';
const isCount: Guard = (value) => Number.isSafeInteger(value) && Number(value) >= 0;
const isRecord: Guard = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
const isTexts: Guard = (value) => Array.isArray(value) && value.every(isText);
const orNull =
  (guard: Guard): Guard =>
  (value) =>
    value === null || guard(value);
const orAbsent =
  (guard: Guard): Guard =>
  (value) =>
    value === undefined || guard(value);

/** Exactly these fields: what is not looked at could say anything. */
const isShaped =
  (fields: Fields): Guard =>
  (value) =>
    isRecord(value) &&
    Object.keys(value as object).every((name) => Object.hasOwn(fields, name)) &&
    Object.entries(fields).every(([name, guard]) => guard((value as Record<string, unknown>)[name]));

const isPersonal = isShaped({
  entity_type: isText,
  entity_id: orNull(isText),
  user_id: orNull(isText),
  admin_user_id: orNull(isText),
  ip_address: orNull(isText),
  user_agent: orNull(isText),
  session_id: orNull(isText),
  details: orNull(isRecord),
  old_values: orNull(isRecord),
  new_values: orNull(isRecord),
});

const isEntry = isShaped({
  v: isCount,
  seq: isCount,
  id: isText,
  time: isText,
  action: isText,
  outcome: isText,
  commitment: isText,
  hash: isText,
  salt: orNull(isText),
  personal: orNull(isPersonal),
});

const isProof = isShaped({
  entry: isEntry,
  checkpoint: isText,
  proof: isTexts,
  key: isText,
  consistency: orAbsent(orNull(isTexts)),
  erasure: orAbsent(isShaped({ entry: isEntry, proof: isTexts })),
});

/** @param value as it was parsed from JSON @returns null when it is no proof of an entry */
export const readEntryProof = (value: unknown): EntryProof | null => (isProof(value) ? (value as EntryProof) : null);
