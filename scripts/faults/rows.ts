import type { Database } from '#platform/database/database.ts';
import type { Drill } from './drill.ts';
import { killUnderWrites } from './kill-under-writes.ts';
import { killAfterMail, refuseMail } from './mail-outage.ts';
import { restartPostgres } from './restart-postgres.ts';
import { holdConnections } from './slow-clients.ts';

export interface Fault {
  /** For `--only`. */
  name: string;
  fault: string;
  /** What must hold. */
  bound: string;
  databases: readonly Database['kind'][];
  drill: Drill;
}

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
];
