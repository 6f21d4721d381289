import type { Actor } from '#core/context.ts';
import { readScanAccess } from '#core/scans/queries.ts';
import type { Platform } from '#platform/platform.ts';

/** Who asks. Read anew for every request, so that what was taken away is gone at once. */
export type FindActor = (request: Request, platform: Platform) => Promise<Actor>;

/** Without a session somebody is a visitor, who may see the scans that their cookie proves. */
export const actorOf: FindActor = async (request, platform) => ({
  kind: 'visitor',
  scanIds: await readScanAccess(platform, request.headers.get('cookie')),
});
