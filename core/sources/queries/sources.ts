import type { Source, Subject } from '#core/sources/define.ts';
import { inARow } from '#core/sources/internal/accounts/account.ts';
import { type Paced, quotaOf } from '#core/sources/internal/pacing/quota.ts';
import { registry } from '#core/sources/registry.ts';
import type { Config } from '#platform/config.ts';
import { applies } from './subject.ts';

type Keys = Pick<Config, 'sourceKeys'>;

/** The key a source is asked with; null when it has none or needs none. */
export function keyOf(source: Pick<Source, 'key'>, config: Keys): string | null {
  return (source.key && config.sourceKeys[source.key.name]) || null;
}

/** No scan asks by a name, as nobody's name is ever sent to a source, and none asks a sensitive site: `sensitiveSourcesFor` has those. */
const isAskedOf = ({ needs, sensitive }: Source): boolean => needs !== 'name' && sensitive === undefined;

const isSwitchedOn = (config: Keys) => (source: Source) =>
  isAskedOf(source) &&
  (!source.key?.required || keyOf(source, config) !== null) &&
  (!source.optIn || config.sourceKeys[source.optIn] !== undefined);

/** Those that can be asked of somebody: those that need a key only with it. */
export const switchedOnSources = (config: Keys): Source[] => registry.filter(isSwitchedOn(config));

/** The same, as one person asks them from a machine of their own. */
export const ownSources = (config: Keys): Source[] =>
  switchedOnSources(config).map((source) => ({ ...source, vendor: inARow(source.vendor) }));

/** Those that every scan asks, as everybody has an address. */
export function liveSources(config: Keys): Source[] {
  return switchedOnSources(config).filter(({ needs }) => needs === 'email');
}

/** A source with what its questions count against: with a key of ours it may be more. */
export function pacedWith(config: Keys, source: Pick<Source, 'id' | 'key' | 'vendor'>): Paced {
  return { id: source.id, quota: quotaOf(source.vendor, keyOf(source, config) !== null) };
}

const byId: ReadonlyMap<string, Source> = new Map(registry.map((source) => [source.id, source]));

/** Also of a source that is switched off: old findings still name it. */
export function sourceById(id: string): Source | null {
  return byId.get(id) ?? null;
}

/** All of them, switched on or not. */
export const allSources = (): readonly Source[] => registry;

/** Which sources can say something about this identifier. */
export function sourcesFor(subject: Subject, config: Keys): Source[] {
  return switchedOnSources(config).filter((source) => applies(source, subject));
}

/** Which sensitive sites among these can be asked about an identifier whose owner wants that. */
export const sensitiveSourcesFor = (sources: readonly Source[], subject: Subject): Source[] =>
  sources.filter((source) => source.sensitive !== undefined && applies(source, subject));
