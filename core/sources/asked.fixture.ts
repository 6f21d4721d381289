import { type Asked, askSource } from '#core/sources/actions/ask.ts';
import { indexCatalogue } from '#core/sources/internal/catalogue/catalogue-entry.ts';
import { type Reply, subjectFor } from '#core/sources/internal/fixtures.ts';
import { OutgoingError, type OutgoingFailure, type OutgoingRequest } from '#platform/http/outgoing.ts';
import type { CatalogueEntry, Exposure, Source } from './define.ts';

export interface Setting {
  email?: string;
  /** Null: it could not be read. */
  catalogue?: CatalogueEntry[] | null;
  key?: string | null;
  now?: Date;
}

/** Asks a source whose outside world is one function; a word in place of an answer is a failure of the way there. */
export function asked(
  source: Source,
  outside: (url: URL, request: OutgoingRequest) => Reply | OutgoingFailure,
  { email = 'alice@hart.example', catalogue = [], key = null, now = new Date('2026-11-21T10:00:00Z') }: Setting = {},
): Promise<Asked> {
  const outgoing = {
    async fetch(request: OutgoingRequest) {
      const reply = outside(new URL(request.url), request);
      if (typeof reply === 'string') throw new OutgoingError(reply);
      const bytes = Buffer.from(reply.body);
      const headers = new Headers(reply.headers);
      return { status: reply.status ?? 200, headers, body: bytes, text: () => bytes.toString() };
    },
    close: async () => {},
  };
  const known = catalogue ? indexCatalogue(catalogue) : { atHand: false, find: () => null };
  return askSource(source, subjectFor(source, email), { outgoing, key, now, catalogue: Promise.resolve(known) });
}

/** What it found; empty when it is clear. */
export async function exposuresOf(...question: Parameters<typeof asked>): Promise<Exposure[]> {
  const answer = await asked(...question);
  if (answer.state === 'not-checked') throw new Error(`not checked: ${answer.reason}`);
  return answer.state === 'found' ? answer.exposures : [];
}
