import { fault } from '#contract/faults/faults.ts';
import { type LegalKey, type LegalPage, legalKeys } from '#contract/site/legal.ts';
import { isUsedKey, type PageInput, type PageText, type UsedKey } from '#contract/site/pages.ts';
import type { Context } from '#core/base/context.ts';
import { AppError } from '#core/base/errors.ts';
import { requireCan } from '#core/site/policy.ts';
import { getPageText, legalPageOf } from './page-text.ts';
import { pageTextOf, type WrittenPage } from './read.ts';

/** A page as it would be with a text that is not saved. */
export type PagePreview =
  | { kind: 'home'; hero: PageText; trust: PageText }
  | { kind: 'contact'; text: PageText }
  | { kind: 'legal'; page: LegalPage };

const isLegalKey = (key: UsedKey): key is LegalKey => legalKeys.some((one) => one === key);

/** Reads only. @throws AppError `forbidden`, `invalid` for a key that no page reads */
export async function previewPage(ctx: Context, { pageKey, ...written }: PageInput): Promise<PagePreview> {
  requireCan(ctx.actor, 'page.change');
  if (!isUsedKey(pageKey)) throw new AppError('invalid', { publicMessage: fault('page-key-unread') });
  const row: WrittenPage = written;
  if (isLegalKey(pageKey)) return { kind: 'legal', page: legalPageOf(ctx, pageKey, row) };
  const textOf = (key: 'homepage_hero' | 'homepage_trust') =>
    key === pageKey ? pageTextOf(key, row) : getPageText(ctx, key);
  if (pageKey === 'contact_details') return { kind: 'contact', text: pageTextOf(pageKey, row) };
  return { kind: 'home', hero: await textOf('homepage_hero'), trust: await textOf('homepage_trust') };
}
