import { clamp01, smoothNoise, smoothStep } from './noise.ts';
import { type Point, round, smoothPath } from './path.ts';

export interface Arcs {
  /** 0 to 100; anything beyond is held at the end. */
  score: number;
  /** How far it may reach beyond the score; the score itself when left out. */
  most?: number;
  /** A value to mark across the ring. */
  tick?: number | null;
  /** Edge of the view box. */
  size?: number;
  /** Number of concentric lines. */
  arcs?: number;
  /** Radius of the innermost line. */
  inner?: number;
  /** Distance between lines. */
  gap?: number;
  /** How far a loud line strays, in gaps. */
  swing?: number;
  /** 1 as given, 0 settled: the loud share is drawn, but still. */
  loudness?: number;
}

export interface GaugePaths {
  loud: string[];
  /** From the score to the most. */
  maybe: string[];
  calm: string[];
  /** Across all lines; null when nothing is to be marked. */
  tick: string | null;
  /** Where the score stands on the ring, and the direction of the sweep there in degrees. */
  mark: { x: number; y: number; angle: number };
}

type Drawn = Required<Omit<Arcs, 'most' | 'tick'>>;

const start = Math.PI * 0.75;
const sweep = Math.PI * 1.5;

function loudArc(arc: number, share: number, radius: number, o: Drawn): Point[] {
  const steps = Math.max(8, Math.round(share * 220));
  return Array.from({ length: steps + 1 }, (_, k) => {
    const t = k / steps;
    const angle = start + sweep * share * t;
    // Quiet at both ends, loudest in the last third, stronger towards the rim.
    const envelope = smoothStep(clamp01(t / 0.35)) * smoothStep(clamp01((1 - t) * share * 14));
    const rim = 0.55 + (0.45 * arc) / Math.max(1, o.arcs - 1);
    const strength = o.gap * o.swing * o.loudness * envelope * (0.35 + 0.65 * share) * rim;
    return polarPoint(angle, radius + strength * smoothNoise(angle * 11 + arc * 0.3), o.size / 2);
  });
}

function calmArc(from: number, to: number, radius: number, size: number): Point[] {
  const steps = Math.max(2, Math.round((to - from) * 24));
  return Array.from({ length: steps + 1 }, (_, k) =>
    polarPoint(start + sweep * (from + ((to - from) * k) / steps), radius, size / 2),
  );
}

function tickAt(value: number, o: Drawn): string {
  const angle = start + sweep * clamp01(value / 100);
  const ends = [o.inner - o.gap, o.inner + o.arcs * o.gap].map((radius) => polarPoint(angle, radius, o.size / 2));
  return `M${ends.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`;
}

const polarPoint = (angle: number, radius: number, centre: number): Point => [
  centre + Math.cos(angle) * radius,
  centre + Math.sin(angle) * radius,
];

/**
 * The risk gauge: concentric arcs over a sweep of 270 degrees. Each arc is disturbed from the start up to the
 * score, uncertain from there to the most, and calm after it, so the loud share of the ring *is* the score. The number
 * and the band belong beside it.
 */
export function gaugeArcs({ most = 0, tick = null, ...arcs }: Arcs): GaugePaths {
  const o = { size: 320, arcs: 6, inner: 92, gap: 9, swing: 1.1, loudness: 1, ...arcs };
  const share = clamp01(o.score / 100);
  const limit = Math.max(share, clamp01(most / 100));
  const radii = Array.from({ length: o.arcs }, (_, i) => o.inner + i * o.gap);
  const angle = start + sweep * share;
  const [x, y] = polarPoint(angle, o.inner + ((o.arcs - 1) * o.gap) / 2, o.size / 2);
  return {
    loud: share > 0 ? radii.map((radius, i) => smoothPath(loudArc(i, share, radius, o))) : [],
    maybe: limit > share ? radii.map((radius) => smoothPath(calmArc(share, limit, radius, o.size))) : [],
    calm: limit < 1 ? radii.map((radius) => smoothPath(calmArc(limit, 1, radius, o.size))) : [],
    tick: tick === null ? null : tickAt(tick, o),
    mark: { x: round(x), y: round(y), angle: round((angle * 180) / Math.PI) },
  };
}
