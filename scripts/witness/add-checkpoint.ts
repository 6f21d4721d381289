import { type Bytes, fromBase64 } from '#contract/proof/bytes.ts';
import { readHashes } from '#contract/proof/checkpoint.ts';
import { isBeginningOf } from '#contract/proof/consistency.ts';
import { type Checkpoint, openCheckpoint } from '#core/base/audit/internal/checkpoint.ts';
import type { Cosigner } from '#core/base/audit/tree/cosignature.ts';
import type { WitnessState } from './state.ts';

/** What a witness answers over HTTP. */
export interface WitnessAnswer {
  status: 200 | 400 | 403 | 404 | 409 | 422;
  type: string;
  text: string;
}

export interface Witness {
  cosigner: Cosigner;
  state: WitnessState;
  /** Verifier keys of the logs that it watches, by their origins. */
  logs: ReadonlyMap<string, string>;
  now: () => Date;
}

interface Submission {
  old: number;
  /** base64 */
  proof: string[];
  note: string;
}

const MOST_HASHES = 63;
const answerWith = (status: WitnessAnswer['status'], text: string): WitnessAnswer => ({
  status,
  type: 'text/plain; charset=utf-8',
  text: `${text}\n`,
});
const toBytes = (bytes: Uint8Array): Bytes => new Uint8Array(bytes);

/** `old SIZE`, lines of hashes, a blank line, the note. @returns null when it is none of that */
function parseSubmission(body: string): Submission | null {
  const end = body.indexOf('\n\n');
  if (end < 0) return null;
  const [first = '', ...proof] = body.slice(0, end).split('\n');
  const [, digits] = /^old (0|[1-9]\d{0,14})$/.exec(first) ?? [];
  if (digits === undefined || proof.length > MOST_HASHES) return null;
  return { old: Number(digits), proof, note: body.slice(end + 2) };
}

/**
 * Signs the checkpoint of a log if it continues what was signed before (c2sp.org/tlog-witness, add-checkpoint). Requests
 * about one log must not run at the same time (witness-server.ts).
 */
export async function addCheckpoint(witness: Witness, body: string): Promise<WitnessAnswer> {
  const submission = parseSubmission(body);
  if (!submission) return answerWith(400, 'This is no request to add a checkpoint.');
  const [origin = ''] = submission.note.split('\n', 1);
  const logKey = witness.logs.get(origin);
  if (logKey === undefined) return answerWith(404, 'This witness does not watch that log.');
  const checkpoint = openCheckpoint(submission.note, [logKey]);
  if (checkpoint?.origin !== origin) return answerWith(403, 'The key of the log has not signed this.');
  return judge(witness, submission, checkpoint);
}

async function judge(witness: Witness, { old, proof, note }: Submission, next: Checkpoint): Promise<WitnessAnswer> {
  if (old > next.size) return answerWith(400, 'The old size is beyond the checkpoint.');
  const seen = await witness.state.read(next.origin);
  const size = seen?.size ?? 0;
  if (old !== size) return { status: 409, type: 'text/x.tlog.size', text: `${size}\n` };
  const root = next.root.toString('base64');
  if (seen && size === next.size && seen.root !== root)
    return answerWith(409, 'Another root was signed for this size.');
  const hashes = readHashes(proof);
  const older = { size, root: seen ? (fromBase64(seen.root) ?? toBytes(Buffer.alloc(0))) : toBytes(Buffer.alloc(0)) };
  const continues = hashes && (await isBeginningOf(older, { size: next.size, root: toBytes(next.root) }, hashes));
  if (!continues && !(size === 0 && next.size === 0 && !seen))
    return answerWith(422, 'The log does not continue what was signed.');
  await witness.state.write({ origin: next.origin, size: next.size, root, note });
  const text = note.slice(0, note.lastIndexOf('\n\n') + 1);
  return { status: 200, type: 'text/plain; charset=utf-8', text: witness.cosigner.cosign(text, witness.now()) };
}
