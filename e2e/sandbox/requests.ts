import type { IncomingHttpHeaders } from 'node:http';
import type { SourceId } from './sources.ts';

/** Why the proxy would not open a connection. */
export type Refusal = 'unknown-host' | 'missing-name' | 'not-https' | 'refused-by-test';

/** One question that reached the sandbox, answered or not. */
export interface RecordedRequest {
  /** Milliseconds since 1970. */
  at: number;
  method: string;
  host: string;
  /** Path and query as they came; empty for a refused connection. */
  path: string;
  headers: IncomingHttpHeaders;
  /** Status that was sent; null while it is being answered, and when none ever was. */
  status: number | null;
  refused: Refusal | null;
  source: SourceId | null;
  /** Address of the person whom the question was about; null for strangers and general questions. */
  about: string | null;
  /** Plain addresses in the path and query: proof of what left. */
  addresses: string[];
}

const address = /[^\s/?&=:"+]+(?:\+[^\s/?&=:"]*)?@[^\s/?&=:"+]+\.[^\s/?&=:"+]+/g;

/** @returns plain e-mail addresses in a path, percent-encoded or not */
export function addressesIn(path: string): string[] {
  const plain = path.replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return plain.match(address) ?? [];
}
