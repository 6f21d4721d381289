import type { Config } from '#platform/config.ts';
import type { Source, Subject } from './define.ts';
import { registry } from './registry.ts';
import { applies } from './subject.ts';

type Keys = Pick<Config, 'sourceKeys'>;

/** The key a source is asked with; null when it has none or needs none. */
export function keyOf(source: Pick<Source, 'key'>, config: Keys): string | null {
  return (source.key && config.sourceKeys[source.key.name]) || null;
}

/** Sources that are switched on: those that need a key only with it. */
export function liveSources(config: Keys): Source[] {
  return registry.filter((source) => !source.key?.required || keyOf(source, config) !== null);
}

/** The number the home page names. */
export const countLiveSources = (config: Keys): number => liveSources(config).length;

/** Also of a source that is switched off: old findings still name it. */
export function sourceById(id: string): Source | null {
  return registry.find((source) => source.id === id) ?? null;
}

/** Which of the live sources can say something about this address, and which cannot. */
export function sourcesFor(subject: Subject, config: Keys): { applicable: Source[]; notApplicable: Source[] } {
  const live = liveSources(config);
  return {
    applicable: live.filter((source) => applies(source, subject)),
    notApplicable: live.filter((source) => !applies(source, subject)),
  };
}
