import { useEffect, useRef } from 'react';
import { requestContext } from '#app/context.ts';
import { ScanProgress } from '#app/scan/scan-progress.tsx';
import { ScanReport } from '#app/scan/scan-report.tsx';
import { useLive } from '#app/ui/use-live.ts';
import { scanTopic, userTopic } from '#contract/live.ts';
import { getScanFor } from '#core/scans/queries.ts';
import type { Route } from './+types/scan.ts';
import '#app/scan/scan.css';

/** A person's findings: kept by no cache. */
export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'no-store' });

const titles = {
  pending: 'Scan in progress',
  processing: 'Scan in progress',
  completed: 'Exposure report',
  failed: 'Scan not finished',
  none: 'No such scan',
} as const;

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${titles[loaderData?.scan.status ?? 'none']} · Quietprint` },
  { name: 'robots', content: 'noindex' },
];

/** A visitor holds this one scan; a customer's scans are all announced under their own topic. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = context.get(requestContext);
  const scan = await getScanFor(ctx, params.scanId);
  const { actor } = ctx;
  return { scan, topic: actor.kind === 'person' ? userTopic(actor.userId) : scanTopic(scan.id) };
}

/** When the scan ends, the page becomes the report: whoever reads with a screen reader is taken along. */
function useFocusWhenDone(done: boolean) {
  const main = useRef<HTMLDivElement>(null);
  const before = useRef(done);
  useEffect(() => {
    if (done && !before.current) main.current?.focus();
    before.current = done;
  }, [done]);
  return main;
}

export default function Scan({ loaderData: { scan, topic } }: Route.ComponentProps) {
  const done = scan.status === 'completed' || scan.status === 'failed';
  useLive(done ? [] : [topic]);
  const main = useFocusWhenDone(done);
  return (
    <div className="page scan-page" ref={main} tabIndex={-1}>
      {done ? (
        <ScanReport scan={scan} />
      ) : (
        <>
          <noscript>
            <meta httpEquiv="refresh" content="3" />
          </noscript>
          <ScanProgress scan={scan} />
        </>
      )}
    </div>
  );
}
