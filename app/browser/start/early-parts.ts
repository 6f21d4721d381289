import { languageCodes } from '#contract/base/languages.ts';
import { isOffered, offerNeed } from './preferred-language.ts';

/** What a part of a page needs of the browser before it can be used; by what its element says in `data-needs`. */
const can: ReadonlyMap<string, () => boolean> = new Map([
  ['scripts', () => true],
  ['passkeys', () => 'PublicKeyCredential' in window],
  ...languageCodes.map((code) => [offerNeed(code), () => isOffered(code)] as const),
]);

/**
 * Shows and enables what the server draws hidden or disabled, since a browser without scripts cannot use it. Whatever is
 * pressed there is held until the page's scripts are here.
 */
export function wakeParts(): void {
  for (const part of document.querySelectorAll<HTMLElement>('[data-needs]')) {
    if (!can.get(part.dataset.needs ?? '')?.()) continue;
    part.hidden = false;
    if (part instanceof HTMLButtonElement) part.disabled = false;
  }
}
