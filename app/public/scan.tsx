import { redirect } from 'react-router';
import { requestContext } from '#app/context.ts';
import { pageTitle } from '#app/page-title.ts';
import { ScanReport } from '#app/scan/scan-report.tsx';
import { hasEnded, ScanScreen, scanTitles } from '#app/scan/scan-screen.tsx';
import { useLive } from '#app/ui/use-live.ts';
import { scanTopic, userTopic } from '#contract/live.ts';
import { findOpenedScan } from '#core/scans/queries.ts';
import type { Route } from './+types/scan.ts';

/** A person's findings: kept by no cache. */
export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'no-store' });

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(matches[0].loaderData, loaderData ? scanTitles[loaderData.scan.status] : 'No such scan'),
  { name: 'robots', content: 'noindex' },
];

/** How often a page that hears of nothing looks again while its scan runs, in milliseconds. */
const LOOK_MS = 2_000;

/** A visitor is told of this one scan. A customer is told of scans of their own only, so another mailbox's is looked at. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const ctx = context.get(requestContext);
  const scan = await findOpenedScan(ctx, params.scanId, request.headers.get('cookie'));
  if (!scan) throw redirect(`/dashboard/scans/${params.scanId}`);
  const { actor } = ctx;
  return { scan, topic: actor.kind === 'person' ? userTopic(actor.userId) : scanTopic(scan.id) };
}

export default function Scan({ loaderData: { scan, topic } }: Route.ComponentProps) {
  useLive(hasEnded(scan) ? [] : [topic], topic === scanTopic(scan.id) ? {} : { lookMs: LOOK_MS });
  return (
    <ScanScreen
      scan={scan}
      className="page scan-page"
      comeBack="You can close this page. The scan carries on, and an email with a link to the result tells you when it has ended."
    >
      <ScanReport scan={scan} />
    </ScanScreen>
  );
}
