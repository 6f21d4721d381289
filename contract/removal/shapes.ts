import { z } from 'zod';
import { isoTime } from '#contract/base/shapes.ts';
import { caseStates } from './cases.ts';
import { answerKinds, letterPurposes, letterStages, sendWays } from './desk.ts';
import { letterFields, letterKinds, letterLanguages } from './letters.ts';
import { refusalGrounds } from './replies/types.ts';

const day = z.iso.date();
const law = z.string().nullable().describe('Null where none is known that you can invoke');
const due = z.object({ on: day, about: z.boolean() }).nullable().describe('By when an answer is due');

/** One step of a request, as it leaves the product. */
export const stepShape = z.object({
  state: z.enum(caseStates).nullable().describe('Null where the request stayed as it was'),
  at: isoTime,
  letter: z
    .object({
      purpose: z.enum(letterPurposes),
      kind: z.enum(letterKinds),
      on: day.describe('When you said that you sent it'),
      by: z.enum(sendWays),
      to: z.string().nullable(),
      subject: z.string(),
      text: z.string(),
      fields: z.array(z.enum(letterFields)).describe('What it told about you'),
    })
    .nullable(),
  answer: z
    .object({
      kind: z.enum(answerKinds),
      ground: z.enum(refusalGrounds).nullable(),
      on: day,
      text: z.string().nullable().describe('Its text, where you kept it'),
    })
    .nullable(),
  authority: z.object({ name: z.string(), on: day }).nullable(),
});

export const lookShape = z.object({
  at: isoTime,
  saw: z.enum(['found', 'absent', 'no-answer']),
  control: z.enum(['passed', 'failed', 'not-run']),
});

/** A request in a list. */
export const caseSummaryShape = z.object({
  id: z.uuid(),
  company: z.string(),
  state: z.enum(caseStates).describe('`said-done` is what they say; `seen-gone` is what three looks saw'),
  since: isoTime,
  turn: z.enum(['you', 'them', 'gone', 'ended']).describe('Who has to do something next'),
  due,
  law,
});

/** A request, whole, with the letter that would go out now. */
export const caseShape = caseSummaryShape.extend({
  to: z.object({
    id: z.string().describe('In the directory of companies'),
    covers: z.array(z.string()),
    email: z.string().nullable(),
    form: z.string().nullable(),
    postal: z.string().nullable(),
    asksForId: z.boolean(),
  }),
  residence: z.string().nullable(),
  draft: z
    .object({
      purpose: z.enum(letterPurposes),
      kind: z.enum(letterKinds),
      stage: z.enum(letterStages),
      language: z.enum(letterLanguages),
      subject: z.string(),
      text: z.string(),
      disclosed: z.array(z.object({ field: z.enum(letterFields), value: z.string() })),
    })
    .nullable()
    .describe('Null where there is nothing to send now'),
  steps: z.array(stepShape),
  checks: z.array(lookShape).describe('What we saw when we looked again'),
});
