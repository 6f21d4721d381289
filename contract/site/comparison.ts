import type { ServiceCard } from './services.ts';

type Compared = Pick<ServiceCard, 'id' | 'name' | 'features' | 'includes'>;

/** One thing that some of the services contain. */
export interface ComparedFeature {
  feature: string;
  /** Ids of the services that contain it. */
  within: string[];
}

/** The service and those that it contains whole, directly or through another; one that is not offered is missing. */
function chainOf(service: Compared, offered: ReadonlyMap<string, Compared>): Compared[] {
  const chain = new Set<Compared>();
  for (let one: Compared | undefined = service; one && !chain.has(one); one = offered.get(one.includes ?? ''))
    chain.add(one);
  return [...chain];
}

/**
 * What services contain, each thing once, in the order of the services.
 * @param services that are compared
 * @param offered all services of the catalogue
 */
export function compareServices(services: readonly Compared[], offered: readonly Compared[]): ComparedFeature[] {
  const known = new Map(offered.map((service) => [service.id, service]));
  const within = new Map<string, string[]>();
  for (const service of services) {
    const whole = new Set(
      chainOf(service, known)
        .reverse()
        .flatMap(({ features }) => features),
    );
    for (const feature of whole) within.set(feature, [...(within.get(feature) ?? []), service.id]);
  }
  return [...within].map(([feature, ids]) => ({ feature, within: ids }));
}

/** What a card lists first where a service contains another whole. */
export const everythingIn = (name: string): string => `Everything in ${name}`;

/** The language of one of them; undefined where that is the page's. */
export const langOfFeature = ({ features, langs }: Pick<ServiceCard, 'features' | 'langs'>, feature: string) =>
  features.includes(feature) ? langs?.features : undefined;

/** The features of a service as its card lists them. */
export function listedFeatures(
  { features, includes }: Pick<Compared, 'features' | 'includes'>,
  offered: readonly Pick<Compared, 'id' | 'name'>[],
  words: (name: string) => string = everythingIn,
): string[] {
  const included = offered.find(({ id }) => id === includes);
  return included ? [words(included.name), ...features] : [...features];
}
