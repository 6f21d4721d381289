import type { Texts } from '#contract/base/texts.ts';
import type english from './card.texts.en.ts';

/** The two badges that the catalogue begins with; any other as staff have written it. */
export function badgeIn({ free, popular }: Texts<typeof english>, badge: string): string {
  return badge === 'Free' ? free : badge === 'Popular' ? popular : badge;
}
