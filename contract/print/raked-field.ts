import { type Grid, levelLines, type Polyline } from './contour.ts';
import { type Point, simplify, smoothPath } from './path.ts';

/** What pushes the lines out of true. All in view-box units. */
export interface Stone {
  x: number;
  y: number;
  /** How far the rings spread. */
  reach: number;
  /** Vertical stretch of the rings: 1 is round, 1.3 a fingerprint. */
  tall?: number;
}

export interface Field {
  width: number;
  height: number;
  /** Distance between lines. */
  gap?: number;
  stones?: readonly Stone[];
  /** 1 as given, 0 every line flat: the one motion of the brand. */
  loudness?: number;
  /** Ring density against line density; above 1 keeps the reach finite. */
  grip?: number;
  /** Softness where rings meet lines, in gaps. */
  fillet?: number;
  /** Sampling distance; larger is lighter and less exact. */
  step?: number;
  /** How far the drawn line may stray from the sampled one. */
  tolerance?: number;
}

export interface Line {
  /** SVG path data. */
  d: string;
  closed: boolean;
  /** Where the line would run if there were no stones. */
  level: number;
}

/** Like Math.max, with a fillet of width `k` where the two meet. */
function smoothMax(a: number, b: number, k: number): number {
  const h = Math.max(k - Math.abs(a - b), 0) / k;
  return Math.max(a, b) + (h * h * h * k) / 6;
}

function sampleField(field: Required<Field>, pad: number): Grid {
  const { width, height, step, gap, grip, fillet, loudness, stones } = field;
  const columns = Math.ceil((width + pad * 2) / step) + 1;
  const rows = Math.ceil((height + pad * 2) / step) + 1;
  const values = new Float64Array(columns * rows);
  const softness = fillet * gap * Math.max(loudness, 0.05);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [x, y] = [column * step - pad, row * step - pad];
      let value = y;
      for (const stone of stones) {
        const distance = Math.hypot(x - stone.x, (y - stone.y) / (stone.tall ?? 1));
        value = smoothMax(value, stone.y + stone.reach * loudness - grip * distance, softness);
      }
      values[row * columns + column] = value;
    }
  }
  return { values, columns, rows, step };
}

function thinLine({ points, closed }: Polyline, tolerance: number): Point[] {
  const first = points[0];
  if (!closed || !first) return simplify(points, tolerance);
  const half = Math.floor(points.length / 2);
  return [
    ...simplify(points.slice(0, half + 1), tolerance).slice(0, -1),
    ...simplify([...points.slice(half), first], tolerance).slice(0, -1),
  ];
}

/**
 * Calm horizontal lines that flow around stones, as in a raked gravel garden or on a fingertip. Pure and
 * deterministic: the same field draws the same print on every render.
 */
export function rakedField(field: Field): Line[] {
  const full = {
    gap: 12,
    stones: [],
    loudness: 1,
    grip: 1.6,
    fillet: 6,
    step: 4,
    tolerance: 0.25,
    ...field,
  };
  const pad = full.step * 2;
  const grid = sampleField(full, pad);
  const lines: Line[] = [];
  for (let level = full.gap / 2; level < full.height + full.gap * 40; level += full.gap) {
    for (const { points, closed } of levelLines(grid, level)) {
      const moved = points.map(([x, y]): Point => [x - pad, y - pad]);
      const kept = thinLine({ points: moved, closed }, full.tolerance);
      if (kept.length >= (closed ? 5 : 2)) lines.push({ d: smoothPath(kept, closed), closed, level });
    }
  }
  return lines;
}
