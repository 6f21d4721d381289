import { redirect } from 'react-router';
import { defineAct, withParams } from '#app/forms/act.ts';
import { removalsPath } from '#contract/removal/desk.ts';
import { answerInput, authorityInput, caseInput, draftInput, sentInput } from '#contract/removal/desk-input.ts';
import { closeCase, deleteCase } from '#core/removal/actions/close-case.ts';
import { recordAnswer } from '#core/removal/actions/record-answer.ts';
import { recordAuthority } from '#core/removal/actions/record-authority.ts';
import { recordSent } from '#core/removal/actions/record-sent.ts';
import { saveDraft } from '#core/removal/actions/save-draft.ts';
import { reportCaseBounce } from '#core/removal/routes/actions/report-case-bounce.ts';

/** The forms of a request; its address says which one. */
export const caseActs = {
  draft: defineAct({
    schema: draftInput,
    input: withParams,
    keep: 'all',
    run: saveDraft,
    done: 'The letter says so now.',
  }),
  sent: defineAct({
    schema: sentInput,
    input: withParams,
    keep: ['by', 'on'],
    run: recordSent,
    done: 'Noted. We tell you before the answer is due, and when it is late.',
  }),
  answer: defineAct({
    schema: answerInput,
    input: withParams,
    keep: ['kind', 'ground', 'on'],
    run: recordAnswer,
    done: 'The answer is noted.',
  }),
  authority: defineAct({
    schema: authorityInput,
    input: withParams,
    keep: ['name', 'on'],
    run: recordAuthority,
    done: 'The complaint is noted.',
  }),
  bounced: defineAct({
    schema: caseInput,
    input: withParams,
    run: reportCaseBounce,
    done: 'Noted. That address is not offered any more.',
  }),
  close: defineAct({ schema: caseInput, input: withParams, run: closeCase, done: 'The request is closed.' }),
  delete: defineAct({
    schema: caseInput,
    input: withParams,
    run: async (ctx, input) => {
      await deleteCase(ctx, input);
      return redirect(removalsPath);
    },
  }),
};
