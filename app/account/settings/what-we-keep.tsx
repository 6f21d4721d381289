import { data, Link } from 'react-router';
import styles from '#app/account/account-page.module.css';
import { useHealing, useLastRead } from '#app/browser/connection/use-healing.ts';
import { requestContext } from '#app/context.ts';
import { failed, orInstead } from '#app/forms/outcome.ts';
import { attempt } from '#app/forms/read.ts';
import { pageTitle } from '#app/page-title.ts';
import { KeptList } from '#app/public/kept/kept-list.tsx';
import { Skeleton } from '#app/ui/display/skeleton.tsx';
import { Breadcrumb } from '#app/ui/layout/breadcrumb.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import text from '#app/ui/styles/text.module.css';
import { listOwnKept } from '#core/lifecycle/kept/queries/kept.ts';
import type { Route } from './+types/what-we-keep.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(requestContext);
  const kept = await attempt(ctx, 'What is kept of somebody', () => listOwnKept(ctx));
  return data({ kept }, kept.ok ? 200 : 503);
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  orInstead('What is kept', serverLoader(), { kept: failed });

export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(matches[0].loaderData, 'What we keep about you'),
  { name: 'robots', content: 'noindex' },
];

/** What is kept of whoever asks, how much of it, why and until when. */
export default function OwnWhatWeKeep({ loaderData: { kept: read } }: Route.ComponentProps) {
  const kept = useLastRead(read);
  useHealing(!read.ok);
  return (
    <div className={styles.accountPage}>
      <Breadcrumb trail={[{ label: 'Settings', to: '/settings' }, { label: 'What we keep about you' }]} />
      <h1 className={text.displayMd}>What we keep about you</h1>
      <p className={text.lead}>
        Every kind of data we keep, and how much of it is about you, counted now. The times are the ones that we delete
        by. <Link to="/settings/export">Data export</Link> gives you a copy, and{' '}
        <Link to="/dashboard/profile">Profile &amp; Security</Link> erases your account.
      </p>
      {kept ? (
        <KeptList things={kept} />
      ) : (
        <Card>
          <Skeleton label="Counting what we keep about you" lines={[100, 90, 95, 85]} />
        </Card>
      )}
    </div>
  );
}
