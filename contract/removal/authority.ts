import type { Country } from '#contract/identifiers/types.ts';

/** A supervisory authority that takes complaints. */
export interface AuthorityView {
  id: string;
  name: string;
  /** ISO 3166-2; null where it is there for the whole country. */
  state: string | null;
  /** Its complaint form, or else its site. */
  url: string | null;
  email: string | null;
  postal: string;
  /** In which a complaint is written, ISO 639-1; null where it is not known. */
  language: string | null;
}

/** Before the authority, where the law sends somebody elsewhere first. */
export const complaintNote = (country: Country): string =>
  country === 'UK'
    ? 'If they refuse, or do not answer in time, complain to them first: they have to acknowledge that within 30 days. After that, you can complain to the authority.'
    : 'If they refuse, or do not answer in time, you can complain to the authority. It costs nothing.';
