import { useEffect } from 'react';
import { requestContext } from '#app/context.ts';
import { languageOf } from '#app/language/language-of.ts';
import { pageMeta } from '#app/public/shell/page-meta.ts';
import { plainPath } from '#contract/base/translated-pages.ts';
import type { LegalKey } from '#contract/site/legal.ts';
import { notFound } from '#core/base/errors.ts';
import { getLegalPage } from '#core/site/pages/queries/page-text.ts';
import type { Route } from './+types/legal.ts';
import { LegalPage } from './legal-page.tsx';

const keys: ReadonlyMap<string, LegalKey> = new Map([
  ['/privacy-policy', 'legal_privacy'],
  ['/terms-of-service', 'legal_terms'],
  ['/cookie-policy', 'legal_cookies'],
  ['/gdpr-compliance', 'legal_gdpr'],
]);

/** One screen for the four legal pages; the address says which. */
export async function loader(args: Route.LoaderArgs) {
  const path = args.url.pathname.replace(/\/+$/, '');
  const key = keys.get(plainPath(path));
  if (!key) throw notFound();
  return { page: await getLegalPage(args.context.get(requestContext), key, languageOf(args)), path };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData
    ? pageMeta(matches[0].loaderData, {
        title: loaderData.page.title,
        description: loaderData.page.description,
        path: loaderData.path,
      })
    : [];

/** A legal page begins at its top, however one came to it; an anchor in the address is where it begins then. */
function useTopOnLoad(path: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page
  useEffect(() => {
    if (window.location.hash === '') window.scrollTo({ top: 0, behavior: 'instant' });
  }, [path]);
}

export default function Legal({ loaderData }: Route.ComponentProps) {
  const { page, path } = loaderData;
  useTopOnLoad(path);
  return <LegalPage page={page} />;
}
