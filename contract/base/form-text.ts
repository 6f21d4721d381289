import { z } from 'zod';

/** Marks that would break a line or hide in it. Long texts keep their line breaks. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
const manyLines = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]+/gu, ' ')
    .trim();

const atMost = (most: number) => `At most ${most.toLocaleString('en-GB')} characters, please.`;

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
