import type { PersonContext } from '#core/base/person.ts';
import { type NamedValue, readNamedValues } from '#core/identifiers/queries/named-values.ts';
import type { Sender } from '#core/removal/letters/parties.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Draft } from './content.ts';

/** What is known of the person, before a letter adds anything. */
export type KnownSender = Omit<Sender, 'address' | 'birthDate' | 'recordUrls'>;

/** The writer of letters, from their account and from what they are looked for by. */
export async function readSender(tx: Transaction, { actor, platform }: PersonContext): Promise<KnownSender> {
  const own = await readNamedValues(tx, platform, actor.userId);
  const valuesOf = (kind: NamedValue['kind']) => own.filter((one) => one.kind === kind).map(({ value }) => value);
  return {
    email: actor.email,
    name: actor.fullName || (valuesOf('name')[0] ?? null),
    phones: valuesOf('phone'),
    towns: valuesOf('town'),
    usernames: valuesOf('username'),
  };
}

export const senderOf = (known: KnownSender, { extras }: Draft): Sender => ({
  ...known,
  address: extras.address,
  birthDate: extras.birthDate,
  recordUrls: extras.recordUrl ? [extras.recordUrl] : [],
});
