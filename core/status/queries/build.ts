import type { BuildFacts } from '#contract/status/types.ts';
import { type Context, isStaff } from '#core/base/context.ts';
import { readBuildFacts } from '#platform/build-facts.ts';

/** Which build answers; null for everybody but staff, as it says which faults may be tried. */
export const readBuild = ({ actor }: Pick<Context, 'actor'>): BuildFacts | null =>
  isStaff(actor) ? readBuildFacts() : null;
