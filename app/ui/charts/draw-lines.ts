import { scaleLinear, scalePoint } from 'd3-scale';
import { area, line } from 'd3-shape';

/** Drawn on the server: what reaches the browser is paths, not the means to draw them. */
export interface DrawnLines {
  width: number;
  height: number;
  lines: { path: string; area: string; end: { x: number; y: number } }[];
  /** Heights of the grid, with what they stand for. */
  levels: { y: number; value: number }[];
  /** Places below the chart, with the days they stand for. */
  days: { x: number; day: string }[];
}

const WIDTH = 640;
const HEIGHT = 240;
const margin = { top: 12, right: 12, bottom: 44, left: 60 };
const LEVELS = 4;
const MOST_DAYS = 5;

/** @param days YYYY-MM-DD in order @param series values per day, one list per line */
export function drawLines(days: readonly string[], series: readonly (readonly number[])[]): DrawnLines {
  const most = Math.max(1, ...series.flat());
  const x = scalePoint([...days], [margin.left, WIDTH - margin.right]);
  const y = scaleLinear([0, most], [HEIGHT - margin.bottom, margin.top]).nice(LEVELS);
  const xOfDay = (i: number) => Math.round((x(days[i] ?? '') ?? 0) * 10) / 10;
  const yOf = (value: number) => Math.round(y(value) * 10) / 10;
  const outline = line<number>((_value, i) => xOfDay(i), yOf);
  const ground = area<number>((_value, i) => xOfDay(i), y(0), yOf);
  const every = Math.ceil(days.length / MOST_DAYS);
  return {
    width: WIDTH,
    height: HEIGHT,
    lines: series.map((values) => ({
      path: outline([...values]) ?? '',
      area: ground([...values]) ?? '',
      end: { x: xOfDay(days.length - 1), y: yOf(values.at(-1) ?? 0) },
    })),
    levels: y
      .ticks(LEVELS)
      .filter(Number.isInteger)
      .map((value) => ({ y: yOf(value), value })),
    days: days.flatMap((day, i) => (i % every === 0 ? [{ x: xOfDay(i), day }] : [])),
  };
}
