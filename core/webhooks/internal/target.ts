import { AppError } from '#core/base/errors.ts';
import { checkedUrl } from '#platform/http/hosts.ts';
import { OutgoingError } from '#platform/http/outgoing.ts';

const notPublic = 'Enter an https address with a public name and no port. Addresses inside a network are not called.';

/** The rules for everything that leaves, told before anything is sent. @throws AppError `invalid` */
export function requireTarget(url: string): void {
  try {
    checkedUrl(url, 'input');
  } catch (error) {
    if (!(error instanceof OutgoingError)) throw error;
    throw new AppError('invalid', { publicMessage: notPublic, field: 'url' });
  }
}
