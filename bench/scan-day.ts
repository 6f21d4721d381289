import { lateTimes, scanTimes } from '#core/scans/rules.ts';
import { firstFit, mostWithin, type Quota, quotaOf, shareOf } from '#core/sources/internal/pacing/quota.ts';
import { insertInOrder } from '#core/sources/internal/pacing/slots/choose.ts';
import { switchedOnSources } from '#core/sources/queries/sources.ts';
import { randomFrom } from './scan-load.ts';
import { say } from './scan-say.ts';

const SCANS = 2_000;
const DAY = 86_400_000;
const POLL_MS = 60_000;

interface Outcome {
  quota: Quota;
  /** Questions that the day's scans have for it. */
  wanted: number;
  asked: number;
  /** The most that its windows hold until the last scan has given up. */
  possible: number;
}

/** A waiting question: when its scan began, which is the order of the queue. */
type Waiting = number;

/**
 * A day of scans at one vendor, by a simulated clock: a scan takes a turn within its first seconds or waits, and what waits
 * is looked for every minute, as `askWaiting` does.
 * @param arrivals when scans begin, in order @param perScan questions of each for this vendor
 */
function simulateVendor(quota: Quota, arrivals: readonly number[], perScan: number): Outcome {
  const visitor = shareOf(quota, 'visitor');
  const late = shareOf(quota, 'late');
  const times: number[] = [];
  const longest = Math.max(...quota.windows.map(({ seconds }) => seconds * 1_020));
  let waiting: Waiting[] = [];
  let next = 0;
  let asked = 0;
  const reserve = (share: Quota, from: number, until: number): boolean => {
    while ((times[0] ?? Number.POSITIVE_INFINITY) <= from - longest) times.shift();
    const at = firstFit(times, share, from);
    if (at > until) return false;
    insertInOrder(times, at);
    asked++;
    return true;
  };
  for (let now = 0; now <= 2 * DAY; now += POLL_MS) {
    for (let begun = arrivals[next]; begun !== undefined && begun < now + POLL_MS; begun = arrivals[++next])
      for (let n = 0; n < perScan; n++) if (!reserve(visitor, begun, begun + scanTimes.lastSlotMs)) waiting.push(begun);
    const inTime = waiting.filter((begun) => now - begun < lateTimes.waitMs);
    const left: Waiting[] = [];
    for (const place of inTime.keys()) {
      const hasTurn = left.length === 0 && reserve(late, now + POLL_MS, now + POLL_MS + lateTimes.aheadMs);
      if (hasTurn) continue;
      left.push(...inTime.slice(place));
      break;
    }
    waiting = left;
  }
  return { quota, wanted: arrivals.length * perScan, asked, possible: mostWithin(quota, 2 * DAY) };
}

/** A day of 2,000 scans: what has room for all of them must answer all of them. */
export function simulateDay(): void {
  const random = randomFrom(SCANS);
  const arrivals = Array.from({ length: SCANS }, () => random() * DAY).sort((a, b) => a - b);
  const sources = switchedOnSources({ sourceKeys: {} }).filter(({ mustProve }) => !mustProve);
  const quotas = Map.groupBy(
    sources.map(({ vendor }) => quotaOf(vendor, false)),
    ({ id }) => id,
  );
  const outcomes = [...quotas.values()].map((same) => simulateVendor(same[0] as Quota, arrivals, same.length));
  // In each half of two days, a vendor that lets through fewer than the day brings cannot have room for all.
  const isScarce = ({ quota, wanted }: Outcome) => mostWithin(quota, DAY) < wanted;
  const roomy = outcomes.filter((one) => !isScarce(one));
  const lost = roomy.reduce((sum, { wanted, asked }) => sum + wanted - asked, 0);
  say(`a day of ${SCANS} scans, simulated: vendors with room for all`, roomy.length, 'vendors');
  say('answers lost to our own pace there', lost, 'answers', 0);
  for (const { quota, wanted, asked, possible } of outcomes.filter(isScarce)) {
    const title = `  ${quota.id}: its limit holds ${Math.min(possible, wanted)} of ${wanted} in two days; asked`;
    say(title, asked, 'questions');
  }
}
