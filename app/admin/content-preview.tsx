import { useState } from 'react';
import { data, Link } from 'react-router';
import { requestContext } from '#app/context.ts';
import { requireStaff } from '#app/guards.ts';
import { ContactForm } from '#app/public/contact-form.tsx';
import { ContactPage } from '#app/public/contact-page.tsx';
import { HomePage, type HomePageProps } from '#app/public/home-page.tsx';
import { LegalPage } from '#app/public/legal-page.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { pageInput } from '#contract/page-input.ts';
import type { Site } from '#contract/site.ts';
import { AppError } from '#core/errors.ts';
import { type PagePreview, previewPage } from '#core/pages/preview.ts';
import { listActiveServices } from '#core/services/queries.ts';
import { countLiveVendors } from '#core/sources/queries.ts';
import type { Route } from './+types/content-preview.ts';

export const middleware = [requireStaff];

export const meta: Route.MetaFunction = () => [{ title: 'Preview, not saved' }, { name: 'robots', content: 'noindex' }];

/** What is typed is nobody else's yet: kept by no cache, and found by no search. */
export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });

/** What the home page shows around the text. */
export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(requestContext);
  return {
    services: await listActiveServices(ctx),
    liveSources: countLiveVendors(ctx.platform.config),
    now: ctx.platform.clock.now().toISOString(),
  };
}

type Result = { preview: PagePreview; reason: null } | { preview: null; reason: string };

const refused = (reason: string) => data<Result>({ preview: null, reason }, 400);

/** Draws what the form holds and saves nothing. The key of an entry that is there already stands in the address. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const { intent: _, version: __, ...fields } = Object.fromEntries(await request.formData());
  const key = url.searchParams.get('key');
  const parsed = pageInput.safeParse({ ...fields, ...(key !== null && { pageKey: key }) });
  if (!parsed.success) return refused(parsed.error.issues[0]?.message ?? 'Please check what you typed.');
  try {
    return data<Result>({ preview: await previewPage(context.get(requestContext), parsed.data), reason: null });
  } catch (error) {
    if (error instanceof AppError && error.code === 'invalid') return refused(error.publicMessage ?? error.message);
    throw error;
  }
}

type Around = Pick<HomePageProps, 'services' | 'liveSources'> & { now: string; site: Site };

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
  const { site } = matches[0].loaderData;
  return (
    <>
      <div className="page">
        <Notice tone={result?.reason ? 'warning' : 'info'}>
          {result?.preview && 'A preview for staff of what is typed. Nothing is saved.'}
          {result?.reason && `There is nothing to preview yet. ${result.reason}`}
          {!result && (
            <>
              The preview is opened from an entry of the <Link to="/admin/content">Content Management</Link> tab.
            </>
          )}
        </Notice>
      </div>
      {result?.preview && <Page preview={result.preview} site={site} {...loaderData} />}
    </>
  );
}
