import type { CatalogueEntry, Source, Subject } from '#core/sources/define.ts';
import { subjectFrom } from '#core/sources/queries/subject.ts';

/** An answer in a source's documented form, for tests. */
export interface Reply {
  status?: number;
  headers?: Record<string, string>;
  body: string | Uint8Array;
}

export type Answering = (url: URL) => Reply;

/** A source's row of the truth table, and what its other tests ask with. */
export interface SourceFixtures {
  /** The address that is asked about. */
  email: string;
  catalogue?: CatalogueEntry[];
  /** Something about the person, and, where an answer can hold it, about `stranger` beside it. */
  hit: Answering;
  clear: Answering;
  /** The documented answer about somebody else, in place of ours; or why an answer cannot show whom it is about. */
  another: Answering | { namesNobody: string };
  /** Documented forms that contradict themselves, by what is wrong with them. */
  contradictory: Readonly<Record<string, Answering>>;
  /** Whether a body, as JSON with status 200, is a documented "nothing found". */
  isAbsent(body: unknown): boolean;
  /** Answers to questions on the way, which stay good while the answer itself goes wrong. */
  onTheWay?(url: URL): Reply | null;
  /** The files of the domain itself are asked for: a 404 of its own server, in whatever form, is the answer. */
  any404IsClear?: true;
}

/** What a source is asked with about somebody: their address, or what is the same person's in it. */
export function subjectFor({ needs }: Pick<Source, 'needs'>, email: string): Subject {
  const [local = '', domain = ''] = email.split('@');
  return subjectFrom({ kind: needs, value: { email, domain, username: local, name: local }[needs] });
}

export function json(value: unknown, status = 200, type = 'application/json'): Reply {
  return { status, headers: { 'content-type': type }, body: JSON.stringify(value) };
}

export function text(body: string, status = 200): Reply {
  return { status, headers: { 'content-type': 'text/plain; charset=utf-8' }, body };
}

export const notFound = text('Not Found', 404);
export const never = () => false;

/** Stands in every answer about somebody else: it must come through nowhere. */
export const stranger = 'stranger@elsewhere.example';
