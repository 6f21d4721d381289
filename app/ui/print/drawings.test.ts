import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { type DrawingName, drawingFile, drawings } from './drawings.ts';

it.each(Object.keys(drawings) as DrawingName[])('the file of "%s" is what the drawing says', (name) => {
  const file = readFileSync(new URL(`../../assets/prints/${name}.svg`, import.meta.url), 'utf8');
  expect(file).toBe(drawingFile(name));
});
