import type { Disclosure, Law, Letter, LetterKind, LetterLanguage, LetterNote } from '#contract/removal/letters.ts';
import { answerPeriod, type Period, regimeOf } from '#core/removal/clocks/regimes.ts';
import { disclosuresFor, type Stage, searchesByEmail } from './fields.ts';
import { composeUnderOrdinance } from './ordinance.ts';
import type { Correction, Recipient, Sender } from './parties.ts';
import { type KindUnder, placesOf } from './rights.ts';
import { german } from './words/de.ts';
import { english } from './words/en.ts';
import { spanish } from './words/es.ts';
import { french } from './words/fr.ts';
import { type AccessContents, describeSender, type LetterWords, type Request } from './words/words.ts';

/**
 * A letter to be written. A correction tells the recipient how the data should read, so it goes only to one that holds
 * data; an access letter carries no reasons.
 */
export type LetterRequest<L extends Law = Law, K extends KindUnder<L> = KindUnder<L>> = {
  law: L;
  kind: K;
  language: LetterLanguage;
  recipient: Recipient;
  sender: Sender;
} & ('correction' extends K ? { stage: 'held'; correction: Correction } : { stage: Stage; correction?: never });

const wordsOf: Readonly<Record<LetterLanguage, LetterWords>> = {
  en: english,
  es: spanish,
  fr: french,
  de: german,
};

const isEuropean = (law: Law) => law === 'gdpr' || law === 'uk-gdpr' || law === 'fadp';
const isAmerican = (law: Law) => law === 'ccpa' || law.startsWith('us-');

/** Acts that reach only what the person provided. */
const erasesProvided: ReadonlySet<Law> = new Set(['us-IA', 'us-UT']);

function erasureUnder(law: Law): Request {
  if (law === 'fadp') return 'erasure-objected';
  if (isEuropean(law)) return 'erasure';
  if (law === 'lgpd') return 'erasure-unneeded';
  if (law === 'ccpa') return 'erasure-collected';
  return erasesProvided.has(law) ? 'erasure-provided' : 'erasure-obtained';
}

function objectionUnder(law: Law): Request {
  if (law === 'ccpa') return 'opt-out-sharing';
  if (law === 'us-IA') return 'opt-out-sale';
  if (isAmerican(law)) return 'opt-out-advertising';
  return law === 'fadp' ? 'objection-processing' : 'objection-marketing';
}

function requestUnder(law: Law, kind: LetterKind, stage: Stage): Request {
  if (kind === 'access') return stage === 'first' ? 'access-first' : 'access-held';
  if (kind === 'erasure') return erasureUnder(law);
  return kind === 'objection' ? objectionUnder(law) : kind;
}

function contentsUnder(law: Law): AccessContents {
  if (isEuropean(law)) return 'european';
  return isAmerican(law) ? 'american' : 'plain';
}

const periodIn = ({ period }: LetterWords, { count, unit }: Period): string => period(count, unit);

function answerLine(words: LetterWords, law: Law, kind: LetterKind): string {
  const period = answerPeriod(law, kind);
  if (!period) return words.answer.soon;
  const text = periodIn(words, period);
  return regimeOf(law).isExpectation ? words.answer.expectedWithin(text) : words.answer.within(text);
}

function receiptLine(words: LetterWords, law: Law): string {
  const { acknowledgement } = regimeOf(law);
  return acknowledgement ? words.answer.confirmWithin(periodIn(words, acknowledgement)) : words.answer.confirm;
}

interface Parts {
  law: Law;
  kind: LetterKind;
  stage: Stage;
  recipient: Recipient;
  disclosed: readonly Disclosure[];
  correction: Correction | null;
}

function composeInWords(words: LetterWords, parts: Parts): { subject: string; paragraphs: string[] } {
  const { law, kind, stage, recipient, disclosed, correction } = parts;
  const { subject, opening, details } = words.requests[requestUnder(law, kind, stage)];
  const asksFirst = kind === 'access' && stage === 'first';
  const paragraphs = [
    opening(words.under(law, placesOf(law, kind as KindUnder<Law>))),
    describeSender(words, disclosed),
    recipient.covers.length > 0 ? words.brands(recipient.covers.join(', ')) : null,
    correction ? words.correction(correction.wrong, correction.right) : null,
    asksFirst ? words.nothingHeld : null,
    kind === 'access' ? words.accessContents[contentsUnder(law)] : details,
    law === 'ccpa' && kind === 'erasure' ? words.deletionPlatform : null,
    [answerLine(words, law, kind), ...(asksFirst ? [] : [words.answer.reasons])].join(' '),
    [words.identity, receiptLine(words, law)].join(' '),
  ];
  return { subject, paragraphs: paragraphs.filter((one) => one !== null) };
}

function notesFor({ law, kind, stage, recipient }: Pick<Parts, 'law' | 'kind' | 'stage' | 'recipient'>): LetterNote[] {
  const isOfOrdinance = law === 'pdpo';
  return [
    ...(law === 'ccpa' && kind === 'erasure' ? (['drop-first'] as const) : []),
    ...(isOfOrdinance && kind === 'access' ? (['form-ops003'] as const) : []),
    ...(isOfOrdinance && kind === 'correction' ? (['copy-first'] as const) : []),
    ...(isOfOrdinance && kind !== 'objection' ? (['sign-yourself'] as const) : []),
    ...(stage === 'first' && !searchesByEmail(recipient.needs) ? (['searched-otherwise'] as const) : []),
    ...(answerPeriod(law, kind) === null ? (['no-fixed-deadline'] as const) : []),
  ];
}

/** A request whose kind and law were checked against each other when it was compiled. */
interface CheckedRequest {
  law: Law;
  kind: LetterKind;
  language: LetterLanguage;
  stage: Stage;
  recipient: Recipient;
  sender: Sender;
  correction?: Correction;
}

/**
 * A letter under the law that its sender can invoke. At the first stage it discloses the email address alone, so that a
 * recipient that holds nothing learns nothing. A kind that the law does not have does not compile.
 */
export function composeLetter<L extends Law, K extends KindUnder<L>>(request: LetterRequest<L, K>): Letter {
  const { law, kind, stage, recipient, sender, correction = null, ...chosen } = request as CheckedRequest;
  const language = law === 'pdpo' ? 'en' : chosen.language;
  const disclosed = disclosuresFor(law, stage, recipient, sender);
  const words = wordsOf[language];
  const parts = { law, kind, stage, recipient, disclosed, correction };
  const { subject, paragraphs } = law === 'pdpo' ? composeUnderOrdinance(kind, parts) : composeInWords(words, parts);
  const signature = disclosed.find(({ field }) => field === 'name')?.value ?? sender.email;
  return {
    law,
    kind,
    language,
    subject,
    text: [words.greeting(recipient.name), ...paragraphs, signature].join('\n\n'),
    disclosed: [...disclosed, ...(correction ? [{ field: 'correction' as const, value: correction.right }] : [])],
    notes: notesFor(parts),
  };
}
