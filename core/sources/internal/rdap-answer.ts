import { z } from 'zod';

const property = z.tuple([z.string(), z.unknown(), z.unknown(), z.unknown()], z.unknown());
const entity = z.looseObject({
  roles: z.array(z.string()).optional(),
  vcardArray: z.tuple([z.literal('vcard'), z.array(property)]).optional(),
  get entities() {
    return z.array(entity).optional();
  },
});
type Entity = z.infer<typeof entity>;

/** The domain object of RFC 9083. */
export const domainObject = z.looseObject({
  objectClassName: z.literal('domain'),
  ldhName: z.string(),
  entities: z.array(entity).optional(),
  links: z
    .array(z.looseObject({ rel: z.string().optional(), href: z.string().optional(), type: z.string().optional() }))
    .optional(),
  events: z.array(z.looseObject({ eventAction: z.string(), eventDate: z.string() })).optional(),
});
export type DomainObject = z.infer<typeof domainObject>;

/** What stands in the place of a person: redactions, privacy services and forms to write to. */
const HIDDEN =
  /redact|privacy|private|proxy|withheld|not disclosed|non-public|data protected|protected|masked|masking|gdpr|whois ?guard|contact form|identity ?protect|on behalf of|n\/a|^-*$|^https?:/i;

const words: Readonly<Record<string, string>> = {
  fn: 'Name of the domain owner',
  email: 'Email address of the domain owner',
  tel: 'Phone number of the domain owner',
  adr: 'Address of the domain owner',
};

/** Which data of the registrant anybody may read, in plain words; never the data themselves. */
export function openRegistrantData(object: DomainObject): string[] {
  const registrants = registrantsOf(object);
  const properties = registrants.flatMap((one) => one.vcardArray?.[1] ?? []);
  const open = properties.filter(([name, , , value]) => Object.hasOwn(words, name) && isOpen(name, value));
  const names = [...new Set(open.map(([name]) => words[name] ?? name))];
  // A name alone is often the name of a registrar's service; together with a way to reach somebody it is a person.
  return names.length === 1 && names[0] === words.fn ? [] : names;
}

/** A registrant in the newer card form (JSContact), which we do not read: what it tells is not known. */
export function hasUnreadCard(object: DomainObject): boolean {
  return registrantsOf(object).some((one) => !one.vcardArray && Object.keys(one).some((name) => /^jscard/i.test(name)));
}

const registrantsOf = (object: DomainObject) =>
  flattenEntities(object.entities ?? []).filter((one) => one.roles?.includes('registrant'));

const flattenEntities = (entities: Entity[]): Entity[] =>
  entities.flatMap((one) => [one, ...flattenEntities(one.entities ?? [])]);

function isOpen(name: string, value: unknown): boolean {
  // An address is [box, extension, street, city, region, code, country]: without a street it says little.
  const told = name === 'adr' && Array.isArray(value) ? [value[2]].flat() : [value];
  const texts = told.filter((one): one is string => typeof one === 'string' && one.trim() !== '');
  return texts.length > 0 && texts.every((one) => !HIDDEN.test(one.trim()));
}

/** Where a registry that knows no registrants sends whoever asks: the registrar's own answer. */
export function registrarLink(object: DomainObject): string | null {
  const link = object.links?.find((one) => one.rel === 'related' && one.type === 'application/rdap+json');
  return link?.href ?? null;
}
