import { FileText } from 'lucide-react';
import { Link } from 'react-router';
import { requestContext } from '#app/context.ts';
import { FreeScanButton } from '#app/public/free-scan-button.tsx';
import { ScanReport } from '#app/scan/scan-report.tsx';
import { hasEnded, ScanScreen, scanTitles } from '#app/scan/scan-screen.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import type { ScanView } from '#contract/scans.ts';
import { getOwnScan } from '#core/scans/own-scan.ts';
import type { Route } from './+types/scan.ts';
import type { DashboardHandle } from './app-bar.tsx';
import { useOwnChanges } from './use-own-changes.ts';

/** A person's findings: kept by no cache. */
export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'no-store' });

export const handle: DashboardHandle = { trail: [{ label: 'My Scans', to: '/dashboard/scans' }, { label: 'Scan' }] };

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData ? scanTitles[loaderData.scan.status] : 'No such scan'} · Quietprint` },
];

export async function loader({ context, params }: Route.LoaderArgs) {
  return { scan: await getOwnScan(context.get(requestContext), params.scanId) };
}

function Actions({ scan }: { scan: ScanView }) {
  return (
    <>
      {scan.status === 'completed' && (
        <ButtonLink to={`/dashboard/scans/${scan.id}/report`}>
          <FileText className="icon" />
          Report
        </ButtonLink>
      )}
      <FreeScanButton to="/services">Start New Scan</FreeScanButton>
    </>
  );
}

const comeBack = (
  <>
    You can close this page. The scan carries on, and <Link to="/dashboard/scans">My Scans</Link> updates by itself.
  </>
);

export default function Scan({ loaderData: { scan } }: Route.ComponentProps) {
  useOwnChanges(!hasEnded(scan));
  return (
    <ScanScreen scan={scan} className="shell__page" comeBack={comeBack}>
      <ScanReport scan={scan} actions={<Actions scan={scan} />} />
    </ScanScreen>
  );
}
