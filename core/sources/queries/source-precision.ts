import type { Precision } from '#contract/scans/ownership.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { readPrecision } from './precision.ts';

/** What people's answers came to for each source that enough of them have answered about, by its id: nothing of anybody. */
export async function readSourcePrecision({ actor, platform }: Context): Promise<Readonly<Record<string, Precision>>> {
  return Object.fromEntries(await platform.database.read(scopeOf(actor), readPrecision));
}
