import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Texts } from '#contract/base/texts.ts';
import type { ScanView } from '#contract/scans/types.ts';
import { ArrivesLive } from './report/arrival.ts';
import type english from './scan.texts.en.ts';
import { ScanProgress } from './scan-progress.tsx';

type ScanTexts = Texts<typeof english>;

/** What the page of a scan is called in the state that its scan is in. */
export const scanTitle =
  (page: { scan: Pick<ScanView, 'status'> } | undefined) =>
  ({ titles, noSuchScan }: ScanTexts): string =>
    page ? titles[page.scan.status] : noSuchScan;

export const hasEnded = ({ status }: Pick<ScanView, 'status'>): boolean =>
  status === 'completed' || status === 'failed';

/** Whether answers may still come: also after the scan has ended without some of them. */
export const mayChange = (scan: Pick<ScanView, 'status' | 'coverage'>): boolean =>
  !hasEnded(scan) || scan.coverage.waiting > 0;

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

interface ScanScreenProps {
  scan: ScanView;
  className: string | undefined;
  /** Where the person finds the scan again while it runs. */
  comeBack: ReactNode;
  /** The result, shown as soon as there is one. */
  children: ReactNode;
}

/** A scan live, then its result. Without JavaScript the page asks again every three seconds. */
export function ScanScreen({ scan, className, comeBack, children }: ScanScreenProps) {
  const done = hasEnded(scan);
  const main = useFocusWhenDone(done);
  const [wasRunning] = useState(!done);
  return (
    <div className={className} ref={main} tabIndex={-1}>
      {done ? (
        <ArrivesLive value={wasRunning}>{children}</ArrivesLive>
      ) : (
        <>
          <noscript>
            <meta httpEquiv="refresh" content="3" />
          </noscript>
          <ScanProgress scan={scan} comeBack={comeBack} />
        </>
      )}
    </div>
  );
}
