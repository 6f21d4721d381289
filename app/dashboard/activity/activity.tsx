import { data } from 'react-router';
import { requestContext } from '#app/context.ts';
import { OwnList } from '#app/dashboard/shell/own-list.tsx';
import { failed, orInstead } from '#app/forms/outcome.ts';
import { attempt } from '#app/forms/read.ts';
import { pageTitle } from '#app/page-title.ts';
import { EmptyState } from '#app/ui/display/empty-state.tsx';
import { listingIn } from '#contract/base/paging.ts';
import { listOwnActivity } from '#core/base/audit/queries/own-log.ts';
import { readVerifierKey } from '#core/base/audit/queries/public-head.ts';
import type { Route } from './+types/activity.ts';
import { ActivityTable } from './activity-table.tsx';

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches[0].loaderData, 'Activity Log')];

export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = context.get(requestContext);
  const page = await attempt(ctx, 'The activity log', () => listOwnActivity(ctx, listingIn(url.searchParams)));
  return data({ page, verifierKey: readVerifierKey(ctx.platform) }, page.ok ? 200 : 503);
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  orInstead('The activity log', serverLoader(), { page: failed, verifierKey: '' });

const none = (
  <EmptyState card title="No activity yet">
    <p>What you do, and what we do for you, will appear here.</p>
  </EmptyState>
);

export default function Activity({ loaderData: { page, verifierKey } }: Route.ComponentProps) {
  return (
    <OwnList
      page={page}
      title="Activity Log"
      lead="What happened in your account, newest first, 50 to a page. When our staff open findings of yours, you see it here too. A hash means that the entry is sealed: nobody can change it afterwards without being noticed. “Verify” checks that in your browser."
      rows="activity"
      none={none}
    >
      {(rows) => <ActivityTable rows={rows} verifierKey={verifierKey} />}
    </OwnList>
  );
}
