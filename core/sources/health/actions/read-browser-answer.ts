import { askSource } from '#core/sources/actions/ask.ts';
import { catalogueNow } from '#core/sources/actions/catalogue-now.ts';
import type { Answer, Source, Subject } from '#core/sources/define.ts';
import { isProvable } from '#core/sources/health/internal/health.ts';
import { healthNow } from '#core/sources/health/internal/remembered.ts';
import { isSuspended } from '#core/sources/health/rules.ts';
import { type Outgoing, OutgoingError } from '#platform/http/outgoing.ts';
import type { Platform } from '#platform/platform.ts';

/** What a browser was answered, as it came. */
export interface BrowserAnswer {
  status: number;
  type: string;
  body: string;
}

/** Whether a person's browser may ask the source now: not while its answers are doubted. */
export async function isAskedByBrowser(platform: Platform, source: Source): Promise<boolean> {
  return source.browserUrl !== undefined && !isProvable(source) && !isSuspended(await healthNow(platform, source.id));
}

/**
 * What the answer that a browser brings says of the person, read by the source's own rules. Nobody is asked, no quota is used, and
 * the source's record stays as it is.
 */
export async function readBrowserAnswer(
  platform: Platform,
  { source, subject }: { source: Source; subject: Subject },
  brought: BrowserAnswer,
): Promise<Answer> {
  if (!(await isAskedByBrowser(platform, source))) return { state: 'not-checked', reason: 'suspended' };
  const { retryAfter: _, ...answer } = await askSource(source, subject, {
    outgoing: outsideOf(source.browserUrl?.(subject) ?? '', brought),
    key: null,
    now: platform.clock.now(),
    catalogue: catalogueNow(platform),
    unexpected: (sourceId, error) =>
      platform.log.error('an answer from a browser was read and the check itself failed', { sourceId, error }),
  });
  return answer;
}

/** A world in which one address has this answer, and nobody else can be reached. */
function outsideOf(address: string, { status, type, body }: BrowserAnswer): Outgoing {
  const bytes = new TextEncoder().encode(body);
  return {
    close: async () => {},
    async fetch({ url }) {
      if (url !== address) throw new OutgoingError('unreachable');
      return { status, headers: new Headers({ 'content-type': type }), body: bytes, text: () => body };
    },
  };
}
