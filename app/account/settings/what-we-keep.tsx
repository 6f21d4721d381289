import { data, Link } from 'react-router';
import styles from '#app/account/account-page.module.css';
import { settingsTexts } from '#app/account/settings/settings.texts.ts';
import { useHealing, useLastRead } from '#app/browser/connection/use-healing.ts';
import { requestContext } from '#app/context.ts';
import { failed, orInstead } from '#app/forms/outcome.ts';
import { attempt } from '#app/forms/read.ts';
import { languageOf } from '#app/language/language-of.ts';
import { useTexts } from '#app/language/texts.ts';
import { withLinks } from '#app/language/with-links.tsx';
import { pageTitle } from '#app/page-title.ts';
import { KeptList } from '#app/public/kept/kept-list.tsx';
import { Skeleton } from '#app/ui/display/skeleton.tsx';
import { Breadcrumb } from '#app/ui/layout/breadcrumb.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import text from '#app/ui/styles/text.module.css';
import { listOwnKept } from '#core/lifecycle/kept/queries/kept.ts';
import type { Route } from './+types/what-we-keep.ts';

export async function loader(args: Route.LoaderArgs) {
  const ctx = args.context.get(requestContext);
  const kept = await attempt(ctx, 'What is kept of somebody', () => listOwnKept(ctx, languageOf(args)));
  const { whatWeKeep: title } = await settingsTexts.in(languageOf(args));
  return data({ title, kept }, kept.ok ? 200 : 503);
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  orInstead('What is kept', serverLoader(), { title: '', kept: failed });

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  ...(loaderData?.title ? [pageTitle(matches[0].loaderData, loaderData.title)] : []),
  { name: 'robots', content: 'noindex' },
];

/** What is kept of whoever asks, how much of it, why and until when. */
export default function OwnWhatWeKeep({ loaderData: { kept: read } }: Route.ComponentProps) {
  const texts = useTexts(settingsTexts);
  const kept = useLastRead(read);
  useHealing(!read.ok);
  return (
    <div className={styles.accountPage}>
      <Breadcrumb trail={[{ label: texts.settings, to: '/settings' }, { label: texts.whatWeKeep }]} />
      <h1 className={text.displayMd}>{texts.whatWeKeep}</h1>
      <p className={text.lead}>
        {withLinks(
          texts.whatWeKeepLead,
          (words) => (
            <Link to="/settings/export">{words}</Link>
          ),
          (words) => (
            <Link to="/dashboard/profile">{words}</Link>
          ),
        )}
      </p>
      {kept ? (
        <KeptList things={kept} />
      ) : (
        <Card>
          <Skeleton label={texts.countingKept} lines={[100, 90, 95, 85]} />
        </Card>
      )}
    </div>
  );
}
