import { Agent } from 'node:http';
import type { ServerBuild } from 'react-router';
import { z } from 'zod';
import { sessionRetention } from '#core/accounts/sessions/jobs.ts';
import { erasureDue, erasureRetention } from '#core/lifecycle/erasure/jobs.ts';
import { failScan } from '#core/scans/internal/finish.ts';
import { scanRetention } from '#core/scans/jobs.ts';
import { seed } from '#db/seed.ts';
import { defineJob, type JobDefinition } from '#platform/queue/define.ts';
import { emails, modules } from '#server/modules.ts';
import { openTestEmbedded } from '#tests/databases.ts';
import { openProduct } from '#tests/open-product.ts';
import { createWorld, type World } from '#tests/world.ts';
import { Browser, type Site } from './browser.ts';
import { mortal } from './crashes.ts';
import { type Mail, readMail } from './mail.ts';
import { createPerson, type Person } from './person.ts';
import { credulousProvider, providerEnvironment } from './provider-steps.ts';

/** Whose a scan is does not depend on what it finds: here nothing outside is asked, and every scan ends at once. */
const scanRun = defineJob({
  name: 'scan.run',
  input: z.strictObject({ scanId: z.uuid() }),
  run: (platform, { scanId }) => failScan(platform, scanId),
});

const jobs: readonly JobDefinition[] = [
  ...modules.flatMap((one) => one.jobs ?? []).filter(({ name }) => name !== scanRun.name),
  scanRun,
];
const byThemselves = [sessionRetention, scanRetention, erasureRetention, erasureDue];
const run = { id: 'j', attempt: 1, lastAttempt: true, signal: new AbortController().signal };

/** The product, running, and every mail that it sent. */
export interface Theatre {
  world: World;
  site: Site;
  mails: Mail[];
  agent: Agent;
  close(): Promise<void>;
}

export async function openTheatre(build: ServerBuild): Promise<Theatre> {
  const database = mortal(await openTestEmbedded());
  const mails: Mail[] = [];
  const world = await createWorld({
    database,
    env: { TRUSTED_PROXIES: '1', STAFF_TWO_FACTOR: 'required', ...providerEnvironment },
    identity: credulousProvider,
    emails,
    modules,
    jobs,
    transport: {
      async send(message) {
        mails.push(readMail(message, world.clock.now()));
      },
      async verify() {},
      async close() {},
    },
  });
  await seed(database);
  const product = await openProduct(world, build);
  const agent = new Agent({ keepAlive: true });
  const site = { port: product.port, origin: world.config.appUrl, clock: world.clock, database };
  return {
    world,
    site,
    mails,
    agent,
    async close() {
      product.stop();
      agent.destroy();
      await world.close();
      await database.close();
    },
  };
}

/** A promise of the product was broken. */
export class Violation extends Error {}

let performances = 0;
let networks = 0;

const freshNetwork = () => `10.${(++networks >> 16) & 255}.${(networks >> 8) & 255}.${networks & 255}`;

/** Two people at the product. Each run has addresses of its own, so that runs share a database. */
export class Stage {
  readonly theatre: Theatre;
  readonly alice: Person;
  readonly mallory: Person;
  /** How often which thing was really done in all stories: a step that is refused each time tries nothing. */
  static readonly deeds = new Map<string, number>();
  /** What has happened, in sentences. */
  readonly story: string[] = [];
  /** Scans that somebody was led to, by the address that was scanned. */
  readonly scans = new Map<string, string>();
  /** Whether Mallory may learn Alice's passwords. */
  readonly hasThief: boolean;
  /** Addresses of Alice's accounts whose password Mallory has learned. */
  readonly stolen = new Set<string>();
  /** When a link in a mail to which account was pressed. */
  readonly presses: { email: string; at: number }[] = [];

  constructor(theatre: Theatre, { hasThief }: { hasThief: boolean }) {
    [this.theatre, this.hasThief] = [theatre, hasThief];
    const number = ++performances;
    this.alice = createPerson('Alice', number, (name) => this.newBrowser(name));
    this.mallory = createPerson('Mallory', number, (name) => this.newBrowser(name));
    theatre.mails.length = 0;
  }

  get people(): readonly Person[] {
    return [this.alice, this.mallory];
  }

  get now(): number {
    return this.theatre.world.clock.now().getTime();
  }

  newBrowser(name: string): Browser {
    return new Browser(this.theatre.site, this.theatre.agent, { name, network: freshNetwork() });
  }

  /** Everything that has come to somebody's mailbox, oldest first. */
  async mailOf(person: Person): Promise<Mail[]> {
    await this.theatre.world.drain();
    return this.theatre.mails.filter(({ to }) => person.reads(to));
  }

  did(deed: string): void {
    Stage.deeds.set(deed, (Stage.deeds.get(deed) ?? 0) + 1);
  }

  note(sentence: string): void {
    this.story.push(sentence);
  }

  /** @throws Violation with everything that led to it */
  fail(promise: string): never {
    throw new Violation([...this.story, `→ ${promise}`].join('\n'));
  }

  async letTimePass(milliseconds: number): Promise<void> {
    const { world } = this.theatre;
    await world.drain();
    world.clock.advance(milliseconds);
    if (milliseconds < 3_600_000) return;
    for (const job of byThemselves) await job.run(world, {} as never, run);
    await world.drain();
  }
}
