import {
  AtSign,
  Contact,
  CreditCard,
  HeartPulse,
  IdCard,
  KeyRound,
  type LucideIcon,
  MapPin,
  Phone,
  Printer,
  ServerCog,
  Users,
} from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { Button } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { useFormats } from '#app/ui/formats.ts';
import {
  type FindingCategory,
  type FindingView,
  findingCategories,
  findingCategoryLabel,
  type ScanView,
} from '#contract/scans.ts';
import { FindingCard } from './finding-card.tsx';
import { FirstSteps } from './first-steps.tsx';
import { ReportSide } from './report-side.tsx';
import { VerdictCard } from './verdict-card.tsx';

const icons: Readonly<Record<FindingCategory, LucideIcon>> = {
  credentials: KeyRound,
  'government-id': IdCard,
  financial: CreditCard,
  health: HeartPulse,
  location: MapPin,
  phone: Phone,
  identity: Contact,
  profiles: Users,
  email: AtSign,
  technical: ServerCog,
};

function FindingGroup({
  category,
  findings,
  first,
}: {
  category: FindingCategory;
  findings: FindingView[];
  first: boolean;
}) {
  const Icon = icons[category];
  return (
    <div className="group" id={`category-${category}`}>
      <h3 className="group__head">
        <Icon className="icon" aria-hidden="true" />
        {findingCategoryLabel[category]}
        <span className="num faint">{findings.length}</span>
      </h3>
      <div className="card group__card">
        {findings.map((finding, index) => (
          <FindingCard key={finding.id} finding={finding} open={first && index === 0} />
        ))}
      </div>
    </div>
  );
}

/** The loudest finding of a category decides where the category stands. */
function inOrder(findings: readonly FindingView[]): { category: FindingCategory; findings: FindingView[] }[] {
  return findingCategories
    .map((category) => ({ category, findings: findings.filter((finding) => finding.category === category) }))
    .filter((group) => group.findings.length > 0)
    .sort((a, b) => (b.findings[0]?.points ?? 0) - (a.findings[0]?.points ?? 0));
}

/** Paper shows everything: closed findings are opened for printing and closed again afterwards. */
function useOpenForPrint(): void {
  useEffect(() => {
    const closed = () => document.querySelectorAll<HTMLDetailsElement>('details.finding:not([open])');
    let opened: HTMLDetailsElement[] = [];
    const before = () => {
      opened = [...closed()];
      for (const details of opened) details.open = true;
    };
    const after = () => {
      for (const details of opened) details.open = false;
    };
    addEventListener('beforeprint', before);
    addEventListener('afterprint', after);
    return () => {
      removeEventListener('beforeprint', before);
      removeEventListener('afterprint', after);
    };
  }, []);
}

export function PrintButton() {
  return (
    <Button variant="secondary" onClick={() => print()}>
      <Printer className="icon" aria-hidden="true" />
      Print
    </Button>
  );
}

interface ScanReportProps {
  scan: ScanView;
  /** Buttons beside the title; "Print" stands without them. */
  actions?: ReactNode;
}

/** The result of a scan: verdict, what to do first, every finding, and the coverage receipt. */
export function ScanReport({ scan, actions }: ScanReportProps) {
  const { dateTime, zoneName } = useFormats();
  useOpenForPrint();
  const groups = inOrder(scan.findings);
  const when = scan.finishedAt ?? scan.createdAt;
  return (
    <>
      <div className="page-title">
        <div className="page-title__text">
          <h1 className="display-md">Exposure report</h1>
          <p className="soft">
            For <span className="evidence">{scan.email}</span> · scanned on{' '}
            <time dateTime={when}>
              {dateTime(when)} {zoneName(when)}
            </time>{' '}
            · {scan.coverage.found + scan.coverage.clear} of {scan.coverage.asked} sources answered
          </p>
        </div>
        <div className="page-title__actions">{actions ?? <PrintButton />}</div>
      </div>
      <VerdictCard scan={scan} />
      <FirstSteps findings={scan.findings} />
      <div className="report">
        <section className="report__main" aria-labelledby="all">
          <div className="report__bar">
            <h2 className="display-sm" id="all">
              All findings
            </h2>
          </div>
          {groups.length === 0 && (
            <EmptyState as="h3" title="No findings" card>
              {scan.coverage.notChecked > 0
                ? 'None of the sources that answered knows this address. The others are listed under Sources.'
                : 'None of the sources knows this address.'}
            </EmptyState>
          )}
          {groups.map((group, index) => (
            <FindingGroup key={group.category} {...group} first={index === 0} />
          ))}
        </section>
        <ReportSide scan={scan} />
      </div>
    </>
  );
}
