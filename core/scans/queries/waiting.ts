import { and, desc, eq, gte, inArray } from 'drizzle-orm';
import type { Waited } from '#contract/scans/waiting.ts';
import type { WaitingInput } from '#contract/scans/waiting-input.ts';
import { scanLinks, userScans } from '#core/scans/schema.ts';
import { subjectOf } from '#core/sources/queries/subject.ts';
import { systemScope } from '#platform/database/scope.ts';
import type { Platform } from '#platform/platform.ts';
import { readScanAccess } from './access.ts';

/** What the browser that waits holds. */
interface Holding {
  /** Of its request. */
  requestToken: string | null;
  /** To the scans that it opened. */
  keys: readonly string[];
}

/**
 * Whether a link that this browser asked for has been opened since. It learns nothing about links that somebody else
 * asked for, and of one that was opened elsewhere only that it was.
 */
export async function readWaited(
  platform: Platform,
  { email, since }: WaitingInput,
  { requestToken, keys }: Holding,
): Promise<Waited> {
  if (requestToken === null) return { state: 'waiting' };
  const scanId = await findOpened(platform, { email: subjectOf(email).email, since, requestToken });
  if (scanId === null) return { state: 'waiting' };
  const opened = await readScanAccess(platform, keys);
  return opened.includes(scanId) ? { state: 'here', scanId } : { state: 'opened' };
}

function findOpened(
  { database, vault }: Platform,
  { email, since, requestToken }: WaitingInput & { requestToken: string },
): Promise<string | null> {
  return database.read(systemScope, async (tx) => {
    const [newest] = await tx
      .select({ scanId: scanLinks.scanId })
      .from(scanLinks)
      .innerJoin(userScans, eq(userScans.id, scanLinks.scanId))
      .where(
        and(
          inArray(userScans.emailIndex, vault.blindIndexes(email)),
          eq(scanLinks.requestedBy, vault.hashToken(requestToken)),
          gte(scanLinks.openedAt, new Date(since)),
        ),
      )
      .orderBy(desc(scanLinks.openedAt))
      .limit(1);
    return newest?.scanId ?? null;
  });
}
