import { plural } from '#contract/base/formats.ts';
import { answeredIn, answeredWords } from '#contract/scans/coverage.ts';
import { scoreSentence } from '#contract/scans/score.ts';
import { severityLabel } from '#contract/scans/severity.ts';
import { namedChecks, reasonWords } from '#contract/scans/source-words.ts';
import {
  type CheckView,
  certaintyLabel,
  type FindingView,
  figuresOf,
  isExposure,
  type ScanView,
} from '#contract/scans/types.ts';
import scanWords from '#contract/scans/words/scan-words.texts.en.ts';
import scoreTexts from '#contract/scans/words/score.texts.en.ts';
import { wrapText } from '../manual.ts';
import type { Paint } from '../terminal.ts';

interface Style {
  paint: Paint;
  width: number;
  isVerbose: boolean;
}

/** A result as a person reads it in a terminal. */
export function resultText(scan: ScanView, style: Style): string {
  const exposures = scan.findings.filter(isExposure);
  const others = scan.findings.filter((finding) => !isExposure(finding));
  const parts = [
    headText(scan, style),
    listText('Found', exposures, style),
    listText('Found by a name, which others may use too', others, style),
    gapsText(scan, style),
    ...(style.isVerbose ? [clearText(scan, style)] : []),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

function headText(scan: ScanView, { paint, width }: Style): string {
  const figures = figuresOf(scan.score);
  const lines = [
    paint.strong(scan.verdict.headline),
    wrapText(scan.verdict.detail, { width, indent: 0 }),
    figures ? scoreSentence(figures, scoreTexts) : `${scoreTexts.noScore}.`,
    `${answeredWords(answeredIn(scan), scanWords)}.`,
  ];
  return lines.join('\n');
}

function listText(title: string, findings: readonly FindingView[], style: Style): string {
  if (findings.length === 0) return '';
  return [style.paint.strong(title), ...findings.map((finding) => findingText(finding, style))].join('\n');
}

function findingText(finding: FindingView, { paint, width, isVerbose }: Style): string {
  const { severity, title, where, url, since, certainty, steps, why } = finding;
  const paragraphs = [
    [where, since, certaintyLabel[certainty.level], url].filter(Boolean).join(' · '),
    ...(isVerbose ? [why, certainty.because] : []),
    ...(steps[0] ? [`To do: ${steps.map(({ text }) => text).join(' ')}`] : []),
  ];
  return [
    `${(severity === 'info' ? paint.dim : paint.found)(`[${severityLabel[severity]}]`)} ${title}`,
    ...paragraphs.map((text) => wrapText(text, { width, indent: 4 })),
  ].join('\n');
}

/** What was not checked, by its reason: silence is no "nothing found". */
function gapsText(scan: ScanView, { paint, width }: Style): string {
  const gaps = namedChecks(scan, scanWords).filter(isGap);
  if (gaps.length === 0) return '';
  const byReason = [...Map.groupBy(gaps, ({ reason }) => reason ?? 'failed')];
  const lines = byReason.map(([reason, checks]) =>
    wrapText(`${reasonWords(reason, scanWords)}: ${checks.map(({ name }) => name).join(', ')}.`, { width, indent: 2 }),
  );
  const title = `${plural(gaps.length, 'answer')} missing, which says nothing about what these sources hold`;
  return [paint.strong(title), ...lines].join('\n');
}

const isGap = ({ state, reason }: CheckView): boolean => state === 'not-checked' && reason !== 'not-applicable';

function clearText(scan: ScanView, { paint, width }: Style): string {
  const clear = namedChecks(scan, scanWords).filter(({ state }) => state === 'clear');
  if (clear.length === 0) return '';
  const lines = clear.map(({ name, clearCovers }) => wrapText(`${name}: ${clearCovers ?? ''}`, { width, indent: 2 }));
  return [paint.strong('Nothing found at'), ...lines].join('\n');
}
