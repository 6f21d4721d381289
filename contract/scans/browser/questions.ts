/** Where a person asks a source from their own browser. */
export const askFromHerePath = '/ask-from-here';

/** The page for one scan. It is loaded anew: its policy lets it ask sources, and nobody else. */
export const askFromHere = (scanId: string): string => `${askFromHerePath}?scan=${scanId}`;

/** Whom that page may ask. */
export const browserSourceOrigins = ['https://api.xposedornot.com'] as const;

/** Longer answers are not taken, in bytes: with the form around it, as much as a form may hold. */
export const longestBrowserAnswer = 60_000;

/** A question that the browser can ask. */
export interface BrowserQuestion {
  source: string;
  /** Of the identifier in the scan. */
  identifier: string;
  name: string;
  /** What is sent. */
  address: string;
  url: string;
}

export const browserAnswerFailed = 'The answer could not be added. Please try again.';
