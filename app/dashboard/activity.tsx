import { data } from 'react-router';
import { attempt } from '#app/attempt.ts';
import { requestContext } from '#app/context.ts';
import { failed, orInstead } from '#app/outcome.ts';
import { pageTitle } from '#app/page-title.ts';
import { Card } from '#app/ui/card.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { KeyPagination } from '#app/ui/key-pagination.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { useHealing, useLastRead } from '#app/ui/use-healing.ts';
import { listingIn } from '#contract/paging.ts';
import { listOwnActivity } from '#core/audit/own-log.ts';
import type { Route } from './+types/activity.ts';
import { ActivityTable } from './activity-table.tsx';
import { useOwnChanges } from './use-own-changes.ts';

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches[0].loaderData, 'Activity Log')];

export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = context.get(requestContext);
  const page = await attempt(ctx, 'The activity log', () => listOwnActivity(ctx, listingIn(url.searchParams)));
  return data({ page }, page.ok ? 200 : 503);
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  orInstead('The activity log', serverLoader(), { page: failed });

/** What happened in the customer's account, and from where (ACT-001 to ACT-009). */
export default function Activity({ loaderData }: Route.ComponentProps) {
  const page = useLastRead(loaderData.page);
  useHealing(!loaderData.page.ok);
  useOwnChanges();
  const none = page?.rows.length === 0 && !page.newer;
  return (
    <>
      <div className="page-title">
        <div className="page-title__text">
          <h1 className="display-md">Activity Log</h1>
          <p className="soft max-w-measure">
            What happened in your account, newest first, 50 to a page. When our staff open findings of yours, it stands
            here too. A hash means that the entry is sealed: nobody can change it afterwards without being noticed.
          </p>
        </div>
      </div>
      {!page && (
        <Card>
          <Skeleton label="Loading your activity" lines={[100, 90, 95, 85]} />
        </Card>
      )}
      {none && (
        <EmptyState card title="No activity yet">
          <p>What you do, and what is done for you, will stand here.</p>
        </EmptyState>
      )}
      {page && !none && (
        <>
          <ActivityTable rows={page.rows} />
          <KeyPagination page={page} label="Pages of your activity" />
        </>
      )}
    </>
  );
}
