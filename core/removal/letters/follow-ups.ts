import type { LetterPurpose } from '#contract/removal/desk.ts';
import type { Law, Letter, LetterKind, LetterLanguage } from '#contract/removal/letters.ts';
import { disclosuresFor } from './fields.ts';
import type { Recipient, Sender } from './parties.ts';
import { followUpWords } from './words/follow-ups.ts';

export interface FollowUp {
  law: Law;
  purpose: Exclude<LetterPurpose, 'request'>;
  language: LetterLanguage;
  recipient: Recipient;
  sender: Sender;
  /** The letter that it follows. */
  lastSent: { on: string; kind: LetterKind };
}

/**
 * Whether the law, or who enforces it, sends a person back to the company before the authority: the UK since 2026, Australia,
 * and every US state with an appeal.
 */
export const complainsFirst = (law: Law): boolean =>
  law === 'uk-gdpr' || law === 'app' || (law.startsWith('us-') && law !== 'us-UT');

const longDate = (day: string, language: LetterLanguage): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

/** A letter about one that went out before. It discloses what a first letter does, and nothing more. */
export function composeFollowUp({ law, purpose, language: chosen, recipient, sender, lastSent }: FollowUp): Letter {
  // Complaints go to companies that answer in English, under laws of English-speaking countries.
  const language = law === 'pdpo' || purpose === 'complaint' ? 'en' : chosen;
  const words = followUpWords[language];
  const disclosed = disclosuresFor(law, 'first', recipient, sender);
  const { subject, paragraphs } =
    purpose === 'complaint' ? words.complaint(law) : purpose === 'reminder' ? words.reminder : words.noId;
  const email = disclosed.flatMap(({ field, value }) => (field === 'email' ? [value] : []));
  const about = words.about(longDate(lastSent.on, language), email.join(''));
  return {
    law,
    kind: lastSent.kind,
    language,
    subject,
    text: [words.greeting(recipient.name), about, ...paragraphs, sender.email].join('\n\n'),
    disclosed: disclosed.filter(({ field }) => field === 'email'),
    notes: [],
  };
}
