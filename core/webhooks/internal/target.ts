import { fault } from '#contract/faults/faults.ts';
import { AppError } from '#core/base/errors.ts';
import { checkedUrl } from '#platform/http/hosts.ts';
import { OutgoingError } from '#platform/http/outgoing.ts';

const notPublic = fault('webhook-not-public');

/** The rules for everything that leaves, told before anything is sent. @throws AppError `invalid` */
export function requireTarget(url: string): void {
  try {
    checkedUrl(url, 'input');
  } catch (error) {
    if (!(error instanceof OutgoingError)) throw error;
    throw new AppError('invalid', { publicMessage: notPublic, field: 'url' });
  }
}
