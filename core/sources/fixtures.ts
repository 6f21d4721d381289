import type { CatalogueEntry } from './define.ts';

/** An answer in a source's documented form, for tests. */
export interface Reply {
  status?: number;
  headers?: Record<string, string>;
  body: string | Uint8Array;
}

export interface SourceFixtures {
  /** The address that is asked about. */
  email: string;
  catalogue?: CatalogueEntry[];
  hit(url: URL): Reply;
  clear(url: URL): Reply;
  /** Whether a body, as JSON with status 200, is a documented "nothing found". */
  isAbsent(body: unknown): boolean;
}

export function json(value: unknown, status = 200, type = 'application/json'): Reply {
  return { status, headers: { 'content-type': type }, body: JSON.stringify(value) };
}

export function text(body: string, status = 200): Reply {
  return { status, headers: { 'content-type': 'text/plain' }, body };
}

export const notFound = text('Not Found', 404);
export const never = () => false;
