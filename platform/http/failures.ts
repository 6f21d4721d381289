import { OutgoingError, type OutgoingFailure } from './request.ts';

const reasonOfCode: ReadonlyMap<string, OutgoingFailure> = new Map([
  ['UND_ERR_CONNECT_TIMEOUT', 'timeout'],
  ['UND_ERR_HEADERS_TIMEOUT', 'timeout'],
  ['UND_ERR_BODY_TIMEOUT', 'timeout'],
  ['ETIMEDOUT', 'timeout'],
  ['UND_ERR_HEADERS_OVERFLOW', 'too-large'],
]);

/**
 * Names any failure of an exchange. `name-not-found` comes from our own look-up only: the system's ENOTFOUND may
 * speak of the proxy's name and must not read as "this domain does not exist".
 */
export function asOutgoingError(error: unknown, stopped: boolean): OutgoingError {
  const known = findOutgoingError(error);
  if (known) return known;
  if (stopped) return new OutgoingError('timeout', error);
  const codes = causesOf(error).map((link) => String((link as NodeJS.ErrnoException).code ?? ''));
  const reason = codes.map((code) => reasonOfCode.get(code)).find((found) => found !== undefined);
  return new OutgoingError(reason ?? 'unreachable', error);
}

const findOutgoingError = (error: unknown) =>
  causesOf(error).find((link): link is OutgoingError => link instanceof OutgoingError);

/** The error, its causes, and the attempts of a connection that was tried on several addresses. */
function causesOf(error: unknown, depth = 0): Error[] {
  if (!(error instanceof Error) || depth > 5) return [];
  const attempts = error instanceof AggregateError ? error.errors : [];
  return [error, ...[error.cause, ...attempts].flatMap((next) => causesOf(next, depth + 1))];
}
