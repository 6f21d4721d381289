import type { Source } from '#core/sources/define.ts';
import { switchedOnSources } from '#core/sources/queries/sources.ts';
import type { Platform } from '#platform/platform.ts';

/** A source that tells what the owner of a profile wrote, and nobody else could. */
export type ProvingSource = Source & Required<Pick<Source, 'profileText'>>;

const canProve = (source: Source): source is ProvingSource =>
  source.needs === 'username' && source.profileText !== undefined;

const provingSources = ({ config }: Platform): ProvingSource[] => switchedOnSources(config).filter(canProve);

/** Where a profile can be proven, by name. */
export const provingSites = (platform: Platform): { id: string; name: string }[] =>
  provingSources(platform)
    .map(({ id, name }) => ({ id, name }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));

export const findProvingSource = (platform: Platform, id: string): ProvingSource | null =>
  provingSources(platform).find((source) => source.id === id) ?? null;

/** Also of one that cannot be asked any more. */
export const siteName = ({ sources }: Platform, sourceId: string): string =>
  sources.sourceById(sourceId)?.name ?? sourceId;
