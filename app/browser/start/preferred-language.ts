import { type Language, languageCodes } from '#contract/base/languages.ts';

const storageKey = 'language-offer';

/** What a part of the page needs, as `data-needs` says it, to be shown as an offer of that language. */
export const offerNeed = (language: Language): string => `language-${language}`;

/** The first of the browser's languages that we have. */
const preferredLanguage = (): Language | undefined =>
  navigator.languages
    .map((tag) => languageCodes.find((code) => code === tag.split('-')[0]?.toLowerCase()))
    .find((code) => code !== undefined);

function isDismissed(): boolean {
  try {
    return localStorage.getItem(storageKey) !== null;
  } catch {
    return false;
  }
}

/** Whether a page in another language offers this one. */
export const isOffered = (language: Language): boolean => language === preferredLanguage() && !isDismissed();

export function dismissOffers(): void {
  try {
    localStorage.setItem(storageKey, 'dismissed');
  } catch {
    // Storage is forbidden: the offer comes back with the next page.
  }
}
