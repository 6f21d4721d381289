import { data } from 'react-router';
import { attempt } from '#app/attempt.ts';
import { requestContext } from '#app/context.ts';
import { failed, orInstead } from '#app/outcome.ts';
import { pageTitle } from '#app/page-title.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { KeyPagination } from '#app/ui/key-pagination.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { useHealing, useLastRead } from '#app/ui/use-healing.ts';
import { listingIn } from '#contract/paging.ts';
import { listOwnOrders } from '#core/orders/queries.ts';
import type { Route } from './+types/requests.ts';
import { RequestTable } from './request-table.tsx';
import { useOwnChanges } from './use-own-changes.ts';

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches[0].loaderData, 'Service Requests')];

export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = context.get(requestContext);
  const page = await attempt(ctx, 'The list of orders', () => listOwnOrders(ctx, listingIn(url.searchParams)));
  return data({ page }, page.ok ? 200 : 503);
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
      <p>What you ask us for stands here, with its state and everything we write to each other about it.</p>
    </EmptyState>
  );
}

/** Every order of the customer, live (REQ-001 to REQ-008, RT-004). */
export default function Requests({ loaderData }: Route.ComponentProps) {
  const page = useLastRead(loaderData.page);
  useHealing(!loaderData.page.ok);
  useOwnChanges();
  const none = page?.rows.length === 0 && !page.newer;
  return (
    <>
      <div className="page-title">
        <div className="page-title__text">
          <h1 className="display-md">Service Requests</h1>
          <p className="soft">Everything you have asked us for, newest first.</p>
        </div>
        {!none && (
          <div className="page-title__actions">
            <ButtonLink to="/services" variant="primary">
              Request a Service
            </ButtonLink>
          </div>
        )}
      </div>
      {!page && (
        <Card>
          <Skeleton label="Loading your requests" lines={[100, 90, 95, 85]} />
        </Card>
      )}
      {none && <NoRequests />}
      {page && !none && (
        <>
          <p className="live small soft">
            <span className="live__dot" aria-hidden="true" />
            This list updates by itself
          </p>
          <RequestTable orders={page.rows} />
          <KeyPagination page={page} label="Pages of your requests" />
        </>
      )}
    </>
  );
}
