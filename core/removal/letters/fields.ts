import type { Disclosure, Law, LetterField } from '#contract/removal/letters.ts';
import { letterFields, usStates } from '#contract/removal/letters.ts';
import type { Recipient, Sender } from './parties.ts';

/** `first`: whether they hold anything is unknown, so the email address has to do. `held`: they said yes. */
export type Stage = 'first' | 'held';

/**
 * Words of the lists of brokers and controllers, each with the field that meets the need and tells no more. Documents,
 * photos and official numbers are never sent; a US law tells the state anyway.
 */
const fieldOfNeed: ReadonlyMap<string, readonly LetterField[]> = new Map<string, readonly LetterField[]>([
  ['name', ['name']],
  ['full name', ['name']],
  ['account login or name', ['username']],
  ['phone number', ['phone']],
  ['address', ['address']],
  ['city and state', ['town']],
  ['birthdate', ['birthDate']],
  ['date of birth', ['birthDate']],
  // Either is enough, and the address tells less than the day of birth.
  ['date of birth or address', ['address']],
  ['URL of the record', ['recordUrl']],
  ['URL of the result', ['recordUrl']],
]);

type SenderField = Exclude<LetterField, 'correction'>;

/** Fields that a recipient needs, beside the email address that the letter comes from. */
export const neededFields = (needs: readonly string[]): ReadonlySet<LetterField> =>
  new Set(needs.flatMap((need) => fieldOfNeed.get(need) ?? []));

/** Whether a recipient with these needs finds people by an email address. One that lists no needs is taken to do so. */
export const searchesByEmail = (needs: readonly string[]): boolean =>
  needs.length === 0 || needs.some((need) => /^e-?mail\b/.test(need));

const residenceUnder = (law: Law): string | null => {
  if (law === 'ccpa') return 'California';
  const state = law.startsWith('us-') ? law.slice(3) : '';
  return Object.hasOwn(usStates, state) ? usStates[state as keyof typeof usStates] : null;
};

const joinValues = (values: readonly string[]): string | null => (values.length > 0 ? values.join(', ') : null);

const fieldValues: Readonly<Record<SenderField, (sender: Sender, law: Law) => string | null>> = {
  email: ({ email }) => email,
  residence: (_sender, law) => residenceUnder(law),
  name: ({ name }) => name,
  phone: ({ phones }) => joinValues(phones),
  address: ({ address, towns }) => address ?? joinValues(towns),
  town: ({ towns }) => joinValues(towns),
  birthDate: ({ birthDate }) => birthDate,
  recordUrl: ({ recordUrls }) => joinValues(recordUrls),
  username: ({ usernames }) => joinValues(usernames),
};

/**
 * Exactly what a letter discloses about its sender: the email address, the state that a US law applies in, and once the
 * recipient has said that it holds data, what its entry says that it needs.
 */
export function disclosuresFor(
  law: Law,
  stage: Stage,
  { needs }: Pick<Recipient, 'needs'>,
  sender: Sender,
): Disclosure[] {
  const needed = stage === 'held' ? neededFields(needs) : new Set<LetterField>();
  const isDisclosed = (field: LetterField) => field === 'email' || field === 'residence' || needed.has(field);
  return letterFields.flatMap((field) => {
    const value = field !== 'correction' && isDisclosed(field) ? fieldValues[field](sender, law) : null;
    return value === null ? [] : [{ field, value }];
  });
}
