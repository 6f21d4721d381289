/** Languages that letters are written in. Another one needs its file of words in core/removal/letters/words/. */
export const letterLanguages = ['en', 'es', 'fr', 'de'] as const;
export type LetterLanguage = (typeof letterLanguages)[number];

/** What a letter asks for. `access` asks first whether anything is held. */
export const letterKinds = ['access', 'erasure', 'objection', 'correction', 'withdrawal'] as const;
export type LetterKind = (typeof letterKinds)[number];

/** US states whose residents have a privacy act of their own, California aside. */
export const usStates = {
  CO: 'Colorado',
  CT: 'Connecticut',
  DE: 'Delaware',
  FL: 'Florida',
  IN: 'Indiana',
  IA: 'Iowa',
  KY: 'Kentucky',
  MD: 'Maryland',
  MN: 'Minnesota',
  MT: 'Montana',
  NE: 'Nebraska',
  NH: 'New Hampshire',
  NJ: 'New Jersey',
  OR: 'Oregon',
  RI: 'Rhode Island',
  TN: 'Tennessee',
  TX: 'Texas',
  UT: 'Utah',
  VA: 'Virginia',
} as const;
export type UsState = keyof typeof usStates;

/** The law that a person can invoke where they live. */
export type Law =
  | 'gdpr'
  | 'uk-gdpr'
  | 'fadp'
  | 'pdpo'
  | 'ccpa'
  | `us-${UsState}`
  | 'lgpd'
  | 'pipeda'
  | 'quebec'
  | 'app';

/** What a letter may say about its sender. `residence` is the state that a US law applies in; `correction` is how data should read. */
export const letterFields = [
  'email',
  'residence',
  'name',
  'phone',
  'address',
  'town',
  'birthDate',
  'recordUrl',
  'username',
  'correction',
] as const;
export type LetterField = (typeof letterFields)[number];

/** One piece of data that a letter discloses, for the preview. */
export interface Disclosure {
  field: LetterField;
  value: string;
}

/** Advice to the sender that belongs beside a letter. */
export type LetterNote =
  | 'drop-first'
  | 'form-ops003'
  | 'sign-yourself'
  | 'copy-first'
  | 'searched-otherwise'
  | 'no-fixed-deadline';

export const letterNoteText: Readonly<Record<LetterNote, string>> = {
  'drop-first':
    'If this company is a registered data broker, make one request at privacy.ca.gov/drop first: it reaches every registered broker.',
  'form-ops003':
    'They may refuse a request that is not on form OPS003 of the Privacy Commissioner. The letter follows the form part by part, so you can copy it across.',
  'sign-yourself': 'Sign it yourself. A false statement in such a request is an offence.',
  'copy-first': 'This right begins once they have sent you a copy of your data.',
  'searched-otherwise':
    'They do not list an email address among what they search by. If they answer that they hold nothing, it may only mean that they could not search.',
  'no-fixed-deadline': 'The law sets no number of days for this answer.',
};

/** A letter that the person sends from their own mailbox. Nothing here sends it. */
export interface Letter {
  law: Law;
  kind: LetterKind;
  language: LetterLanguage;
  subject: string;
  text: string;
  /** Everything about the sender that the letter discloses, and nothing else does. */
  disclosed: Disclosure[];
  notes: LetterNote[];
}
