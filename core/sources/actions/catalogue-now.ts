import type { BreachCatalogue } from '#core/sources/define.ts';
import { type Catalogue, createCatalogue } from '#core/sources/internal/catalogue/catalogue.ts';
import { type Engine, stateOf } from './engine.ts';

const catalogues = new WeakMap<Engine, Catalogue>();
const none: BreachCatalogue = { atHand: false, find: () => null };

/** What sources found waits so long for the catalogue; then it has less detail and is not confirmed by it. */
const PATIENCE_MS = 10_000;

/** The catalogue of this process, or one that is not at hand when it cannot be had in time. Never rejects. */
export async function catalogueNow(engine: Engine): Promise<BreachCatalogue> {
  const { clock, log, outgoing } = engine;
  const known = catalogues.get(engine);
  const warnNotRenewed = (error: unknown) => log.warn('the catalogue of breaches could not be renewed', { error });
  const catalogue =
    known ?? createCatalogue({ store: stateOf(engine).catalogue, outgoing, clock, failed: warnNotRenewed });
  catalogues.set(engine, catalogue);
  const enough = new AbortController();
  const patience = clock.sleep(PATIENCE_MS, enough.signal).then(
    () => none,
    () => none,
  );
  try {
    return await Promise.race([catalogue.current(), patience]);
  } finally {
    enough.abort();
  }
}

/** What another process or a job has fetched since is read anew. */
export const forgetCatalogue = (engine: Engine): void => void catalogues.delete(engine);
