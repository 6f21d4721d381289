import type { Source, Subject } from '#core/sources/define.ts';
import { isProvable } from '#core/sources/health/internal/health.ts';
import { askPaced, type Turn } from '#core/sources/health/internal/questions.ts';
import { healthNow } from '#core/sources/health/internal/remembered.ts';
import { controlKinds, isProved, isSuspended } from '#core/sources/health/rules.ts';
import { identifierOf } from '#core/sources/queries/subject.ts';
import type { Platform } from '#platform/platform.ts';
import { ensureControl } from './ensure-control.ts';
import { proveAnswer } from './prove-answer.ts';

/** What a second look at something that was found comes to. `control`: of both of the source's controls. */
export interface SecondLook {
  saw: 'found' | 'absent' | 'no-answer';
  control: 'passed' | 'failed' | 'not-run';
}

/** How long a look waits for its turn. */
const PATIENCE_MS = 60_000;

/**
 * Asks a source once more about something that it found, within the pace of its vendor. An absence counts only while the source finds
 * a known identifier and does not find an impossible one. Call it outside of transactions.
 * @param key of the exposure that was found
 * @throws the signal's reason
 */
export async function lookAgain(
  platform: Platform,
  { source, subject, key }: { source: Source; subject: Subject; key: string },
  signal: AbortSignal,
): Promise<SecondLook> {
  if (!isProvable(source)) return { saw: 'no-answer', control: 'not-run' };
  if (isSuspended(await healthNow(platform, source.id))) return { saw: 'no-answer', control: 'failed' };
  const turn: Turn = { asker: 'watching', latest: new Date(platform.clock.now().getTime() + PATIENCE_MS), signal };
  const given = await askPaced(platform, source, identifierOf(subject), turn);
  const answer = await proveAnswer(platform, { source, subject }, given, turn);
  if (answer.state === 'not-checked')
    return { saw: 'no-answer', control: given.state === 'not-checked' ? 'not-run' : 'failed' };
  for (const kind of controlKinds) {
    const { proofs } = await healthNow(platform, source.id);
    if (!isProved(kind, proofs[kind], platform.clock.now())) await ensureControl(platform, source, kind, turn);
  }
  const { proofs, ...health } = await healthNow(platform, source.id);
  const now = platform.clock.now();
  const hasPassed = !isSuspended(health) && controlKinds.every((kind) => isProved(kind, proofs[kind], now));
  const isThere = answer.state === 'found' && answer.exposures.some((one) => one.key === key);
  return { saw: isThere ? 'found' : 'absent', control: hasPassed ? 'passed' : 'failed' };
}

/** Whether a source can be asked again with controls. */
export const canLookAgain = (source: Source): boolean => isProvable(source);
