import { useState } from 'react';
import { Link } from 'react-router';
import { requestContext } from '#app/context.ts';
import { acts, defineAct, savedFields } from '#app/forms/act.ts';
import { faultOf } from '#app/forms/answered.ts';
import { requireStaff } from '#app/guards.ts';
import { languageOf } from '#app/language/language-of.ts';
import { useTexts } from '#app/language/texts.ts';
import { withLinks } from '#app/language/with-links.tsx';
import { ContactForm } from '#app/public/contact/contact-form.tsx';
import { ContactPage } from '#app/public/contact/contact-page.tsx';
import { HomePage, type HomePageProps } from '#app/public/home/home-page.tsx';
import { LegalPage } from '#app/public/legal/legal-page.tsx';
import { Notice } from '#app/ui/display/notice.tsx';
import pageStyles from '#app/ui/layout/page.module.css';
import type { Language } from '#contract/base/languages.ts';
import { pageInput } from '#contract/site/page-input.ts';
import type { Site } from '#contract/site/site.ts';
import { type PagePreview, previewPage } from '#core/site/pages/queries/preview.ts';
import { listActiveServices } from '#core/site/services/queries/services.ts';
import { countSources } from '#core/sources/health/queries/listing.ts';
import type { Route } from './+types/content-preview.ts';
import { contentTexts } from './content.texts.ts';

export const middleware = [requireStaff];

export const meta: Route.MetaFunction = ({ loaderData }) => [
  ...(loaderData ? [{ title: loaderData.title }] : []),
  { name: 'robots', content: 'noindex' },
];

/** What is typed is nobody else's yet: kept by no cache, and found by no search. */
export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });

/** What the home page shows around the text. */
export async function loader(args: Route.LoaderArgs) {
  const ctx = args.context.get(requestContext);
  const language = languageOf(args);
  return {
    title: (await contentTexts.in(language)).previewTitle,
    services: await listActiveServices(ctx, language),
    sources: await countSources(ctx),
    now: ctx.platform.clock.now().toISOString(),
  };
}

const failureIn = async (language: Language) => (await contentTexts.in(language)).nothingToPreview;

/** Not that of the only form of a page: the home page in the preview has one, which is not answered. */
const intent = 'preview';

/** Draws what the form holds and saves nothing. The key of an entry that is there already stands in the address. */
export const action = acts(
  failureIn,
  {
    [intent]: defineAct({
      schema: pageInput,
      input(sent) {
        const key = sent.url.searchParams.get('key');
        return { ...savedFields(sent), ...(key !== null && { pageKey: key }) };
      },
      quiet: 'all',
      run: previewPage,
      value: (preview) => preview,
    }),
  },
  // It is sent by the form that saves.
  { intentOf: () => intent },
);

type Around = Pick<HomePageProps, 'services' | 'sources'> & { now: string; site: Site };

function Page({ preview, now, site, ...around }: Around & { preview: PagePreview }) {
  switch (preview.kind) {
    case 'home':
      return <HomePage {...preview} {...around} isPreview />;
    case 'contact':
      return (
        <ContactPage
          text={preview.text}
          site={site}
          now={now}
          form={
            <div inert>
              <ContactForm token="" defaults={{}} />
            </div>
          }
        />
      );
    case 'legal':
      return <LegalPage page={preview.page} />;
  }
}

/** The page of the site with what is typed in the form of the Content Management tab. */
export default function ContentPreview({ actionData, loaderData, matches }: Route.ComponentProps) {
  // Loading the page's data again by itself forgets what an action answered.
  const [result] = useState(actionData);
  const texts = useTexts(contentTexts);
  const { site } = matches[0].loaderData;
  const reason = faultOf(result, [intent]);
  return (
    <>
      <div className={pageStyles.page}>
        <Notice tone={result?.ok === false ? 'warning' : 'info'}>
          {result?.ok && texts.previewNote}
          {result?.ok === false && (reason ? texts.nothingBecause(reason) : texts.nothingToPreview)}
          {!result && withLinks(texts.openFromEntry, (words) => <Link to="/admin/content">{words}</Link>)}
        </Notice>
      </div>
      {result?.value && <Page preview={result.value} site={site} {...loaderData} />}
    </>
  );
}
