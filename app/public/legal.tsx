import { useEffect } from 'react';
import { requestContext } from '#app/context.ts';
import { useFormats } from '#app/ui/formats.ts';
import { Notice } from '#app/ui/notice.tsx';
import type { LegalKey } from '#contract/legal.ts';
import { AppError } from '#core/errors.ts';
import { getLegalPage } from '#core/pages/queries.ts';
import type { Route } from './+types/legal.ts';
import './legal.css';
import './prose.css';
import { pageMeta } from './page-meta.ts';

const keys: Readonly<Record<string, LegalKey>> = {
  '/privacy-policy': 'legal_privacy',
  '/terms-of-service': 'legal_terms',
  '/cookie-policy': 'legal_cookies',
  '/gdpr-compliance': 'legal_gdpr',
};

/** One screen for the four legal pages; the address says which. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const path = url.pathname.replace(/\/+$/, '');
  const key = keys[path];
  if (!key) throw new AppError('not-found');
  return { page: await getLegalPage(context.get(requestContext), key), path };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData
    ? pageMeta(matches[0].loaderData, {
        title: loaderData.page.title,
        description: loaderData.page.description,
        path: loaderData.path,
      })
    : [];

/** A legal page begins at its top, however one came to it (NAV-040); an anchor in the address is where it begins then. */
function useTopOnLoad(path: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page
  useEffect(() => {
    if (window.location.hash === '') window.scrollTo({ top: 0, behavior: 'instant' });
  }, [path]);
}

export default function Legal({ loaderData }: Route.ComponentProps) {
  const { longDate } = useFormats();
  const { page, path } = loaderData;
  useTopOnLoad(path);
  return (
    <div className="page legal">
      <div className="legal__head">
        <h1 className="display-lg">{page.title}</h1>
        <p className="soft">
          Last updated <time dateTime={page.updated}>{longDate(page.updated)}</time>
        </p>
      </div>
      <nav className="legal__contents" aria-label="Contents">
        <p className="legal__group">Contents</p>
        <ol>
          {page.sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="legal__text prose">
        {page.draft && <Notice>Draft for review by counsel</Notice>}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by platform/text */}
        <div className="legal__intro" dangerouslySetInnerHTML={{ __html: page.introHtml }} />
        {page.sections.map(({ id, title, html }, index) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id}>
              {index + 1}. {title}
            </h2>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by platform/text */}
            <div dangerouslySetInnerHTML={{ __html: html }} />
          </section>
        ))}
      </div>
    </div>
  );
}
