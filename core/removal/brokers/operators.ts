import { type Broker, brokers } from './brokers.ts';

/**
 * Domains of sites that one company runs under several names: one request reaches all of them. Their own pages show it: they lead
 * to one suppression form, or are one page under several names.
 */
const sitesOfOperators: readonly (readonly string[])[] = [
  ['intelius.com', 'truthfinder.com', 'instantcheckmate.com', 'ussearch.com'],
  ['checkpeople.com', 'freepeoplesearch.com', 'information.com', 'publicrecord.com', 'unmask.com'],
];

/** A broker that is asked, and the ids of those whom the same request reaches, its own among them. */
export interface AskedBroker {
  broker: Broker;
  ids: readonly string[];
}

/** One broker for each operator, with the names of its other sites. */
function joinByOperator(all: readonly Broker[]): AskedBroker[] {
  const operatorOf = ({ domain, id }: Broker) => sitesOfOperators.find((sites) => sites.includes(domain)) ?? id;
  return [...Map.groupBy(all, operatorOf).values()].map((own) => {
    const first = own.find(({ email }) => email !== null) ?? (own[0] as Broker);
    const names = own.flatMap(({ name, covers }) => [name, ...covers]).filter((name) => name !== first.name);
    return { broker: { ...first, covers: [...new Set(names)] }, ids: own.map(({ id }) => id) };
  });
}

export const askedBrokers: readonly AskedBroker[] = joinByOperator(brokers);
