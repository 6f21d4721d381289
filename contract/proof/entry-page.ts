import { type Difference, differencesOf } from '#contract/audit/types.ts';
import { cutText } from '#contract/base/cut-text.ts';
import { type Check, type EntryWords, failed } from './entry-checks.ts';
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

type Compared = readonly [
  name: keyof EntryWords['compared'],
  shown: string | boolean | null | undefined,
  recorded: string | boolean | null,
];

/** An address may have been cut to its network since the page was read. */
const networkOnly = (address: string | null | undefined) => (address ? cutAddress(address) : address);

function sealedValues({ id, time, hash, action, outcome }: ProvedEntry, shown: ShownEntry): Compared[] {
  return [
    ['id', shown.id, id],
    ['time', shown.createdAt, time],
    ['hash', shown.hash ?? undefined, hash],
    ['action', shown.action, action],
    ['refused', shown.refused, outcome === 'refused'],
  ];
}

function personalValues({ personal }: ProvedEntry, shown: ShownEntry): Compared[] {
  if (!personal) return [];
  return [
    ['entityType', shown.entityType, personal.entity_type],
    ['entityId', shown.entityId, personal.entity_id],
    ['ipAddress', networkOnly(shown.ipAddress), networkOnly(personal.ip_address) ?? null],
    ['userAgent', shown.userAgent, personal.user_agent],
    [
      'differences',
      inWords(shown.differences),
      inWords(differencesOf(personal.old_values, personal.new_values)) ?? null,
    ],
  ];
}

const inWords = (differences: readonly Difference[] | undefined) =>
  differences?.map(({ key, before, after }) => `${key}: ${before} → ${after}`).join(', ');

/** Characters of a value that is told. */
const MOST_TOLD = 80;

const sayValue = (value: Compared[1], words: EntryWords): string =>
  value === null || value === undefined || value === ''
    ? words.nothing
    : words.value(cutText(String(value), MOST_TOLD));

/** Whether what was proved is what the page shows: else a true proof of something else would pass. */
export function comparePage(entry: ProvedEntry, shown: ShownEntry, words: EntryWords): Check {
  const values = [...sealedValues(entry, shown), ...personalValues(entry, shown)];
  const different = values.filter(([, stated, recorded]) => stated !== undefined && stated !== recorded);
  if (different.length === 0) return { part: 'page', how: 'holds', text: words.samePage };
  const [name, stated, recorded] = different[0] as Compared;
  const told = [words.compared[name], sayValue(recorded, words), sayValue(stated, words)] as const;
  const more = different.length - 1;
  return failed('page', more > 0 ? words.otherPageMore(...told, more) : words.otherPage(...told));
}
