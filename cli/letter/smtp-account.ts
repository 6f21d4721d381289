import { UsageError } from '../status.ts';
import type { Terminal } from '../terminal.ts';

function readUrl(text: string): URL {
  const url = URL.parse(text);
  if (!url || !['smtp:', 'smtps:'].includes(url.protocol) || url.hostname === '')
    throw new UsageError('The mail server is written smtps://USER@HOST or smtp://USER@HOST:587.');
  return url;
}

/**
 * The mail account that the words or the environment name, without its password: other users of a computer can read the words of a command.
 * @throws UsageError
 */
export function readAccount(given: string | undefined, { env }: Pick<Terminal, 'env'>): URL {
  const text = given ?? env.QUIETPRINT_SMTP_URL;
  if (!text) throw new UsageError('Through which account? --smtp smtps://USER@HOST, or QUIETPRINT_SMTP_URL.');
  const url = readUrl(text);
  if (given !== undefined && url.password !== '')
    throw new UsageError('Others can read the words of a command: leave the password out, and it is asked for.');
  return url;
}

/** The same with its password: of the environment, or asked for. An account without a user name has none. */
export async function withPassword(account: URL, { env, askSecret }: Terminal): Promise<string> {
  const url = new URL(account);
  if (url.username === '' || url.password !== '') return url.href;
  const password =
    env.QUIETPRINT_SMTP_PASSWORD || (await askSecret(`Password of ${decodeURIComponent(url.username)}: `));
  url.password = encodeURIComponent(password);
  return url.href;
}
