import type { Language } from '#contract/base/languages.ts';
import { answeredIn, answeredWords } from '#contract/scans/coverage.ts';
import { scoreSentence } from '#contract/scans/score.ts';
import { namedChecks, reasonWords } from '#contract/scans/source-words.ts';
import { type CheckView, type FindingView, figuresOf, isExposure, type ScanView } from '#contract/scans/types.ts';
import { wrapText } from '../manual.ts';
import type { Paint } from '../terminal.ts';
import { cliTexts } from '../texts/cli-texts.ts';
import { scanTexts, scoreTexts } from '../texts/scan-texts.ts';

interface Style {
  paint: Paint;
  width: number;
  isVerbose: boolean;
  language: Language;
}

/** A result as a person reads it in a terminal. */
export function resultText(scan: ScanView, style: Style): string {
  const exposures = scan.findings.filter(isExposure);
  const others = scan.findings.filter((finding) => !isExposure(finding));
  const texts = cliTexts[style.language].scan;
  const parts = [
    headText(scan, style),
    listText(texts.found, exposures, style),
    listText(texts.foundByName, others, style),
    gapsText(scan, style),
    ...(style.isVerbose ? [clearText(scan, style)] : []),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

function headText(scan: ScanView, { paint, width, language }: Style): string {
  const figures = figuresOf(scan.score);
  const score = scoreTexts[language];
  const lines = [
    paint.strong(scan.verdict.headline),
    wrapText(scan.verdict.detail, { width, indent: 0 }),
    figures ? scoreSentence(figures, score) : `${score.noScore}.`,
    `${answeredWords(answeredIn(scan), scanTexts[language])}.`,
  ];
  return lines.join('\n');
}

function listText(title: string, findings: readonly FindingView[], style: Style): string {
  if (findings.length === 0) return '';
  return [style.paint.strong(title), ...findings.map((finding) => findingText(finding, style))].join('\n');
}

function findingText(finding: FindingView, { paint, width, isVerbose, language }: Style): string {
  const texts = cliTexts[language].scan;
  const { severity, title, where, url, since, certainty, steps, why } = finding;
  const paragraphs = [
    [where, since, scanTexts[language].certainty[certainty.level], url].filter(Boolean).join(' · '),
    ...(isVerbose ? [why, certainty.because] : []),
    ...(steps[0] ? [texts.toDo(steps.map(({ text }) => text).join(' '))] : []),
  ];
  return [
    `${(severity === 'info' ? paint.dim : paint.found)(`[${texts.severities[severity]}]`)} ${title}`,
    ...paragraphs.map((text) => wrapText(text, { width, indent: 4 })),
  ].join('\n');
}

/** What was not checked, by its reason: silence is no "nothing found". */
function gapsText(scan: ScanView, { paint, width, language }: Style): string {
  const words = scanTexts[language];
  const gaps = namedChecks(scan, words).filter(isGap);
  if (gaps.length === 0) return '';
  const byReason = [...Map.groupBy(gaps, ({ reason }) => reason ?? 'failed')];
  const lines = byReason.map(([reason, checks]) =>
    wrapText(`${reasonWords(reason, words)}: ${checks.map(({ name }) => name).join(', ')}.`, { width, indent: 2 }),
  );
  return [paint.strong(cliTexts[language].scan.missing(gaps.length)), ...lines].join('\n');
}

const isGap = ({ state, reason }: CheckView): boolean => state === 'not-checked' && reason !== 'not-applicable';

function clearText(scan: ScanView, { paint, width, language }: Style): string {
  const clear = namedChecks(scan, scanTexts[language]).filter(({ state }) => state === 'clear');
  if (clear.length === 0) return '';
  const lines = clear.map(({ name, clearCovers }) => wrapText(`${name}: ${clearCovers ?? ''}`, { width, indent: 2 }));
  return [paint.strong(cliTexts[language].scan.clearAt), ...lines].join('\n');
}
