import fc from 'fast-check';
import type { ReactNode } from 'react';
import { expect } from 'vitest';
import { ChangeList } from '#app/dashboard/watching/change-list.tsx';
import { CommentsProvider } from '#app/scan/comments/comments.tsx';
import { PaperReport } from '#app/scan/paper/paper-report.tsx';
import { ScanReport } from '#app/scan/report/scan-report.tsx';
import { SourceList } from '#app/scan/report/source-list.tsx';
import { renderAt } from '#app/ui/render-for-tests.tsx';
import type { WatchedChange } from '#contract/watching/types.ts';
import { marker, withText, wordsIn } from './any-text.ts';
import { type TextProperty, textProperty } from './property.ts';
import { markedBrokers, markedComments, markedComparison, markedScan } from './scan.ts';

const watched: WatchedChange[] = [
  { kind: 'new', title: marker, since: '2024-05', at: '2027-03-01T09:00:00.000Z', path: '/dashboard/scans/1' },
] as WatchedChange[];

const report = { scan: markedScan, comparison: markedComparison, brokers: markedBrokers, comments: markedComments };

const showsText = <Props,>(title: string, props: Props, draw: (props: Props) => ReactNode): TextProperty => {
  const wordsOf = async (some: Props) => wordsIn(await renderAt('/', draw(some))).join('');
  const plain = wordsOf(props);
  return textProperty(
    title,
    fc.constant(props),
    async (_, text) => {
      expect(await plain).toContain(marker);
      expect(await wordsOf(withText(props, text))).toBe(withText(await plain, text));
    },
    { cost: 10 },
  );
};

export const screenProperties: readonly TextProperty[] = [
  showsText('the report', report, (props) => <ScanReport {...props} todos={{}} />),
  showsText('the printed report', report, ({ comments, ...props }) => (
    <CommentsProvider comments={comments}>
      <PaperReport {...props} todos={{}} />
    </CommentsProvider>
  )),
  showsText('the list of sources', { checks: markedScan.checks }, (props) => <SourceList {...props} />),
  showsText('what has changed', { changes: watched }, (props) => <ChangeList {...props} />),
];
