import { z } from 'zod';

const nothing = z.strictObject({});

/** Scans again who is due; by its schedule, and at once for whoever has no report yet. */
export const watchingScanJob = { name: 'watching.scan', input: nothing };

/** Writes what has changed; by its schedule, and as soon as a scan has ended. */
export const watchingDigestJob = { name: 'watching.digest', input: nothing };
