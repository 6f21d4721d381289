import { redirect } from 'react-router';
import { defineAct, type Sent, withParams } from '#app/forms/act.ts';
import { removalsPath } from '#contract/removal/desk.ts';
import {
  answerInput,
  authorityInput,
  caseInput,
  draftInput,
  pictureInput,
  sentInput,
} from '#contract/removal/desk-input.ts';
import { closeCase, deleteCase } from '#core/removal/actions/close-case.ts';
import { notePicture } from '#core/removal/actions/note-picture.ts';
import { recordAnswer } from '#core/removal/actions/record-answer.ts';
import { recordAuthority } from '#core/removal/actions/record-authority.ts';
import { recordSent } from '#core/removal/actions/record-sent.ts';
import { saveDraft } from '#core/removal/actions/save-draft.ts';
import { reportCaseBounce } from '#core/removal/routes/actions/report-case-bounce.ts';
import type english from './case.texts.en.ts';
import { caseTexts } from './case.texts.ts';

/** What the toast says once a form is done. */
const said =
  (act: keyof (typeof english)['done']) =>
  async (_done: unknown, _ctx: unknown, { language }: Sent): Promise<string> =>
    (await caseTexts.in(language)).done[act];

/** The forms of a request; its address says which one. */
export const caseActs = {
  draft: defineAct({ schema: draftInput, input: withParams, keep: 'all', run: saveDraft, done: said('draft') }),
  sent: defineAct({ schema: sentInput, input: withParams, keep: ['by', 'on'], run: recordSent, done: said('sent') }),
  answer: defineAct({
    schema: answerInput,
    input: withParams,
    keep: ['kind', 'ground', 'on'],
    run: recordAnswer,
    done: said('answer'),
  }),
  authority: defineAct({
    schema: authorityInput,
    input: withParams,
    keep: ['name', 'on'],
    run: recordAuthority,
    done: said('authority'),
  }),
  picture: defineAct({ schema: pictureInput, input: withParams, run: notePicture, done: said('picture') }),
  bounced: defineAct({ schema: caseInput, input: withParams, run: reportCaseBounce, done: said('bounced') }),
  close: defineAct({ schema: caseInput, input: withParams, run: closeCase, done: said('close') }),
  delete: defineAct({
    schema: caseInput,
    input: withParams,
    run: async (ctx, input) => {
      await deleteCase(ctx, input);
      return redirect(removalsPath);
    },
  }),
};
