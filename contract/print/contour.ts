import type { Point } from './path.ts';

/** A sampled surface: `values[row * columns + column]`, `step` units apart. */
export interface Grid {
  values: Float64Array;
  columns: number;
  rows: number;
  step: number;
}

export interface Polyline {
  points: Point[];
  closed: boolean;
}

interface Node {
  point: Point;
  next: string[];
}

/** Where one level cuts the edges of one cell: pairs of points (marching squares). */
function cellCuts(grid: Grid, level: number, column: number, row: number): Point[] {
  const corners: Point[] = [
    [column, row],
    [column + 1, row],
    [column + 1, row + 1],
    [column, row + 1],
  ];
  const values = corners.map(([c, r]) => (grid.values[r * grid.columns + c] ?? 0) - level);
  const cuts: Point[] = [];
  for (let edge = 0; edge < 4; edge++) {
    const next = (edge + 1) % 4;
    const [p, q] = [values[edge] ?? 0, values[next] ?? 0];
    const [a, b] = [corners[edge], corners[next]];
    if (p > 0 === q > 0 || !a || !b) continue;
    const t = p / (p - q);
    cuts.push([(a[0] + (b[0] - a[0]) * t) * grid.step, (a[1] + (b[1] - a[1]) * t) * grid.step]);
  }
  return cuts;
}

/** Whether a level runs through a cell: few do, and finding where is dear. */
function isCut({ values, columns }: Grid, level: number, column: number, row: number): boolean {
  const at = row * columns + column;
  const isAbove = (values[at] ?? 0) > level;
  return (
    (values[at + 1] ?? 0) > level !== isAbove ||
    (values[at + columns] ?? 0) > level !== isAbove ||
    (values[at + columns + 1] ?? 0) > level !== isAbove
  );
}

const keyOf = (p: Point): string => `${Math.round(p[0] * 100)},${Math.round(p[1] * 100)}`;

function linkPoints(nodes: Map<string, Node>, from: Point, to: Point): void {
  const key = keyOf(from);
  const node = nodes.get(key) ?? { point: from, next: [] };
  node.next.push(keyOf(to));
  nodes.set(key, node);
}

function segmentsOf(grid: Grid, level: number): Map<string, Node> {
  const nodes = new Map<string, Node>();
  for (let row = 0; row < grid.rows - 1; row++) {
    for (let column = 0; column < grid.columns - 1; column++) {
      if (!isCut(grid, level, column, row)) continue;
      const cuts = cellCuts(grid, level, column, row);
      for (let i = 0; i + 1 < cuts.length; i += 2) {
        const [a, b] = [cuts[i], cuts[i + 1]];
        if (!a || !b) continue;
        linkPoints(nodes, a, b);
        linkPoints(nodes, b, a);
      }
    }
  }
  return nodes;
}

/** The lines on which the surface has the given height, each chained into one polyline. */
export function levelLines(grid: Grid, level: number): Polyline[] {
  const nodes = segmentsOf(grid, level);
  const seen = new Set<string>();
  const tracePolyline = (start: Node, startKey: string): Polyline => {
    const points: Point[] = [];
    let key: string | undefined = startKey;
    while (key !== undefined && !seen.has(key)) {
      seen.add(key);
      const node = nodes.get(key);
      if (!node) break;
      points.push(node.point);
      key = node.next.find((other) => !seen.has(other));
    }
    const last = points.at(-1);
    return { points, closed: points.length > 3 && last !== undefined && start.next.includes(keyOf(last)) };
  };
  const lines: Polyline[] = [];
  for (const [key, node] of nodes)
    if (node.next.length === 1 && !seen.has(key)) lines.push({ ...tracePolyline(node, key), closed: false });
  for (const [key, node] of nodes) if (!seen.has(key)) lines.push(tracePolyline(node, key));
  return lines;
}
