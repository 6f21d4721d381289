import type { Database } from '#platform/database/database.ts';
import { spoilSources } from './bad-sources.ts';
import { measureBlindly } from './blind-status.ts';
import { cutOffDatabase, resetDatabase, silenceDatabase, slowDatabase } from './database-link.ts';
import { fillTheDisk } from './disk-full.ts';
import type { Drill } from './drill.ts';
import { killDuringScans } from './kill-scans.ts';
import { killUnderWrites } from './kill-under-writes.ts';
import { openLiveStreams } from './live-streams.ts';
import { killAfterMail, refuseMail } from './mail-outage.ts';
import { sendMalformedRequests } from './malformed.ts';
import { restartPostgres } from './restart-postgres.ts';
import { restoreBackup } from './restore.ts';
import { rotateKeys } from './rotate-keys.ts';
import { startSecondProcess } from './second-process.ts';
import { holdConnections } from './slow-clients.ts';
import { stopUnderLoad } from './stop-under-load.ts';
import { startWithWrongAuditKey } from './wrong-audit-key.ts';
import { setClockWrong } from './wrong-clock.ts';

export interface Fault {
  /** For `--only`. */
  name: string;
  fault: string;
  /** What must hold. */
  bound: string;
  databases: readonly Database['kind'][];
  drill: Drill;
}

const linkBound = 'no request > 10 s, only 503 with Retry-After, nothing opens, recovery ≤ 5 s, 0 acknowledged lost';
const both = ['postgres', 'embedded'] as const;

/** Every fault that the product is built to survive. */
export const faults: readonly Fault[] = [
  {
    name: 'kill',
    fault: 'kill -9 × 50 during 10,000 orders',
    bound: '0 acknowledged lost, 0 twice, one entry and one mail each, ready again ≤ 5 s',
    databases: both,
    drill: killUnderWrites,
  },
  {
    name: 'postgres',
    fault: 'PostgreSQL immediately restarted × 10 under load',
    bound: 'recovery ≤ 5 s, only 503 with Retry-After meanwhile, 0 acknowledged lost',
    databases: ['postgres'],
    drill: restartPostgres,
  },
  {
    name: 'database-cut',
    fault: 'the database cut off',
    bound: linkBound,
    databases: ['postgres'],
    drill: cutOffDatabase,
  },
  {
    name: 'database-slow',
    fault: 'the database 2 s further away',
    bound: linkBound,
    databases: ['postgres'],
    drill: slowDatabase,
  },
  {
    name: 'database-reset',
    fault: 'connections to the database reset',
    bound: linkBound,
    databases: ['postgres'],
    drill: resetDatabase,
  },
  {
    name: 'database-silent',
    fault: 'connections to the database half-open',
    bound: linkBound,
    databases: ['postgres'],
    drill: silenceDatabase,
  },
  {
    name: 'sources',
    fault: '100 bad sources: 30 hang, 20 trickle, 10 answer 50 MB, 40 nonsense',
    bound:
      'the scan ends at its deadline, partial, with named gaps; memory + ≤ 100 MB, beside the same scan of sources that are well',
    databases: both,
    drill: spoilSources,
  },
  {
    name: 'streams',
    fault: '5,000 live streams for 10 minutes',
    bound: '0 dropped, event p99 ≤ 1 s, ≤ 50 KB each, resumed by Last-Event-ID',
    databases: both,
    drill: openLiveStreams,
  },
  {
    name: 'malformed',
    fault: '10,000 malformed requests',
    bound: '0 answers of 5xx, 0 restarts, 0 stack traces',
    databases: both,
    drill: sendMalformedRequests,
  },
  {
    name: 'slow',
    fault: '2,000 clients that never come to an end',
    bound: 'pages p99 ≤ 2 × before; closed ≤ 30 s',
    databases: both,
    drill: holdConnections,
  },
  {
    name: 'mail',
    fault: 'SMTP refused for an hour',
    bound: 'every mail delivered ≤ 15 minutes after it is back',
    databases: ['postgres'],
    drill: refuseMail,
  },
  {
    name: 'mail-kill',
    fault: 'kill -9 between the mail server’s answer and the commit × 20',
    bound: '≤ 1 mail twice for each kill, with the same Message-ID, none lost',
    databases: both,
    drill: killAfterMail,
  },
  {
    name: 'scans',
    fault: 'kill -9 in the middle of 20 scans',
    bound: 'every scan ends after the restart; no finding twice',
    databases: both,
    drill: killDuringScans,
  },
  {
    name: 'disk',
    fault: 'the disk of the database is full',
    bound: '503 ≤ 2 s; the process goes on or ends, and never hangs; whole again with room',
    databases: both,
    drill: fillTheDisk,
  },
  {
    name: 'stop',
    fault: 'SIGTERM under load',
    bound: 'what is under way is answered ≤ 10 s, no connection cut',
    databases: both,
    drill: stopUnderLoad,
  },
  {
    name: 'second',
    fault: 'a second process on the same data folder',
    bound: 'it refuses and says why; nothing is lost',
    databases: ['embedded'],
    drill: startSecondProcess,
  },
  {
    name: 'restore',
    fault: 'everything is lost but the backup and the keys',
    bound: 'refused while processes are connected; the documented backup restores; time and loss',
    databases: both,
    drill: restoreBackup,
  },
  {
    name: 'status',
    fault: 'the worker cannot reach APP_URL, and everybody else can',
    bound: 'the website is not measured; nothing is called broken',
    databases: ['postgres'],
    drill: measureBlindly,
  },
  {
    name: 'keys',
    fault: 'ENCRYPTION_KEY exchanged under load',
    bound: 'nothing lost, nothing cut off, everybody reads what is theirs',
    databases: both,
    drill: rotateKeys,
  },
  {
    name: 'clock',
    fault: 'one worker’s clock 40 days ahead or behind',
    bound: 'nothing is deleted, it is not ready, log and /readyz say why',
    databases: ['postgres'],
    drill: setClockWrong,
  },
  {
    name: 'audit-key',
    fault: 'a wrong audit key on one host',
    bound: 'it does not start and says why; nothing is signed; the log still holds',
    databases: ['postgres'],
    drill: startWithWrongAuditKey,
  },
];
