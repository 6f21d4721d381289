import { ScanSearch } from 'lucide-react';
import { requestContext } from '#app/context.ts';
import { OwnList } from '#app/dashboard/shell/own-list.tsx';
import { ownPage } from '#app/dashboard/shell/own-page.ts';
import { failed, orInstead } from '#app/forms/outcome.ts';
import { languageOf } from '#app/language/language-of.ts';
import { pageTitle } from '#app/page-title.ts';
import { FreeScanButton } from '#app/public/free-scan/free-scan-button.tsx';
import { EmptyState } from '#app/ui/display/empty-state.tsx';
import { listingIn } from '#contract/base/paging.ts';
import { listOwnScans } from '#core/scans/queries/own-scans.ts';
import type { Route } from './+types/scans.ts';
import { ScanTable } from './scan-table.tsx';

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches[0].loaderData, 'My Scans')];

export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = context.get(requestContext);
  return ownPage(ctx, 'The list of scans', () => listOwnScans(ctx, listingIn(url.searchParams), languageOf({ url, context })));
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
      <p>You have not run a scan yet. A first result takes about ten seconds.</p>
    </EmptyState>
  );
}

export default function Scans({ loaderData: { page } }: Route.ComponentProps) {
  return (
    <OwnList
      page={page}
      title="My Scans"
      lead="Every scan you have run, newest first."
      action={
        <FreeScanButton to="/services">
          <ScanSearch />
          Start New Scan
        </FreeScanButton>
      }
      rows="scans"
      none={<NoScans />}
      note
    >
      {(rows) => <ScanTable scans={rows} />}
    </OwnList>
  );
}
