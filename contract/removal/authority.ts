import { type LetterLanguage, letterLanguages } from './letters.ts';

/** A supervisory authority that takes complaints. */
export interface AuthorityView {
  id: string;
  name: string;
  /** ISO 3166-2; null where it is there for the whole country. */
  state: string | null;
  /** Its complaint form, or else its site. */
  url: string | null;
  email: string | null;
  /** Null where only its name is known. */
  postal: string | null;
  /** In which a complaint is written, ISO 639-1; null where it is not known. */
  language: string | null;
}

/** In which a complaint is written: theirs where all of them have one that we write, otherwise English. */
export function complaintLanguage(authorities: readonly Pick<AuthorityView, 'language'>[]): LetterLanguage {
  const [language, ...others] = new Set(authorities.map((one) => one.language));
  return (others.length === 0 && letterLanguages.find((one) => one === language)) || 'en';
}
