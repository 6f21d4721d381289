import { readBuildFacts } from '#platform/build-facts.ts';
import type { Outgoing } from '#platform/http/outgoing.ts';
import { OutgoingError } from '#platform/http/outgoing.ts';

export interface UpdateAnswer {
  /** Of this installation. */
  version: string;
  /** Newest one that the address names. */
  latest: string;
  isNewer: boolean;
}

const WITHIN_MS = 10_000;
const MOST_BYTES = 500_000;

/**
 * One GET to the address, which tells it nothing but that somebody asked: no version, no name, no address of the site. It answers
 * as GitHub and Gitea do for the latest release (`{"tag_name":"v1.2.3"}`), or with `{"version":"1.2.3"}`.
 * @throws OutgoingError, also for an answer that names no version (`unreachable`)
 */
export async function askForUpdate(outgoing: Outgoing, url: string): Promise<UpdateAnswer> {
  const allow = [new URL(url).hostname];
  const answer = await outgoing.fetch({ url, allow, timeoutMs: WITHIN_MS, maxBytes: MOST_BYTES, maxRedirects: 0 });
  const latest = answer.status === 200 ? versionIn(answer.text()) : null;
  if (latest === null) throw new OutgoingError('unreachable');
  const { version } = readBuildFacts();
  return { version, latest, isNewer: isNewer(latest, version) };
}

function versionIn(text: string): string | null {
  try {
    const { tag_name: tag, version } = JSON.parse(text);
    return /^v?(\d+\.\d+\.\d+)$/.exec(String(tag ?? version))?.[1] ?? null;
  } catch {
    return null;
  }
}

/** @param latest three numbers with dots between them, as `version` */
export function isNewer(latest: string, version: string): boolean {
  const [a = [], b = []] = [latest, version].map((one) => one.split('.').map(Number));
  const at = a.findIndex((part, n) => part !== b[n]);
  return at >= 0 && (a[at] ?? 0) > (b[at] ?? 0);
}
