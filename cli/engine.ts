import type { Engine } from '#core/sources/actions/engine.ts';
import { type SourceMemory, stateInMemory } from '#core/sources/actions/state-in-memory.ts';
import type { Source } from '#core/sources/define.ts';
import { ownSources } from '#core/sources/queries/sources.ts';
import { systemClock } from '#platform/clock.ts';
import { readSourceKeys } from '#platform/config/source-keys.ts';
import { createOutgoing } from '#platform/http/outgoing.ts';
import { createLogger } from '#platform/log.ts';
import type { Terminal } from './terminal.ts';
import { version } from './version.ts';

/** Sources are asked in the name of the program; who runs it is nobody's business. */
const userAgent = `Quietprint/${version} (command line)`;

/**
 * What sources are asked with from here: the network, proxies and keys of the environment.
 * @param memory of what is known of sources
 * @throws ConfigError for a key that cannot be one
 */
export function openEngine({ env, note }: Terminal, memory: SourceMemory): Engine {
  return {
    config: { sourceKeys: readSourceKeys(env) },
    clock: systemClock,
    log: createLogger({ stream: { write: note }, level: 'error', clock: systemClock, pretty: true }),
    outgoing: createOutgoing({ env, userAgent }),
    sourceState: stateInMemory(memory),
  };
}

/** Every source that can be asked from here, also those that must prove themselves first. */
export const sourcesOf = ({ config }: Pick<Engine, 'config'>): readonly Source[] => ownSources(config);
