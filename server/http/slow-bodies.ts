import type { IncomingMessage } from 'node:http';

/** Requests whose body may take as long as files do. */
const patient = new WeakSet<IncomingMessage>();

/** For who may hand over files. Until then a body has as long as any request. */
export const allowSlowBody = (request: IncomingMessage): void => void patient.add(request);

/** A connection whose request has not come as a whole by then is closed, unless files are on their way on it. @param withinMs from its head on */
export function closeWhenSlow(request: IncomingMessage, withinMs: number): void {
  const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
  if (length === undefined && encoding === undefined) return;
  const timer = setTimeout(() => {
    if (!request.complete && !patient.has(request)) request.socket.destroy();
  }, withinMs);
  request.once('close', () => clearTimeout(timer));
}
