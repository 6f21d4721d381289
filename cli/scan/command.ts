import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { defaultStyle } from '#contract/base/formats.ts';
import { languageFacts } from '#contract/base/languages.ts';
import { reportPdf } from '#core/reports/queries/report-pdf.ts';
import { standaloneTable } from '#core/scans/queries/standalone-report.ts';
import type { Command } from '../command.ts';
import { type Status, status, UsageError } from '../status.ts';
import type { Terminal } from '../terminal.ts';
import { cliTexts } from '../texts/cli-texts.ts';
import { scanManual } from './manual.ts';
import { readChoice, scanOptions, userNamesIn } from './options.ts';
import { resultPage } from './page.ts';
import { resultText } from './result-text.ts';
import { runScan, type Scanned } from './run.ts';

const formats = {
  json: { type: 'boolean', default: false },
  csv: { type: 'boolean', default: false },
  html: { type: 'string' },
  pdf: { type: 'string' },
} as const;

export const scan: Command = { name: 'scan', manual: scanManual, run: runScanCommand };

async function runScanCommand(args: readonly string[], terminal: Terminal): Promise<Status> {
  const options = { ...scanOptions, ...formats };
  const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options });
  const [address] = positionals;
  if (!address || positionals.length > 1) throw new UsageError('scan takes one address.');
  if (values.json && values.csv) throw new UsageError('Standard output is JSON or CSV, not both.');
  const choice = readChoice(address, userNamesIn(values), values);
  const scanned = await runScan(choice, terminal);
  if (!scanned) return status.failed;
  await writeFiles(scanned, values, terminal);
  const width = Math.min(terminal.columns(), 100);
  if (values.json) terminal.out(`${JSON.stringify(scanned.report, null, 2)}\n`);
  else if (values.csv) terminal.out(standaloneTable(scanned.report));
  else {
    const { outPaint: paint, language } = terminal;
    terminal.out(resultText(scanned.own.scan, { paint, width, isVerbose: choice.isVerbose, language }));
  }
  return scanned.own.scan.score?.kind === 'scored' ? status.done : status.failed;
}

async function writeFiles(
  { own, report }: Scanned,
  { html, pdf }: { html?: string | undefined; pdf?: string | undefined },
  { folder, note, language }: Terminal,
): Promise<void> {
  const write = (file: string, body: string | Buffer) => {
    writeFileSync(path.resolve(folder, file), body, { mode: 0o600 });
    note(`${cliTexts[language].written(file)}\n`);
  };
  if (html !== undefined) write(html, resultPage(own.scan, language));
  if (pdf === undefined) return;
  const style = { ...defaultStyle, locale: languageFacts[language].locale };
  write(pdf, await reportPdf(own, 'Quietprint', style, JSON.stringify(report), language));
}
