import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { inject } from 'vitest';
import { auditSeal } from '#core/base/audit/jobs.ts';
import { registeredSources } from '#core/scans/internal/sources.ts';
import { stateInDatabase } from '#core/sources/actions/state-in-database.ts';
import { type Clock, systemClock } from '#platform/clock.ts';
import { type Config, loadConfig } from '#platform/config.ts';
import { createVault } from '#platform/crypto/vault.ts';
import type { Database } from '#platform/database/database.ts';
import { type Outgoing, OutgoingError } from '#platform/http/outgoing.ts';
import type { IdentityProvider } from '#platform/identity/provider.ts';
import { pruneLimits } from '#platform/limits/prune.ts';
import { pruneLiveEvents } from '#platform/live/prune.ts';
import { createLogger } from '#platform/log.ts';
import type { EmailDefinition } from '#platform/mail/define-email.ts';
import { mailDelivery } from '#platform/mail/deliver.ts';
import { giveUpOldMail } from '#platform/mail/give-up.ts';
import type { MailMessage, MailTransport } from '#platform/mail/transport.ts';
import type { PaymentGateway } from '#platform/payments/gateway.ts';
import type { Platform } from '#platform/platform.ts';
import type { JobDefinition } from '#platform/queue/define.ts';
import { OWNER_EMAIL } from './cast.ts';
import { openTestDatabase, openTestEmbedded } from './databases.ts';
import { createDrain, type DrainedJob } from './drain.ts';
import { openTestPostgres } from './spare-postgres.ts';

/** A clock that stands still until a test moves it. `sleep` really sleeps. */
export interface TestClock extends Clock {
  set(time: Date | string): void;
  advance(milliseconds: number): void;
}

export interface WorldOptions {
  database: Database['kind'] | 'either' | Database;
  /** Default 2027-03-01T09:00:00Z, a Monday. */
  now?: Date | string;
  /** Added to the environment that the configuration is read from. */
  env?: Record<string, string>;
  /** Default: nothing outside can be reached. */
  outgoing?: Outgoing;
  /** Default: nobody can pay online. */
  payments?: PaymentGateway;
  /** Default: nobody signs in with a provider. */
  identity?: IdentityProvider;
  /** What `drain` runs, beside mail delivery and the platform's own jobs. */
  jobs?: readonly JobDefinition[];
  emails?: readonly EmailDefinition[];
  /** What follows from an event, and what goes with an account, is theirs. Default: none. */
  modules?: Platform['modules'];
  /** Which sources scans ask. Default: those of the registry. */
  sources?: Platform['sources'];
  /** Default: collects into `mailbox`. */
  transport?: MailTransport;
}

export interface World extends Platform {
  clock: TestClock;
  /** Mail that has left, in order. */
  mailbox: MailMessage[];
  /** Lines of the log, as JSON. */
  logged: string[];
  /** What a worker of this world is started with. */
  jobs: readonly JobDefinition[];
  drain(): Promise<DrainedJob[]>;
  close(): Promise<void>;
}

/** 32 bytes in base64, different for each name. */
const testKey = (name: string) => Buffer.from(name.padEnd(32, '.')).toString('base64');

const unreachable: Outgoing = {
  fetch: () => Promise.reject(new OutgoingError('unreachable')),
  close: async () => {},
};

/** Everything that the business needs, real but for the clock, the mail and the outside. */
export async function createWorld(options: WorldOptions): Promise<World> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'quietprint-world-'));
  const clock = createTestClock(options.now ?? '2027-03-01T09:00:00.000Z');
  const logged: string[] = [];
  const config = testConfig(folder, options.env ?? {});
  const mailbox: MailMessage[] = [];
  const platform: Platform = {
    config,
    clock,
    log: createLogger({
      stream: { write: (text) => logged.push(text.trimEnd()) },
      level: 'debug',
      clock,
      pretty: false,
    }),
    database: await openWorldDatabase(options.database),
    vault: createVault({ encryptionKey: config.encryptionKey, previousKeys: config.previousEncryptionKeys }),
    outgoing: options.outgoing ?? unreachable,
    payments: options.payments ?? null,
    identity: options.identity ?? null,
    modules: options.modules ?? [],
    sources: options.sources ?? registeredSources,
    sourceState: stateInDatabase,
  };
  const delivery = mailDelivery(options.emails ?? [], options.transport ?? collectInto(mailbox));
  const jobs = [...(options.jobs ?? []), auditSeal, delivery, giveUpOldMail, pruneLiveEvents, pruneLimits];
  const drain = createDrain(platform, jobs);
  return {
    ...platform,
    clock,
    mailbox,
    logged,
    jobs,
    drain: drain.drain,
    async close() {
      await drain.close();
      await platform.outgoing.close();
      if (typeof options.database === 'string') await platform.database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function testConfig(folder: string, env: Record<string, string>): Config {
  return loadConfig({
    NODE_ENV: 'test',
    DATA_DIR: folder,
    APP_URL: 'https://quietprint.test',
    MAIL_FROM: 'Quietprint <hello@quietprint.test>',
    OWNER_EMAIL,
    ENCRYPTION_KEY: testKey('encryption'),
    AUDIT_SIGNING_KEY: testKey('audit'),
    ...env,
  });
}

function openWorldDatabase(kind: WorldOptions['database']): Promise<Database> {
  if (typeof kind !== 'string') return Promise.resolve(kind);
  if (kind === 'embedded') return openTestEmbedded();
  if (kind === 'either') return openTestDatabase();
  const serverUrl = inject('postgresUrl');
  if (!serverUrl) throw new Error('this machine has no PostgreSQL; use onEachDatabase, which skips that half');
  return openTestPostgres(serverUrl);
}

export function createTestClock(start: Date | string): TestClock {
  let now = new Date(start).getTime();
  return {
    now: () => new Date(now),
    sleep: systemClock.sleep,
    set(time) {
      now = new Date(time).getTime();
    },
    advance(milliseconds) {
      now += milliseconds;
    },
  };
}

/** A transport that keeps what it is given. */
export const collectInto = (mailbox: MailMessage[]): MailTransport => ({
  async send(message) {
    mailbox.push(message);
  },
  async verify() {},
  async close() {},
});
