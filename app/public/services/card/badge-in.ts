import type { Texts } from '#contract/base/texts.ts';
import type english from './card.texts.en.ts';

/**
 * The two badges that the catalogue begins with; any other as staff have written it.
 * @param lang of the service, where that is not the page's
 */
export function badgeIn({ free, popular }: Texts<typeof english>, badge: string, lang?: string): string {
  if (lang !== undefined) return badge;
  return badge === 'Free' ? free : badge === 'Popular' ? popular : badge;
}
