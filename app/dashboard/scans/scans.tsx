import { ScanSearch } from 'lucide-react';
import { requestContext } from '#app/context.ts';
import { OwnList } from '#app/dashboard/shell/own-list.tsx';
import { ownPage } from '#app/dashboard/shell/own-page.ts';
import { failed, orInstead } from '#app/forms/outcome.ts';
import { languageOf } from '#app/language/language-of.ts';
import { useTexts } from '#app/language/texts.ts';
import { pageTitleFrom } from '#app/page-title.ts';
import { FreeScanButton } from '#app/public/free-scan/free-scan-button.tsx';
import { EmptyState } from '#app/ui/display/empty-state.tsx';
import { listingIn } from '#contract/base/paging.ts';
import { listOwnScans } from '#core/scans/queries/own-scans.ts';
import type { Route } from './+types/scans.ts';
import { ScanTable } from './scan-table.tsx';
import { scansTexts } from './scans.texts.ts';

export const meta: Route.MetaFunction = ({ matches, location }) => [
  pageTitleFrom(matches[0].loaderData, location.pathname, scansTexts, ({ title }) => title),
];

export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = context.get(requestContext);
  return ownPage(ctx, 'The list of scans', () =>
    listOwnScans(ctx, listingIn(url.searchParams), languageOf({ url, context })),
  );
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  orInstead('The list of scans', serverLoader(), { page: failed });

function NoScans() {
  const texts = useTexts(scansTexts);
  return (
    <EmptyState card title={texts.none} action={<FreeScanButton to="/services">{texts.first}</FreeScanButton>}>
      <p>{texts.noneText}</p>
    </EmptyState>
  );
}

export default function Scans({ loaderData: { page } }: Route.ComponentProps) {
  const texts = useTexts(scansTexts);
  return (
    <OwnList
      page={page}
      title={texts.title}
      lead={texts.lead}
      action={
        <FreeScanButton to="/services">
          <ScanSearch />
          {texts.startNew}
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
