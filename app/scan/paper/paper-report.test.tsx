import { describe, expect, it } from 'vitest';
import { sampleReport } from '#app/public/sample/sample.ts';
import { CommentsProvider } from '#app/scan/comments/comments.tsx';
import { renderAt, textOf } from '#app/ui/render-for-tests.tsx';
import { defaultStyle } from '#contract/base/formats.ts';
import type { FindingComments } from '#contract/scans/comments.ts';
import type { Comparison } from '#contract/scans/comparison.ts';
import { openQuestionsIn } from '#contract/scans/paper.ts';
import type { Todos } from '#contract/scans/todos.ts';
import type { ScanView } from '#contract/scans/types.ts';
import paperTexts from '#contract/scans/words/paper.texts.en.ts';
import { reportPdf } from '#core/reports/queries/report-pdf.ts';
import { pdfHeadings, pdfText } from '#tests/pdf-text.ts';
import { PaperReport } from './paper-report.tsx';

const { scan, brokers } = sampleReport;
const comparison: Comparison = {
  earlier: { scanId: scan.id, date: '2026-01-05T09:00:00.000Z', score: null },
  later: { scanId: scan.id, date: '2026-02-05T09:00:00.000Z', score: null },
  difference: null,
  findings: [],
  same: scan.findings.length,
};

interface Paper {
  of: ScanView;
  todos?: Todos;
  comments?: FindingComments;
  comparison?: Comparison | null;
  brokers?: typeof brokers;
}

async function drawBoth({ of, todos = {}, comments = {}, ...rest }: Paper) {
  const page = await renderAt(
    '/',
    <CommentsProvider comments={comments}>
      <PaperReport scan={of} todos={todos} {...rest} />
    </CommentsProvider>,
  );
  return { page, file: await reportPdf({ scan: of, todos, comments, ...rest }, 'Quietprint', defaultStyle) };
}

const headingsIn = (page: string): string[] =>
  [...page.matchAll(/<h2[^>]*>(.*?)<\/h2>/gs)].map(([, inner = '']) => textOf(inner));

const nothingDone: ScanView = { ...scan, findings: scan.findings.map((one) => ({ ...one, group: 'todo' })) };
const empty: ScanView = { ...scan, findings: [], plan: { ...scan.plan, actions: [], watch: [] }, score: null };

describe('what is printed and the PDF', () => {
  it.each<[string, Paper]>([
    ['the sample', { of: scan, brokers }],
    ['one that is compared with an earlier one', { of: scan, brokers, comparison }],
    ['one of which nothing is done', { of: nothingDone, brokers: null }],
    ['one without findings and without a score', { of: empty }],
  ])('have the same sections in the same order: %s', async (_what, paper) => {
    const { page, file } = await drawBoth(paper);
    expect(headingsIn(page)).toEqual(pdfHeadings(file, 2));
  });

  it('have every section of a whole report', async () => {
    const { page } = await drawBoth({ of: scan, brokers, comparison });
    expect(headingsIn(page)).toEqual(expect.arrayContaining(Object.values(paperTexts.headings)));
  });

  it('tell what may be somebody else’s in a line each, until somebody has said something of it', async () => {
    const [question] = openQuestionsIn(scan, {});
    if (!question) throw new Error('the sample asks nothing');
    const comments = { [question.id]: { text: 'Ask this site to close it.', by: 'Dana Weiss', at: scan.createdAt } };
    const { page, file } = await drawBoth({ of: scan, comments });
    const without = await drawBoth({ of: scan });
    expect(textOf(page)).toContain('Dana Weiss');
    expect(pdfText(file)).toContain('Dana Weiss');
    for (const words of [textOf(without.page), pdfText(without.file)]) expect(words).not.toContain('Dana Weiss');
    expect(textOf(without.page)).toContain('found by a name only, which others may use too');
  });
});
