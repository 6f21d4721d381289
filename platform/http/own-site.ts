import type { Config } from '#platform/config.ts';

/** Whether the site answers at its own address, and if not, why as far as this process can tell. */
export type OwnSiteAnswer = { answers: true } | { answers: false; reason: string };

/** Longer ones are not ours. */
const LONGEST_ANSWER = 10_000;

/**
 * Asks the site for `/healthz` at its own address, as people reach it. The address is the operator's, never anybody's input,
 * and may be one that sources may not have: this machine, or one in the same network.
 * @returns the reason in one word for the log: a code of Node's, `http-502`, `timeout`, or `another-server`
 */
export async function askOwnSite({ appUrl }: Pick<Config, 'appUrl'>, signal: AbortSignal): Promise<OwnSiteAnswer> {
  try {
    const response = await fetch(`${appUrl}/healthz`, { redirect: 'manual', signal });
    const text = (await response.text()).slice(0, LONGEST_ANSWER);
    if (!response.ok) return { answers: false, reason: `http-${response.status}` };
    return isOurs(text) ? { answers: true } : { answers: false, reason: 'another-server' };
  } catch (error) {
    return { answers: false, reason: reasonOf(error) };
  }
}

/** What `/healthz` answers; a router or a portal on the way says something else. */
function isOurs(text: string): boolean {
  try {
    return JSON.parse(text)?.ok === true;
  } catch {
    return false;
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof Error && error.name === 'TimeoutError') return 'timeout';
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : 'no-answer';
}
