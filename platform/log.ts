import { describeError, type ErrorReport } from './log/error-report.ts';
import { writeLine } from './log/line.ts';
import { plain, slug } from './log/text.ts';

export type LogLevel = 'debug' | 'info' | 'warn' | 'error';

/**
 * Fields that may be written. Anything else does not compile and is dropped at run time: names, addresses,
 * tokens and queries never reach a log, because no field could carry them.
 * Texts are single words (letters, digits and `. _ - / : * + ? ( )`); anything else is written as "[withheld]".
 */
export interface LogFields {
  requestId?: string;
  method?: string;
  /** Pattern of the route, never the address asked for (it may hold a token). */
  route?: string;
  status?: number;
  durationMs?: number;
  scanId?: string;
  sourceId?: string;
  jobId?: string;
  job?: string;
  mailId?: string;
  userId?: string;
  count?: number;
  bytes?: number;
  attempt?: number;
  port?: number;
  code?: string;
  reason?: string;
  /** Which form of a page. */
  form?: string;
  version?: string;
  mode?: string;
  /** Class and stack of an error; its message is kept only for errors of our own. */
  error?: unknown;
}

export interface Logger {
  debug(message: string, fields?: LogFields): void;
  info(message: string, fields?: LogFields): void;
  warn(message: string, fields?: LogFields): void;
  error(message: string, fields?: LogFields): void;
}

/** What one line holds, after the allow-list. */
export interface LogLine {
  time: string;
  level: LogLevel;
  message: string;
  fields: Record<string, string | number>;
  error: ErrorReport | null;
}

export interface LoggerOptions {
  /** Where the lines go, e.g. process.stdout. */
  stream: { write(text: string): unknown };
  /** Lines below are not written. */
  level: LogLevel;
  clock: { now(): Date };
  /** Short lines for a terminal instead of JSON. */
  pretty: boolean;
  /** Gets each line that is written, as well. */
  forward?: (line: LogLine) => void;
}

const rank: Record<LogLevel, number> = { debug: 0, info: 1, warn: 2, error: 3 };

type Kind = 'word' | 'route' | 'number';
const allowed: Record<Exclude<keyof LogFields, 'error'>, Kind> = {
  requestId: 'word',
  method: 'word',
  route: 'route',
  status: 'number',
  durationMs: 'number',
  scanId: 'word',
  sourceId: 'word',
  jobId: 'word',
  job: 'word',
  mailId: 'word',
  userId: 'word',
  count: 'number',
  bytes: 'number',
  attempt: 'number',
  port: 'number',
  code: 'word',
  reason: 'word',
  form: 'word',
  version: 'word',
  mode: 'word',
};

/** One line per call: JSON, or a short readable line when `pretty`. */
export function createLogger({ stream, level, clock, pretty, forward }: LoggerOptions): Logger {
  const loggerAt =
    (lineLevel: LogLevel) =>
    (message: string, fields: LogFields = {}) => {
      if (rank[lineLevel] < rank[level]) return;
      const error = 'error' in fields ? describeError(fields.error) : null;
      const time = clock.now().toISOString();
      const line = { time, level: lineLevel, message: plain(message), fields: printableFields(fields), error };
      stream.write(writeLine(line, pretty));
      forward?.(line);
    };
  return { debug: loggerAt('debug'), info: loggerAt('info'), warn: loggerAt('warn'), error: loggerAt('error') };
}

function printableFields(fields: LogFields): Record<string, string | number> {
  const kept: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(fields)) {
    const kind = Object.hasOwn(allowed, name) ? allowed[name as keyof typeof allowed] : null;
    if (kind === null || value === undefined || value === null) continue;
    if (kind !== 'number') kept[name] = slug(value, kind);
    else if (typeof value === 'number' && Number.isFinite(value)) kept[name] = value;
  }
  return kept;
}
