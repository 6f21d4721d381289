import type { Severity } from '#contract/scans/severity.ts';

interface Dated {
  id: string;
  /** `YYYY[-MM[-DD]]` */
  since: string;
  points: number;
  severity: Severity;
}

export interface LaidTimeline {
  /** SVG path data of the line. */
  d: string;
  stones: { id: string; x: number; y: number; severity: Severity }[];
  /** Where years begin; months, where all of it lies in one year. `at` is ISO 8601. */
  labels: { x: number; at: string; unit: 'year' | 'month' }[];
  width: number;
  height: number;
}

const size = { width: 720, height: 76 };
const GROUND = 50;
const MARGIN = 18;
/** Width of a stone's wave. */
const SPREAD = 9;
const STEP = 3;
/** More would touch. */
const MOST_LABELS = 10;

/** The middle of what is known: a year alone lies in its summer. */
function timeOf(since: string): number {
  const [year = '', month = '07', day = '01'] = since.split('-');
  return Date.UTC(Number(year), Number(month) - 1, Number(day));
}

/** Lays stones along a line from the first year to a day. @param until ISO 8601 @param dated at least one, oldest first */
export function layTimeline(dated: readonly Dated[], until: string): LaidTimeline {
  const { width, height } = size;
  const end = Date.parse(until);
  const begin = Math.min(...dated.map(({ since }) => timeOf(since)), end - 1);
  const xOf = (time: number) => MARGIN + ((Math.min(time, end) - begin) / (end - begin)) * (width - 2 * MARGIN);
  const stones = dated.map(({ id, since, points, severity }) => ({
    id,
    severity,
    x: xOf(timeOf(since)),
    tall: 8 + points * 0.3,
  }));
  const heightAt = (x: number) =>
    Math.max(0, ...stones.map((one) => one.tall * Math.exp(-(((x - one.x) / SPREAD) ** 2))));
  const points = Array.from({ length: Math.floor(width / STEP) + 1 }, (_, place) => place * STEP).map(
    (x) => `${x} ${(GROUND - heightAt(x)).toFixed(1)}`,
  );
  return {
    d: `M${points.join('L')}`,
    stones: stones.map(({ id, severity, x, tall }) => ({ id, severity, x, y: GROUND - tall + 8 })),
    labels: labelsBetween(begin, end).map(({ time, unit }) => ({
      unit,
      at: new Date(time).toISOString(),
      x: xOf(time),
    })),
    width,
    height,
  };
}

function labelsBetween(begin: number, end: number): { time: number; unit: 'year' | 'month' }[] {
  const [first, last] = [new Date(begin), new Date(end)];
  const year = first.getUTCFullYear();
  const years = last.getUTCFullYear() - year;
  if (years > 0) return listBeginnings(years, (one) => Date.UTC(year + one, 0, 1), 'year');
  const month = first.getUTCMonth();
  return listBeginnings(last.getUTCMonth() - month, (one) => Date.UTC(year, month + one, 1), 'month');
}

/** The newest of the spans that began after the first, and as many before it as there is room for. */
function listBeginnings<Unit>(count: number, timeOfSpan: (place: number) => number, unit: Unit) {
  const every = Math.max(1, Math.ceil(count / MOST_LABELS));
  const places = Array.from({ length: count }, (_, place) => place + 1);
  return places.filter((place) => (count - place) % every === 0).map((place) => ({ time: timeOfSpan(place), unit }));
}
