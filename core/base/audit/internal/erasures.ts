import { createHash } from 'node:crypto';
import { z } from 'zod';
import brokenWords from '#contract/audit/broken.texts.en.ts';
import type { BrokenWhy } from '#contract/audit/types.ts';
import type { PersonalPart } from '#contract/proof/entry-proof.ts';
import { textOfRest } from '#contract/proof/sealed-text.ts';
import { defineEvent } from '#core/base/audit/events.ts';
import type { auditLogs } from '#core/base/audit/schema.ts';
import { personalPartOf } from './entry.ts';

/**
 * Names entries whose personal part was erased. Without it an entry without a salt is a forged one: whoever may write to
 * the table could call anything erased.
 */
export const entriesErased = defineEvent({
  name: 'audit.entries.erased',
  action: 'delete',
  entityType: 'audit_log',
  sentence: 'The personal part of entries was erased',
});

const detailsShape = z.object({
  event: z.literal(entriesErased.name),
  leaves: z.array(z.object({ id: z.uuid(), rest: z.string() })),
});

export type Erasure = z.output<typeof detailsShape>;

type Row = typeof auditLogs.$inferSelect;
type Rest = Pick<PersonalPart, 'entity_type' | 'user_id' | 'admin_user_id'>;

/** Digest of what an erased entry keeps: SHA-256 over the canonical JSON, base64url. */
export const digestOfRest = (rest: Rest): string => createHash('sha256').update(textOfRest(rest)).digest('base64url');

/** @returns null for an entry that names no erasures */
export function erasureIn({ entityType, details }: Row): Erasure | null {
  const parsed = entityType === entriesErased.entityType ? detailsShape.safeParse(details) : null;
  return parsed?.success ? parsed.data : null;
}

/** The details of an entry as a person reads them: of those that are named only how many. */
export function shownDetails(row: Row): Row['details'] {
  const erasure = erasureIn(row);
  if (!erasure) return row.details;
  return { event: erasure.event, entries: erasure.leaves.length };
}

/** What an erased entry must not hold any more. */
export function hasLeftovers(row: Row): boolean {
  const { entity_id, ip_address, user_agent, session_id, details, old_values, new_values } = personalPartOf(row);
  const gone = [entity_id, ip_address, user_agent, session_id, details, old_values, new_values];
  return gone.some((value) => value !== null);
}

/** Why an entry does not pass for erased; null when it does. @param named what another entry says is left of it */
export function doubtAbout(rest: string, named: string | undefined): BrokenWhy | null {
  if (named === undefined) return 'unnamed';
  return named === rest ? null : 'rest';
}

/** Compares erased entries with the entries that name them, whatever their order. */
export interface ErasureBook {
  /** A sealed entry: one that was erased, one that names such, or any other. */
  add(row: Row & { seq: number }): void;
  addErasure(erasure: Erasure): void;
  /** Erased entries that nothing names, or that are not what was left of them. */
  unnamed(): { position: number; text: string }[];
  /** How many were erased. */
  count(): number;
}

export function createErasureBook(): ErasureBook {
  const erased = new Map<string, { position: number; rest: string }>();
  const named = new Map<string, string>();
  const addErasure = ({ leaves }: Erasure) => {
    for (const { id, rest } of leaves) named.set(id, rest);
  };
  return {
    add(row) {
      if (row.salt === null) erased.set(row.id, { position: row.seq, rest: digestOfRest(personalPartOf(row)) });
      const erasure = erasureIn(row);
      if (erasure) addErasure(erasure);
    },
    addErasure,
    unnamed: () =>
      [...erased].flatMap(([id, { position, rest }]) => {
        const why = doubtAbout(rest, named.get(id));
        return why === null ? [] : [{ position, text: brokenWords[why] }];
      }),
    count: () => erased.size,
  };
}
