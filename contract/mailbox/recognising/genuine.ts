import type { MailHeaders } from '#contract/mailbox/reading/headers.ts';

/** What the provider's filter and the servers on the way said of a mail. */
export type Standing = 'fine' | 'spam' | 'forged';

const resultOf = (results: string, method: string): string | null =>
  new RegExp(`(?:^|[;\\s])${method}\\s*=\\s*([a-z]+)`, 'i').exec(results)?.[1]?.toLowerCase() ?? null;

/** By the first Authentication-Results (RFC 8601): the person's own provider writes above what came with the mail. */
function isForged(headers: MailHeaders): boolean {
  const results = headers.find('authentication-results');
  if (!results) return false;
  const dmarc = resultOf(results, 'dmarc');
  if (dmarc === 'pass') return false;
  if (dmarc === 'fail') return true;
  const isPassed = resultOf(results, 'dkim') === 'pass' || resultOf(results, 'spf') === 'pass';
  return (
    !isPassed &&
    ['fail', 'softfail', 'permerror'].some((bad) => new RegExp(`(?:dkim|spf)\\s*=\\s*${bad}`, 'i').test(results))
  );
}

const SPAM_LABEL = /(?:^|[,\s"])(?:spam|junk)(?:$|[,\s"])/i;

function isMarkedSpam(headers: MailHeaders): boolean {
  if (SPAM_LABEL.test(headers.find('x-gmail-labels') ?? '')) return true;
  if (/^yes/i.test(headers.find('x-spam-flag') ?? '') || /^yes/i.test(headers.find('x-spam-status') ?? '')) return true;
  const level = Number(headers.find('x-ms-exchange-organization-scl') ?? Number.NaN);
  return level >= 5;
}

export function standingOf(headers: MailHeaders): Standing {
  if (isMarkedSpam(headers)) return 'spam';
  return isForged(headers) ? 'forged' : 'fine';
}

const SENT_LABEL =
  /(?:^|,)\s*"?(?:sent|drafts?|gesendet|entwurfe|envoyes|brouillons|enviados|borradores|inviati|inviata|posta inviata|bozze|rascunhos|verzonden|concepten|wyslane|kopie robocze)"?\s*(?:,|$)/;

/** Written by the person: Takeout labels it so. @param labels folded */
export const isOwnMail = (labels: string): boolean => SENT_LABEL.test(labels);
