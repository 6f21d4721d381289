import { fileURLToPath } from 'node:url';
import { plain, slug } from './text.ts';

/** What is written of an error: never its message, unless the error says that it may be shown. */
export interface ErrorReport {
  class: string;
  code?: string;
  reason?: string;
  message?: string;
  /** Frames of the stack, without the message that heads it. */
  stack: string[];
  causes: ErrorReport[];
}

const MOST_FRAMES = 12;
const MOST_CAUSES = 5;
const DEEPEST = 4;
const root = fileURLToPath(new URL('../../', import.meta.url));
const FRAME = /^ {4}at (?:[\w$.<># [\]]+ \()?(?:file:\/\/|node:|\/|[A-Z]:\\|<anonymous>)[^()]*\)?$/;

interface ErrorLike {
  name?: unknown;
  message?: unknown;
  stack?: unknown;
  code?: unknown;
  reason?: unknown;
  publicMessage?: unknown;
  cause?: unknown;
  errors?: unknown;
}

/** @param thrown anything; messages are kept only of errors with a `publicMessage` of text */
export function describeError(thrown: unknown, depth = 0): ErrorReport {
  if (!(thrown instanceof Error)) return { class: thrown === null ? 'null' : typeof thrown, stack: [], causes: [] };
  const error: ErrorLike = thrown;
  const report: ErrorReport = { class: slug(error.name), stack: framesOf(error), causes: [] };
  if (typeof error.code === 'string' || typeof error.code === 'number') report.code = slug(String(error.code));
  if (typeof error.reason === 'string') report.reason = slug(error.reason);
  if (typeof error.publicMessage === 'string') report.message = plain(error.publicMessage);
  if (depth < DEEPEST) report.causes = causesOf(error).map((cause) => describeError(cause, depth + 1));
  return report;
}

function causesOf(error: ErrorLike): unknown[] {
  const several = Array.isArray(error.errors) ? error.errors : [];
  const all = error.cause === undefined || error.cause === null ? several : [error.cause, ...several];
  return all.slice(0, MOST_CAUSES);
}

/** The message stands at the head of the stack; it may run over several lines and imitate frames. */
function framesOf(error: ErrorLike): string[] {
  if (typeof error.stack !== 'string') return [];
  const message = typeof error.message === 'string' ? error.message : '';
  const start = message === '' ? 0 : error.stack.indexOf(message) + message.length;
  const lines = error.stack.slice(start).split('\n');
  const frames = lines.filter((line) => FRAME.test(line)).slice(0, MOST_FRAMES);
  return frames.map((line) => plain(line.trim().replace('file://', '').replace(root, ''), 200));
}
