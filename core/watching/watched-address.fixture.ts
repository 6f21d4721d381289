import { and, desc, eq, isNull } from 'drizzle-orm';
import { openScanLink } from '#core/scans/actions/open-scan-link.ts';
import { startFreeScan } from '#core/scans/actions/start-free-scan.ts';
import { asVisitor, lastToken } from '#core/scans/scan.fixture.ts';
import { userScans } from '#core/scans/schema.ts';
import { sendDigests } from '#core/watching/actions/send-digests.ts';
import { watchAddress } from '#core/watching/actions/watch-address.ts';
import { watches } from '#core/watching/schema.ts';
import type { MailMessage } from '#platform/mail/transport.ts';
import type { Watched } from './watch.fixture.ts';

const never = new AbortController().signal;

export const vera = { email: 'vera@visitor.example', name: 'Vera' } as const;

/** A result that a visitor's browser has opened by its mailed link, with the keys that it was given. */
export interface OpenedResult {
  scanId: string;
  keys: string[];
}

/** Vera has no account. She scans, opens her result and asks to be told when it changes. */
export function asVera({ world, answers, inSystem, run }: Watched) {
  const { clock, mailbox } = world;

  /** `found` is what source `a` says. */
  async function openResult(...found: string[]): Promise<OpenedResult> {
    answers.a = { found };
    await startFreeScan(asVisitor(world), vera);
    await world.drain();
    const { scanId, accessKey } = await openScanLink(asVisitor(world), lastToken(world));
    await world.drain();
    return { scanId, keys: [accessKey] };
  }
  const watch = ({ scanId, keys }: OpenedResult) =>
    watchAddress(asVisitor(world), scanId, { timeZone: 'Europe/London' }, keys);

  /** She is watched since the first of March, and has seen "one". */
  async function isWatched(): Promise<OpenedResult> {
    const result = await openResult('one');
    await watch(result);
    await world.drain();
    mailbox.length = 0;
    return result;
  }

  /** The next scan is made, in which source `a` says that. @returns what is mailed then */
  async function nextScan(...found: string[]): Promise<MailMessage[]> {
    const due = (await watchOf())?.nextAt ?? clock.now();
    answers.a = { found };
    mailbox.length = 0;
    clock.set(new Date(Math.max(due.getTime(), clock.now().getTime()) + 3_600_000));
    await run();
    clock.set(`${clock.now().toISOString().slice(0, 10)}T12:00:00Z`);
    await sendDigests(world, never);
    await world.drain();
    return [...mailbox];
  }

  const watchOf = async () => (await inSystem((tx) => tx.select().from(watches).where(isNull(watches.userId))))[0];

  /** Newest first. */
  const scans = () =>
    inSystem((tx) =>
      tx
        .select()
        .from(userScans)
        .where(and(isNull(userScans.userId), eq(userScans.emailIndex, world.vault.blindIndex(vera.email))))
        .orderBy(desc(userScans.createdAt)),
    );

  return { openResult, watch, isWatched, nextScan, watchOf, scans };
}

/** The words of a mail, each line with the next. */
export const wordsOf = (mail: MailMessage | undefined): string => mail?.text.replace(/\s+/g, ' ') ?? '';

/** The token of the link of a mail that leads there. */
export function tokenOf(mail: MailMessage | undefined, path: string): string {
  const link = mail?.text.match(new RegExp(`https?://\\S+${path}\\?token=([\\w%-]+(?:\\.[\\w%-]+)*)`))?.[1];
  return decodeURIComponent(link ?? '');
}
