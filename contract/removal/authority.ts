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
