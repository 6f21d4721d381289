import { styleText } from 'node:util';
import type { LogLevel, LogLine } from '../log.ts';
import type { ErrorReport } from './error-report.ts';

const colours = { debug: 'dim', info: 'cyan', warn: 'yellow', error: 'red' } as const satisfies Record<
  LogLevel,
  string
>;

/** The line with its line end. */
export function writeLine(line: LogLine, pretty: boolean): string {
  return `${pretty ? readableLine(line) : jsonLine(line)}\n`;
}

function jsonLine({ time, level, message, fields, error }: LogLine): string {
  return JSON.stringify({ time, level, message, ...fields, ...(error ? { error } : {}) });
}

function readableLine({ time, level, message, fields, error }: LogLine): string {
  const pairs = Object.entries(fields).map(([name, value]) => styleText('dim', `${name}=${value}`));
  const head = [styleText('dim', time.slice(11, 19)), styleText(colours[level], level.padEnd(5)), message, ...pairs];
  return [head.join(' '), ...(error ? readableError(error, '  ') : [])].join('\n');
}

function readableError(error: ErrorReport, indent: string): string[] {
  const words = [error.class, error.code, error.reason, error.message].filter((word) => word !== undefined);
  return [
    indent + words.join(' '),
    ...error.stack.map((frame) => `${indent}  ${frame}`),
    ...error.causes.flatMap((cause) => readableError(cause, `${indent}  `)),
  ];
}
