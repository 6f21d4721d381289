import { requestContext } from '#app/context.ts';
import { OwnList } from '#app/dashboard/shell/own-list.tsx';
import { ownPage } from '#app/dashboard/shell/own-page.ts';
import { failed, orInstead } from '#app/forms/outcome.ts';
import { pageTitle } from '#app/page-title.ts';
import { ButtonLink } from '#app/ui/controls/button.tsx';
import { EmptyState } from '#app/ui/display/empty-state.tsx';
import { listingIn } from '#contract/base/paging.ts';
import { listOwnOrders } from '#core/orders/queries/lists.ts';
import type { Route } from './+types/requests.ts';
import { RequestTable } from './request-table.tsx';

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches[0].loaderData, 'Service Requests')];

export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = context.get(requestContext);
  return ownPage(ctx, 'The list of orders', () => listOwnOrders(ctx, listingIn(url.searchParams)));
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  orInstead('The list of orders', serverLoader(), { page: failed });

function NoRequests() {
  return (
    <EmptyState
      card
      title="No service requests yet"
      action={
        <ButtonLink to="/services" variant="primary">
          Browse Services
        </ButtonLink>
      }
    >
      <p>What you ask us for appears here, with its status and our messages.</p>
    </EmptyState>
  );
}

export default function Requests({ loaderData: { page } }: Route.ComponentProps) {
  return (
    <OwnList
      page={page}
      title="Service Requests"
      lead="Everything you have asked us for, newest first."
      action={
        <ButtonLink to="/services" variant="primary">
          Request a Service
        </ButtonLink>
      }
      rows="requests"
      none={<NoRequests />}
      note
    >
      {(rows) => <RequestTable orders={rows} />}
    </OwnList>
  );
}
