import type { PersonContext } from '#core/base/person.ts';
import type { NamedValue } from '#core/identifiers/queries/named-values.ts';
import type { Sender } from './letters.ts';

export const valuesOf = (own: readonly NamedValue[], kind: NamedValue['kind']): string[] =>
  own.filter((one) => one.kind === kind).map(({ value }) => value);

/** The writer of a letter, from what they are looked for by. */
export function senderOf({ actor }: PersonContext, own: readonly NamedValue[]): Sender {
  const [name = '', ...otherNames] = [...new Set([actor.fullName ?? '', ...valuesOf(own, 'name')].filter(Boolean))];
  return {
    name: name || '[Your full name]',
    otherNames,
    email: actor.email,
    phones: valuesOf(own, 'phone'),
    towns: valuesOf(own, 'town'),
  };
}
