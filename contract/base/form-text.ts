import { z } from 'zod';
import { fault } from '#contract/faults/faults.ts';

/** Marks that turn round what follows them, or show as nothing: beside such a name an address would read as another. */
const MISLEADING = /[\u200b\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/** In one line, and nothing in it that misleads the eye; letters of any script and joined emoji stay as they are. */
export const oneLine = (text: string): string =>
  text
    .replace(MISLEADING, '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim();

/** Long texts keep their line breaks. */
const manyLines = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]+/gu, ' ')
    .trim();

const atMost = (most: number) => fault('too-long', most);

/** One line that must hold something. @param missing what is said when it does not */
export const requiredLine = (most: number, missing: string) =>
  z
    .string({ error: missing })
    .transform(oneLine)
    .pipe(z.string().min(1, missing).max(most, atMost(most)));

/** One line that may be empty. */
export const optionalLine = (most: number) =>
  z
    .string()
    .default('')
    .transform(oneLine)
    .pipe(z.string().max(most, atMost(most)));

export const requiredText = (most: number, missing: string) =>
  z
    .string({ error: missing })
    .transform(manyLines)
    .pipe(z.string().min(1, missing).max(most, atMost(most)));

export const optionalText = (most: number) =>
  z
    .string()
    .default('')
    .transform(manyLines)
    .pipe(z.string().max(most, atMost(most)));

/** A checkbox: sent when it is ticked, and not at all otherwise. */
export const ticked = z
  .literal('on')
  .optional()
  .transform((value) => value === 'on');

export const orNull = (text: string): string | null => (text === '' ? null : text);

/** The id of something, as a form carries it along. A text column of the database holds no control characters. */
export const idText = z
  .string()
  .max(100)
  .regex(/^\P{Cc}+$/u);
