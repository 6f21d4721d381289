import type { AnswerKind, LetterPurpose, PictureTime, SendWay } from '#contract/removal/desk.ts';
import desk from '#contract/removal/desk-words.texts.en.ts';
import type { LetterLanguage } from '#contract/removal/letters.ts';
import type { RefusalGround } from '#contract/removal/replies/types.ts';
import { germanBundle } from './bundle-de.ts';
import { spanishBundle } from './bundle-es.ts';
import { frenchBundle } from './bundle-fr.ts';

/** What a complaint to an authority says. Days are in words. */
export interface BundleWords {
  title(company: string): string;
  complainant(name: string, email: string): string;
  company(names: string): string;
  asked(on: string): string;
  due(on: string, isAbout: boolean): string;
  noAnswer: string;
  unsettled: string;
  /** What the authority is asked to do. */
  ask: string;
  happened: string;
  sent: Readonly<Record<SendWay, (on: string, to: string | null) => string>>;
  answered: string;
  received(on: string, what: string): string;
  complainedTo(authority: string): string;
  onDay(on: string): string;
  pictures: Readonly<Record<PictureTime, string>>;
  /** @param on when the product was told of it */
  noted(on: string, file: string): string;
  purposes: Readonly<Record<LetterPurpose, string>>;
  answers: Readonly<Record<AnswerKind, string>>;
  grounds: Readonly<Record<RefusalGround, string>>;
}

const sentIn = (way: string) => (on: string, to: string | null) => `Sent ${way} on ${on}${to ? ` to ${to}` : ''}`;

const englishBundle: BundleWords = {
  title: (company) => `Complaint about ${company}`,
  complainant: (name, email) => `Complainant: ${name}, ${email}`,
  company: (names) => `Company: ${names}`,
  asked: (on) => `On ${on} I wrote to this company about my personal data.`,
  due: (on, isAbout) => `The answer was due ${isAbout ? 'about' : 'by'} ${on}.`,
  noAnswer: 'I have had no answer.',
  unsettled: 'Its answers are below; they do not settle the matter.',
  ask: 'I ask you to look into this complaint, to see to it that the company answers my request and complies with it, and to tell me the outcome.',
  happened: 'What has happened',
  sent: { email: sentIn('by email'), post: sentIn('by post'), form: sentIn('with their form') },
  answered: 'Answer of the company',
  received: (on, what) => `Received on ${on}: ${what}`,
  complainedTo: (authority) => `Complaint to ${authority}`,
  onDay: (on) => `On ${on}`,
  pictures: { before: 'My picture of what they showed before', after: 'My picture of what they showed after' },
  noted: (on, file) => `File ${file}, noted on ${on}`,
  purposes: desk.purposes,
  answers: desk.answers,
  grounds: desk.grounds,
};

export const bundleWords: Readonly<Record<LetterLanguage, BundleWords>> = {
  en: englishBundle,
  de: germanBundle,
  fr: frenchBundle,
  es: spanishBundle,
};
