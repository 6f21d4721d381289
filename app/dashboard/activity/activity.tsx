import { data } from 'react-router';
import { requestContext } from '#app/context.ts';
import { OwnList } from '#app/dashboard/shell/own-list.tsx';
import { failed, type Outcome, orInstead } from '#app/forms/outcome.ts';
import { attempt } from '#app/forms/read.ts';
import { pageTitle } from '#app/page-title.ts';
import { EmptyState } from '#app/ui/display/empty-state.tsx';
import type { ActivityRow } from '#contract/audit/activity.ts';
import { listingIn, type Page } from '#contract/base/paging.ts';
import { listOwnActivity } from '#core/base/audit/queries/own-log.ts';
import { readVerifierKey } from '#core/base/audit/queries/public-head.ts';
import { readOwnOrderNames } from '#core/orders/queries/own-names.ts';
import type { Route } from './+types/activity.ts';
import { ActivityTable } from './activity-table.tsx';

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches[0].loaderData, 'Activity Log')];

export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = context.get(requestContext);
  const page = await attempt(ctx, 'The activity log', () => listOwnActivity(ctx, listingIn(url.searchParams)));
  const names = await attempt(ctx, 'The names of what was ordered', () => readOwnOrderNames(ctx, ordersIn(page)));
  const orderNames = names.ok ? names.value : {};
  return data({ page, orderNames, verifierKey: readVerifierKey(ctx.platform) }, page.ok ? 200 : 503);
}

const ordersIn = (page: Outcome<Page<ActivityRow>>): string[] =>
  page.ok ? [...new Set(page.value.rows.flatMap(({ orderId }) => orderId ?? []))] : [];

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  orInstead('The activity log', serverLoader(), { page: failed, orderNames: {}, verifierKey: '' });

const none = (
  <EmptyState card title="No activity yet">
    <p>What you do, and what we do for you, will appear here.</p>
  </EmptyState>
);

export default function Activity({ loaderData: { page, orderNames, verifierKey } }: Route.ComponentProps) {
  return (
    <OwnList
      page={page}
      title="Activity Log"
      lead="What happened in your account, newest first; also when our staff open findings of yours. A hash seals an entry: “Verify” checks in your browser that nobody has changed it since."
      rows="activity"
      none={none}
    >
      {(rows) => <ActivityTable rows={rows} orderNames={orderNames} verifierKey={verifierKey} />}
    </OwnList>
  );
}
