import { type Broker, brokers } from '#core/removal/brokers/brokers.ts';

export type { Broker };

/** Every data broker that is known, likely or not. */
export const everyBroker = (): readonly Broker[] => brokers;
