import { setTimeout as wait } from 'node:timers/promises';
import { ownerEmail } from '../../e2e/accounts.ts';
import { install } from '../../e2e/installation.ts';
import type { Browser } from '../attacks/browser.ts';
import { assertHolds } from '../attacks/target.ts';
import { createJudge, type Drill, scaled, seconds, shareOf } from './drill.ts';
import { startMailServer } from './mail-server.ts';
import { settledMemoryOf } from './memory.ts';
import { openCustomer } from './orders.ts';
import { openStream, openStreams, type Stream } from './streams.ts';

const TOPIC = 'branding-changes';
const WATCHED_MS = 600_000;
const QUICK_WATCHED_MS = 60_000;
const CHANGE_EVERY_MS = 5_000;
const ARRIVED_MS = 10_000;
const EVENT_MS = 1_000;
const BYTES_EACH = 50 * 1_024;
/** Fewer say little about the memory of each: what the process does besides takes as much. */
const COUNTED_FROM = 2_000;
const MISSED = 3;

/** Every change of the site's pictures is told to everybody. @returns when it was sent */
async function changeBranding(owner: Browser): Promise<number> {
  const assetUrl = `https://pictures.example/${crypto.randomUUID()}.png`;
  const startedAt = performance.now();
  const fields = { intent: 'add', id: crypto.randomUUID(), assetType: 'logo', assetUrl };
  const { status } = await owner.post('/admin/branding', fields);
  assertHolds(status < 400, `the branding could not be changed: ${status}`);
  return startedAt;
}

const newestOf = (streams: readonly Stream[]): number => Math.max(...streams.map(({ lastId }) => Number(lastId ?? 0)));

/** Changes something, and waits until everybody has heard. @returns milliseconds that each took; Infinity who never did */
async function timeEvent(owner: Browser, streams: readonly Stream[]): Promise<number[]> {
  const before = newestOf(streams);
  const startedAt = await changeBranding(owner);
  const hasHeard = ({ lastId }: Stream) => Number(lastId ?? 0) > before;
  for (const end = startedAt + ARRIVED_MS; performance.now() < end && !streams.every(hasHeard); ) await wait(50);
  return streams.map((stream) => {
    const first = [...stream.arrivedAt].find(([id]) => Number(id) > before)?.[1];
    return first === undefined ? Number.POSITIVE_INFINITY : first - startedAt;
  });
}

/** A tenth of the pages lose their connection and come back. @returns how many did not hear what they had missed */
async function countForgotten(owner: Browser, port: number, streams: readonly Stream[]): Promise<number> {
  const left = streams.slice(0, Math.ceil(streams.length / 10));
  const stayed = streams.at(-1);
  for (const stream of left) stream.leave();
  const before = stayed?.lastId ?? null;
  for (let n = 0; n < MISSED; n++) await timeEvent(owner, stayed ? [stayed] : []);
  const missed = [...(stayed?.arrivedAt.keys() ?? [])].filter((id) => Number(id) > Number(before));
  const back = await Promise.all(left.map(({ ip, lastId }) => openStream(port, TOPIC, ip, lastId)));
  const hasAll = ({ arrivedAt }: Stream) => missed.every((id) => arrivedAt.has(id));
  for (const end = Date.now() + ARRIVED_MS; Date.now() < end && !back.every(hasAll); ) await wait(50);
  for (const stream of back) stream.leave();
  return missed.length < MISSED ? left.length : back.filter((stream) => !hasAll(stream)).length;
}

/** Thousands of open pages, each told of every change. */
export const openLiveStreams: Drill = async (setting) => {
  const count = scaled(5_000, setting);
  const judge = createJudge();
  const mail = await startMailServer();
  const installation = await install(setting.kind, mail.environment);
  const port = Number(new URL(installation.url).port);
  let streams: Stream[] = [];
  try {
    const { browser: owner } = await openCustomer(installation, mail, ownerEmail);
    await changeBranding(owner);
    const before = await settledMemoryOf(installation.pid());
    streams = await openStreams(port, TOPIC, count);
    const bytesEach = ((await settledMemoryOf(installation.pid())) - before) / count;
    const times: number[] = [];
    const watchedMs = setting.quick ? QUICK_WATCHED_MS : WATCHED_MS;
    for (const end = Date.now() + watchedMs; Date.now() < end; await wait(CHANGE_EVERY_MS))
      times.push(...(await timeEvent(owner, streams)));
    const dropped = streams.filter(({ isOpen }) => !isOpen).length;
    const forgotten = await countForgotten(owner, port, streams);
    const p99 = shareOf(times, 0.99);
    judge.must(dropped === 0, `${dropped} streams were dropped`);
    judge.must(times.every(Number.isFinite), 'an event did not reach everybody');
    judge.must(p99 <= EVENT_MS, `events took ${seconds(p99)} (p99)`);
    judge.must(count < COUNTED_FROM || bytesEach <= BYTES_EACH, `${(bytesEach / 1_024).toFixed(0)} KB each`);
    judge.must(forgotten === 0, `${forgotten} pages that came back did not hear what they had missed`);
    return judge.end(
      `${count} streams for ${seconds(watchedMs)}, ${times.length / count} changes: none dropped, from the form to the page p99 ${p99.toFixed(0)} ms; ${(bytesEach / 1_024).toFixed(0)} KB each; ${Math.ceil(count / 10)} came back by Last-Event-ID and heard all that they had missed`,
    );
  } finally {
    for (const stream of streams) stream.leave();
    await installation.stop();
    await mail.stop();
  }
};
