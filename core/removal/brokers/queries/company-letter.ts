import type { BrokerLetter } from '#contract/brokers/types.ts';
import { type Country, isCountry } from '#contract/identifiers/types.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { requireAccount } from '#core/base/person.ts';
import { readNamedValues } from '#core/identifiers/queries/named-values.ts';
import type { Broker, Law } from '#core/removal/brokers/brokers.ts';
import { letterTo } from '#core/removal/brokers/letters.ts';
import { lawFor } from '#core/removal/brokers/rules.ts';
import { senderOf, valuesOf } from '#core/removal/brokers/sender.ts';

/** A company that is written to; no data broker, or not only that. */
export interface Recipient {
  name: string;
  /** What its customers call it, where that is another name. */
  brand: string | null;
  /** Where it is established, ISO 3166. */
  country: string | null;
  /** In which it is to be written to, ISO 639-1. */
  language: string;
  needs: readonly string[];
  /** It keeps records that an erasure hardly reaches: a copy is asked for. */
  isCreditAgency: boolean;
}

/** A company abroad that serves people of the EU, the UK or California answers under their law; Hong Kong's binds its own. */
const lawsOf = ({ country }: Recipient): Law[] =>
  country === 'HK' ? ['gdpr', 'uk-gdpr', 'ccpa', 'pdpo'] : ['gdpr', 'uk-gdpr', 'ccpa'];

const brokerLike = (recipient: Recipient): Broker => ({
  id: '',
  name: recipient.name,
  domain: '',
  category: recipient.isCreditAgency ? 'credit-reference' : 'marketing-data',
  jurisdictions: [],
  letters: lawsOf(recipient),
  url: null,
  email: null,
  postal: null,
  needs: [...recipient.needs],
  language: recipient.language === 'de' ? 'de' : 'en',
  note: null,
  covers: recipient.brand ? [recipient.brand] : [],
  sources: [],
});

/**
 * Where the actor lives, and a letter in their name under the law of that country.
 * @returns no letter while they have not said where they live, and where that country's law does not bind the company
 * @throws AppError `unauthenticated`
 */
export async function readCompanyLetter(
  ctx: Context,
  recipientIn: (country: Country | null) => Recipient | null,
): Promise<{ country: Country | null; letter: BrokerLetter | null }> {
  const person = requireAccount(ctx);
  const { actor, platform } = person;
  const own = await platform.database.read(scopeOf(actor), (tx) => readNamedValues(tx, platform, actor.userId));
  const [said = ''] = valuesOf(own, 'country');
  const country = isCountry(said) ? said : null;
  const recipient = recipientIn(country);
  if (country === null || recipient === null) return { country, letter: null };
  const broker = brokerLike(recipient);
  const law = lawFor(broker, country);
  const letter = law && letterTo(broker, law, senderOf(person, own));
  // Elsewhere in the US there may be no form to send them to.
  return { country, letter: letter && { ...letter, only: letter.only && 'Only if you live in California.' } };
}
