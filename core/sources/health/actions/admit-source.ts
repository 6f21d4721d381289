import type { Engine } from '#core/sources/actions/engine.ts';
import type { Source } from '#core/sources/define.ts';
import { isProvable } from '#core/sources/health/internal/health.ts';
import type { Turn } from '#core/sources/health/internal/questions.ts';
import { participantsNow } from '#core/sources/health/queries/participants.ts';
import { controlKinds } from '#core/sources/health/rules.ts';
import { ensureControl } from './ensure-control.ts';

/**
 * Asks a source that must prove itself both of its controls, unless their last outcomes still stand.
 * @returns whether scans may ask it
 * @throws the signal's reason
 */
export async function admitSource(engine: Engine, source: Source, turn: Turn): Promise<boolean> {
  if (source.mustProve && isProvable(source))
    for (const kind of controlKinds) await ensureControl(engine, source, kind, turn);
  return (await participantsNow(engine))(source);
}
