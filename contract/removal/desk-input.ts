import { z } from 'zod';
import { fault } from '#contract/faults/faults.ts';
import { answerKinds, letterPurposes, letterStages, mostAtOnce, pictureTimes, sendWays } from './desk.ts';
import { letterKinds, letterLanguages } from './letters.ts';
import { refusalGrounds } from './replies/types.ts';
import { isResidence } from './residences.ts';

/** For the server: it brings zod with it. */
const companyId = z.string().regex(/^[a-z]{2,20}\.[a-z0-9-]{1,120}$/);
const residence = z
  .string({ error: fault('residence') })
  .refine(isResidence, fault('residence'))
  .optional()
  .or(z.literal('').transform(() => undefined));
const findingId = z.string().min(1).max(300).optional();

const caseId = z.uuid();
const noDay = fault('no-day');
const day = z.iso.date({ error: noDay });
const optionalText = (most: number) =>
  z
    .string()
    .trim()
    .max(most, fault('too-long', most))
    .transform((text) => text || null)
    .nullish()
    .transform((text) => text ?? null);

/** A letter to a company is prepared; nothing is sent. `finding`: what it began with, in the report of `scan`. */
export const prepareCaseInput = z.strictObject({
  company: companyId,
  residence,
  kind: z.enum(letterKinds).optional(),
  finding: findingId,
  scan: z.uuid().optional(),
});
export type PrepareCaseInput = z.infer<typeof prepareCaseInput>;

export const prepareCasesInput = z.strictObject({
  company: z
    .union([companyId.transform((one) => [one]), z.array(companyId)])
    .pipe(
      z.array(companyId).min(1, fault('no-company-chosen')).max(mostAtOnce, fault('many-companies-chosen', mostAtOnce)),
    ),
  residence,
});
export type PrepareCasesInput = z.infer<typeof prepareCasesInput>;

/** What the next letter says. */
export const draftInput = z.strictObject({
  caseId,
  purpose: z.enum(letterPurposes),
  kind: z.enum(letterKinds),
  stage: z.enum(letterStages),
  language: z.enum(letterLanguages),
  address: optionalText(300),
  bornOn: day
    .or(z.literal(''))
    .transform((one) => one || null)
    .nullish()
    .transform((one) => one ?? null),
  recordUrl: optionalText(500),
  wrong: optionalText(300),
  right: optionalText(300),
});
export type DraftInput = z.infer<typeof draftInput>;

/** The person says that the letter is on its way. */
export const sentInput = z.strictObject({ caseId, by: z.enum(sendWays), on: day });
export type SentInput = z.infer<typeof sentInput>;

/** What the company answered, as the person confirmed it. Its text comes along only where they keep it. */
export const answerInput = z.strictObject({
  caseId,
  kind: z.enum(answerKinds),
  ground: z
    .enum(refusalGrounds)
    .or(z.literal(''))
    .transform((one) => one || null)
    .nullish()
    .transform((one) => one ?? null),
  on: day,
  text: optionalText(10_000),
});
export type AnswerInput = z.infer<typeof answerInput>;

export const authorityInput = z.strictObject({
  caseId,
  name: z.string().trim().min(1, fault('no-authority')).max(200, fault('too-long', 200)),
  on: day,
});
export type AuthorityInput = z.infer<typeof authorityInput>;

/** A picture of the place, by the digest that the person’s browser took of it. */
export const pictureInput = z.strictObject({
  caseId,
  time: z.enum(pictureTimes),
  name: z.string().trim().min(1, fault('no-picture')).max(200, fault('too-long', 200)),
  sha256: z.string().regex(/^[0-9a-f]{64}$/, fault('no-picture')),
});
export type PictureInput = z.infer<typeof pictureInput>;

export const caseInput = z.strictObject({ caseId });
export type CaseInput = z.infer<typeof caseInput>;

/** A company that is never asked, or one that may be again. */
export const leaveOutInput = z.strictObject({
  company: companyId,
  leaveOut: z.enum(['yes', 'no']).transform((said) => said === 'yes'),
});
export type LeaveOutInput = z.infer<typeof leaveOutInput>;
