import { type Field, rakedField } from '#contract/print/raked-field.ts';

/** The drawings that never change, by file name in `app/assets/prints`. */
export const drawings = {
  hero: {
    width: 1240,
    height: 820,
    gap: 11.5,
    grip: 1.75,
    step: 5,
    tolerance: 0.4,
    stones: [
      { x: 520, y: 272, reach: 285, tall: 1.28 },
      { x: 280, y: 594, reach: 96, tall: 1.15 },
      { x: 736, y: 552, reach: 124, tall: 1.15 },
    ],
  },
  entry: {
    width: 720,
    height: 1000,
    gap: 13,
    grip: 1.75,
    step: 5,
    tolerance: 0.4,
    stones: [
      { x: 330, y: 250, reach: 262, tall: 1.28 },
      { x: 560, y: 560, reach: 108, tall: 1.15 },
    ],
  },
  settle: {
    width: 1440,
    height: 260,
    gap: 10.5,
    step: 5,
    tolerance: 0.4,
    stones: [
      { x: 304, y: 176, reach: 40 },
      { x: 548, y: 182, reach: 48 },
      { x: 720, y: 164, reach: 110 },
      { x: 898, y: 178, reach: 52 },
    ],
  },
  flat: { width: 192, height: 72, gap: 9, step: 3 },
  stone: {
    width: 192,
    height: 72,
    gap: 9,
    step: 3,
    grip: 1.5,
    fillet: 4,
    stones: [{ x: 96, y: 40, reach: 34, tall: 1.1 }],
  },
  hole: {
    width: 192,
    height: 72,
    gap: 9,
    step: 3,
    grip: 1.5,
    fillet: 4,
    stones: [{ x: 96, y: 36, reach: 50, tall: 1.2 }],
  },
} as const satisfies Record<string, Field>;

export type DrawingName = keyof typeof drawings;

/** The whole file: lines only, so that the page that uses it decides on colour and weight. */
export function drawingFile(name: DrawingName): string {
  const field = drawings[name];
  const d = rakedField(field)
    .map((line) => line.d)
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${field.width} ${field.height}" aria-hidden="true"><g id="lines"><path d="${d}"/></g></svg>\n`;
}
