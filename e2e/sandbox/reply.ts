import type { IncomingHttpHeaders } from 'node:http';
import type { Person } from './people/person.ts';
import type { SourceId } from './sources.ts';

/** A question as a host of the sandbox sees it. */
export interface Question {
  method: string;
  host: string;
  url: URL;
  headers: IncomingHttpHeaders;
  /** Empty without one. */
  body: string;
}

/** How a body travels; without one it goes out whole. */
export type Delivery =
  /** Announces the whole length, sends the first `bytes` and breaks the connection. */
  | { kind: 'cut'; bytes: number }
  /** One byte every `everyMs`, for ever. */
  | { kind: 'trickle'; everyMs: number }
  /** Repeats the body until `bytes` have been sent. */
  | { kind: 'repeat'; bytes: number }
  /** Breaks the connection without an answer. */
  | { kind: 'reset' }
  /** Never answers. */
  | { kind: 'hang' };

export interface Reply {
  status: number;
  headers: Record<string, string>;
  body: string | Uint8Array;
  delivery?: Delivery;
  /** Which source was asked; null for an address that none of them documents. */
  source: SourceId | null;
  /** Whom the question was about; their behaviour then shapes the answer. */
  about: Person | null;
}

type About = Pick<Reply, 'source' | 'about'>;

export function json(about: About, status: number, value: unknown, headers: Record<string, string> = {}): Reply {
  return {
    ...about,
    status,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(value),
  };
}

export function text(about: About, status: number, body: string, headers: Record<string, string> = {}): Reply {
  return { ...about, status, headers: { 'content-type': 'text/plain; charset=utf-8', ...headers }, body };
}

export function bytes(about: About, type: string, body: Uint8Array): Reply {
  return { ...about, status: 200, headers: { 'content-type': type }, body };
}

export function notFound(source: SourceId | null = null, about: Person | null = null): Reply {
  return text({ source, about }, 404, 'Not Found');
}

/** Last part of a path, decoded; null when it cannot be decoded. */
export function lastSegment(url: URL): string | null {
  return decoded(url.pathname.slice(url.pathname.lastIndexOf('/') + 1));
}

/** @returns null for a broken percent encoding */
export function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch (error) {
    if (error instanceof URIError) return null;
    throw error;
  }
}

/** An address as the sources accept it: something, one @, a domain with a dot. */
export const looksLikeEmail = (value: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(value);

export const normalEmail = (value: string): string => value.trim().toLowerCase();
