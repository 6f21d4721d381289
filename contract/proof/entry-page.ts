import { type Difference, differencesOf } from '#contract/audit/types.ts';
import { cutText } from '#contract/base/cut-text.ts';
import { type Check, failed } from './entry-checks.ts';
import type { ProvedEntry } from './entry-proof.ts';
import { cutAddress } from './sealed-text.ts';

/** What the page shows of an entry. What is left out is not compared. */
export interface ShownEntry {
  id: string;
  /** ISO 8601 */
  createdAt: string;
  /** hex; null: it was not sealed when the page was read */
  hash: string | null;
  refused?: boolean;
  action?: string;
  entityType?: string;
  entityId?: string | null;
  differences?: readonly Difference[];
  /** Of entries whose personal part the reader may see. */
  ipAddress?: string | null;
  userAgent?: string | null;
}

type Compared = readonly [name: string, shown: string | boolean | null | undefined, recorded: string | boolean | null];

/** An address may have been cut to its network since the page was read. */
const networkOnly = (address: string | null | undefined) => (address ? cutAddress(address) : address);

function sealedValues({ id, time, hash, action, outcome }: ProvedEntry, shown: ShownEntry): Compared[] {
  return [
    ['the number of the entry', shown.id, id],
    ['the time', shown.createdAt, time],
    ['the hash', shown.hash ?? undefined, hash],
    ['the action', shown.action, action],
    ['whether it was refused', shown.refused, outcome === 'refused'],
  ];
}

function personalValues({ personal }: ProvedEntry, shown: ShownEntry): Compared[] {
  if (!personal) return [];
  return [
    ['the kind of thing', shown.entityType, personal.entity_type],
    ['the thing', shown.entityId, personal.entity_id],
    ['the IP address', networkOnly(shown.ipAddress), networkOnly(personal.ip_address) ?? null],
    ['the device', shown.userAgent, personal.user_agent],
    [
      'what changed',
      inWords(shown.differences),
      inWords(differencesOf(personal.old_values, personal.new_values)) ?? null,
    ],
  ];
}

const inWords = (differences: readonly Difference[] | undefined) =>
  differences?.map(({ key, before, after }) => `${key}: ${before} → ${after}`).join(', ');

/** Characters of a value that is told. */
const MOST_TOLD = 80;

const sayValue = (value: Compared[1]): string =>
  value === null || value === undefined || value === '' ? 'nothing' : `“${cutText(String(value), MOST_TOLD)}”`;

/** Whether what was proved is what the page shows: else a true proof of something else would pass. */
export function comparePage(entry: ProvedEntry, shown: ShownEntry): Check {
  const values = [...sealedValues(entry, shown), ...personalValues(entry, shown)];
  const different = values.filter(([, stated, recorded]) => stated !== undefined && stated !== recorded);
  if (different.length === 0) return { part: 'page', how: 'holds', text: 'The proof is about the entry on this page.' };
  const [name, stated, recorded] = different[0] as Compared;
  const more = different.length > 1 ? ` (and ${different.length - 1} more)` : '';
  return failed(
    'page',
    `The proof is about something else than this page shows: ${name} is ${sayValue(recorded)} there and ${sayValue(stated)} here${more}.`,
  );
}
