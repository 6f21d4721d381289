import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { firstLanguage } from '#contract/base/languages.ts';
import type { OwnScan } from '#contract/scans/todos.ts';
import { type Check, checksOf, scanStandalone } from '#core/scans/actions/scan-standalone.ts';
import { describeStandalone, type StandaloneReport, standaloneReport } from '#core/scans/queries/standalone-report.ts';
import type { Subject } from '#core/sources/define.ts';
import { applies, subjectFrom } from '#core/sources/queries/subject.ts';
import { openEngine, sourcesOf } from '../engine.ts';
import { keepIn, keepNothing } from '../folder.ts';
import type { Terminal } from '../terminal.ts';
import { version } from '../version.ts';
import { agreeToScan } from './notice.ts';
import { chosenSources, type ScanChoice } from './options.ts';
import { showProgress } from './progress.ts';

export interface Scanned {
  /** In the language of the terminal. */
  own: OwnScan;
  /** For programs: in English. */
  report: StandaloneReport;
}

const subjectsOf = ({ identifiers }: ScanChoice): Map<string, Subject> =>
  new Map(identifiers.map((one) => [one.id, subjectFrom(one)]));

/** Asks the sources, and shows it. @returns null where the user did not agree to it @throws UsageError; the signal's reason */
export async function runScan(choice: ScanChoice, terminal: Terminal): Promise<Scanned | null> {
  const now = () => new Date();
  const keeping = choice.keep === null ? keepNothing() : keepIn(path.resolve(terminal.folder, choice.keep), now);
  const engine = openEngine(terminal, keeping.memory);
  try {
    const sources = chosenSources(sourcesOf(engine), choice);
    const checks = checksOf(subjectsOf(choice), (subject) => sources.filter((source) => applies(source, subject)));
    if (!(await agreeToScan(checks, choice.isAgreed, terminal))) return null;
    const startedAt = now();
    const ended = await askAll(checks, { choice, engine, keeping, terminal });
    keeping.save(ended);
    const { name, identifiers } = choice;
    const result = { id: randomUUID(), name, identifiers, ended, startedAt, finishedAt: now() };
    const directory = { directoryFile: terminal.env.DIRECTORY_FILE ?? null };
    const english = describeStandalone(result, directory, firstLanguage);
    const own =
      terminal.language === firstLanguage ? english : describeStandalone(result, directory, terminal.language);
    return { own, report: standaloneReport(english, result, { version, issuedAt: now() }) };
  } finally {
    await engine.outgoing.close();
  }
}

interface Means {
  choice: ScanChoice;
  engine: ReturnType<typeof openEngine>;
  keeping: ReturnType<typeof keepNothing>;
  terminal: Terminal;
}

async function askAll(checks: readonly Check[], { choice, engine, keeping, terminal }: Means) {
  const progress = showProgress(checks, choice, terminal);
  try {
    return await scanStandalone(engine, {
      id: randomUUID(),
      checks,
      patienceMs: choice.patienceMs,
      reuse: keeping.reuse,
      onChange: progress.onChange,
      onTested: progress.onTested,
      signal: terminal.signal,
    });
  } finally {
    progress.end();
  }
}
