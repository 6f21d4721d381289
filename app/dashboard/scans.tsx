import { ScanSearch } from 'lucide-react';
import { data } from 'react-router';
import { attempt } from '#app/attempt.ts';
import { requestContext } from '#app/context.ts';
import { failed, orInstead } from '#app/outcome.ts';
import { pageTitle } from '#app/page-title.ts';
import { FreeScanButton } from '#app/public/free-scan-button.tsx';
import { Card } from '#app/ui/card.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { KeyPagination } from '#app/ui/key-pagination.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { useHealing, useLastRead } from '#app/ui/use-healing.ts';
import { listingIn } from '#contract/paging.ts';
import { listOwnScans } from '#core/scans/own-scans.ts';
import type { Route } from './+types/scans.ts';
import { ScanTable } from './scan-table.tsx';
import { useOwnChanges } from './use-own-changes.ts';

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches[0].loaderData, 'My Scans')];

export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = context.get(requestContext);
  const page = await attempt(ctx, 'The list of scans', () => listOwnScans(ctx, listingIn(url.searchParams)));
  return data({ page }, page.ok ? 200 : 503);
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  orInstead('The list of scans', serverLoader(), { page: failed });

function NoScans() {
  return (
    <EmptyState
      card
      title="No scans yet"
      action={<FreeScanButton to="/services">Start Your First Scan</FreeScanButton>}
    >
      <p>Nothing has been looked up in your name. A scan takes about half a minute.</p>
    </EmptyState>
  );
}

/** Every scan of the customer, live (SCAN-013 to SCAN-020, RT-003). */
export default function Scans({ loaderData }: Route.ComponentProps) {
  const page = useLastRead(loaderData.page);
  useHealing(!loaderData.page.ok);
  useOwnChanges();
  const none = page?.rows.length === 0 && !page.newer;
  return (
    <>
      <div className="page-title">
        <div className="page-title__text">
          <h1 className="display-md">My Scans</h1>
          <p className="soft">Every scan you have run, newest first.</p>
        </div>
        {!none && (
          <div className="page-title__actions">
            <FreeScanButton to="/services">
              <ScanSearch className="icon" />
              Start New Scan
            </FreeScanButton>
          </div>
        )}
      </div>
      {!page && (
        <Card>
          <Skeleton label="Loading your scans" lines={[100, 90, 95, 85]} />
        </Card>
      )}
      {none && <NoScans />}
      {page && !none && (
        <>
          <p className="live small soft">
            <span className="live__dot" aria-hidden="true" />
            This list updates by itself
          </p>
          <ScanTable scans={page.rows} />
          <KeyPagination page={page} label="Pages of your scans" />
        </>
      )}
    </>
  );
}
