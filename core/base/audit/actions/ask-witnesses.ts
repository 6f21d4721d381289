import { findLastCosigned } from '#core/base/audit/internal/cosigned.ts';
import { findNewestCheckpoint } from '#core/base/audit/internal/read.ts';
import { auditCosignatures } from '#core/base/audit/schema.ts';
import { openCosignature, parseWitnessKey } from '#core/base/audit/tree/cosignature.ts';
import { consistencyRanges } from '#core/base/audit/tree/merkle.ts';
import { readRanges } from '#core/base/audit/tree/store.ts';
import type { WitnessAddress } from '#platform/config/witnesses.ts';
import { systemScope } from '#platform/database/scope.ts';
import { OutgoingError, type OutgoingResponse } from '#platform/http/outgoing.ts';
import type { Platform } from '#platform/platform.ts';

type Checkpoint = NonNullable<Awaited<ReturnType<typeof findNewestCheckpoint>>>;

/** What came of asking one witness. `refused`: it does not believe that the log has only grown. */
type WitnessOutcome = 'signed' | 'refused' | 'ahead' | 'unreachable' | 'nonsense';

/**
 * Asks every witness that is configured to sign the newest head, unless it has. A witness that is away is asked again by the
 * next run; what it says no to is an error in the log.
 * @returns what came of each one that was asked, by its key
 */
export async function askWitnesses(platform: Platform): Promise<ReadonlyMap<string, WitnessOutcome>> {
  const { database, config } = platform;
  const newest = await database.read(systemScope, findNewestCheckpoint);
  const outcomes = new Map<string, WitnessOutcome>();
  if (!newest) return outcomes;
  await Promise.all(
    config.auditWitnesses.map(async (witness) => {
      const last = await database.read(systemScope, (tx) => findLastCosigned(tx, witness.verifierKey));
      if (last?.treeSize === newest.treeSize) return;
      const outcome = await askOne(platform, witness, newest, last?.treeSize ?? 0);
      outcomes.set(witness.verifierKey, outcome);
      reportOutcome(platform, witness, newest, outcome);
    }),
  );
  return outcomes;
}

async function askOne(
  platform: Platform,
  witness: WitnessAddress,
  newest: Checkpoint,
  known: number,
): Promise<WitnessOutcome> {
  try {
    const answer = await submitCheckpoint(platform, witness, newest, known);
    const size = sizeToldBy(answer);
    if (size === null || size === known) return await takeAnswer(platform, witness, newest, answer);
    // What it signed last was not kept here, e.g. because a backup was restored.
    if (size > newest.treeSize) return 'ahead';
    return await takeAnswer(platform, witness, newest, await submitCheckpoint(platform, witness, newest, size));
  } catch (error) {
    if (error instanceof OutgoingError) return 'unreachable';
    throw error;
  }
}

const SIZE = /^(0|[1-9]\d{0,14})\n$/;

/** The size that a witness wants a proof from; null when it said something else. */
function sizeToldBy({ status, headers, text }: OutgoingResponse): number | null {
  if (status !== 409 || headers.get('content-type') !== 'text/x.tlog.size') return null;
  const [, digits] = SIZE.exec(text()) ?? [];
  return digits === undefined ? null : Number(digits);
}

async function submitCheckpoint(
  { database, outgoing }: Platform,
  { url }: WitnessAddress,
  newest: Checkpoint,
  from: number,
) {
  const proof = await database.read(systemScope, (tx) => readRanges(tx, consistencyRanges(from, newest.treeSize)));
  const lines = [`old ${from}`, ...proof.map((hash) => hash.toString('base64')), '', newest.note];
  return outgoing.fetch({
    url: `${url}/add-checkpoint`,
    method: 'POST',
    headers: { 'content-type': 'text/plain; charset=utf-8' },
    body: lines.join('\n'),
    timeoutMs: 10_000,
    maxBytes: 16_384,
    allow: [new URL(url).hostname],
  });
}

/** Keeps the signature, if it is one. */
async function takeAnswer(
  { database }: Platform,
  { verifierKey }: WitnessAddress,
  { treeSize, note }: Checkpoint,
  { status, text }: OutgoingResponse,
): Promise<WitnessOutcome> {
  if (status === 409 || status === 422) return 'refused';
  const body = note.slice(0, note.lastIndexOf('\n\n') + 1);
  const key = parseWitnessKey(verifierKey);
  for (const line of status === 200 ? text().split('\n') : []) {
    const signedAt = openCosignature(line, body, key);
    if (!signedAt) continue;
    const row = { treeSize, witness: verifierKey, line: `${line}\n`, signedAt };
    await database.transaction(systemScope, (tx) => tx.insert(auditCosignatures).values(row).onConflictDoNothing());
    return 'signed';
  }
  return 'nonsense';
}

const complaints: Readonly<Record<Exclude<WitnessOutcome, 'signed'>, string>> = {
  refused: 'A witness refuses to sign the audit log: it does not continue what the witness signed before',
  ahead: 'A witness has signed a longer audit log than this one: entries are gone',
  unreachable: 'A witness of the audit log could not be asked',
  nonsense: 'A witness of the audit log gave no signature that holds',
};

function reportOutcome(
  { log }: Platform,
  { url }: WitnessAddress,
  { treeSize }: Checkpoint,
  outcome: WitnessOutcome,
): void {
  if (outcome === 'signed') return;
  const facts = { reason: new URL(url).hostname, count: treeSize };
  if (outcome === 'unreachable') log.warn(complaints[outcome], facts);
  else log.error(complaints[outcome], facts);
}
