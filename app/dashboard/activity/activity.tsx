import { requestContext } from '#app/context.ts';
import { OwnList } from '#app/dashboard/shell/own-list.tsx';
import { ownPage } from '#app/dashboard/shell/own-page.ts';
import { failed, orInstead } from '#app/forms/outcome.ts';
import { pageTitle } from '#app/page-title.ts';
import { EmptyState } from '#app/ui/display/empty-state.tsx';
import { listingIn } from '#contract/base/paging.ts';
import { listOwnActivity } from '#core/base/audit/queries/own-log.ts';
import type { Route } from './+types/activity.ts';
import { ActivityTable } from './activity-table.tsx';

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches[0].loaderData, 'Activity Log')];

export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = context.get(requestContext);
  return ownPage(ctx, 'The activity log', () => listOwnActivity(ctx, listingIn(url.searchParams)));
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  orInstead('The activity log', serverLoader(), { page: failed });

const none = (
  <EmptyState card title="No activity yet">
    <p>What you do, and what we do for you, will appear here.</p>
  </EmptyState>
);

export default function Activity({ loaderData: { page } }: Route.ComponentProps) {
  return (
    <OwnList
      page={page}
      title="Activity Log"
      lead="What happened in your account, newest first, 50 to a page. When our staff open findings of yours, you see it here too. A hash means that the entry is sealed: nobody can change it afterwards without being noticed."
      rows="activity"
      none={none}
    >
      {(rows) => <ActivityTable rows={rows} />}
    </OwnList>
  );
}
