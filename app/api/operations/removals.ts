import { z } from 'zod';
import { defineOperation, idParam, listOf } from '#app/api/define.ts';
import { fewestSearched } from '#contract/removal/company.ts';
import {
  answerInput,
  authorityInput,
  draftInput,
  leaveOutInput,
  pictureInput,
  prepareCaseInput,
  sentInput,
} from '#contract/removal/desk-input.ts';
import { caseShape, caseSummaryShape } from '#contract/removal/shapes.ts';
import { closeCase, deleteCase } from '#core/removal/actions/close-case.ts';
import { leaveOut } from '#core/removal/actions/leave-out.ts';
import { notePicture } from '#core/removal/actions/note-picture.ts';
import { prepareCase } from '#core/removal/actions/prepare-case.ts';
import { recordAnswer } from '#core/removal/actions/record-answer.ts';
import { recordAuthority } from '#core/removal/actions/record-authority.ts';
import { recordSent } from '#core/removal/actions/record-sent.ts';
import { saveDraft } from '#core/removal/actions/save-draft.ts';
import { searchCompanies } from '#core/removal/directory/queries/companies.ts';
import { certificateFormats, getCertificate } from '#core/removal/proof/queries/certificate.ts';
import { getOwnCase, listOwnCases } from '#core/removal/queries/own-cases.ts';

const tag = 'Removals';
const params = idParam('caseId');
const read = { tag, scope: 'removals:read' } as const;
const write = { tag, scope: 'removals:write' } as const;

const company = z.object({
  id: z.string().describe('What a request names it by'),
  name: z.string(),
  service: z.string().nullable(),
  domain: z.string().nullable(),
});

const types = { pdf: 'application/pdf', json: 'application/json' } as const;

export const removalOperations = [
  defineOperation({
    ...read,
    id: 'searchCompanies',
    method: 'GET',
    path: '/companies',
    summary: 'Search the directory of companies that can be written to',
    query: z.strictObject({ q: z.string().trim().min(fewestSearched).max(80) }),
    answer: listOf(company),
    run: async ({ platform }, { query }) => ({ items: searchCompanies(platform.config, query.q) }),
  }),
  defineOperation({
    ...write,
    id: 'leaveCompanyOut',
    method: 'PUT',
    path: '/companies/{company}/left-out',
    summary: 'Say that a company is never asked, or that it may be again',
    params: leaveOutInput.pick({ company: true }),
    body: z.strictObject({ leaveOut: z.boolean() }),
    actions: ['removal/leave-out'],
    run: (ctx, input) => leaveOut(ctx, { ...input.params, ...input.body }).then(() => undefined),
  }),
  defineOperation({
    ...read,
    id: 'listRemovals',
    method: 'GET',
    path: '/removals',
    summary: 'List your requests to companies, oldest first',
    answer: listOf(caseSummaryShape),
    run: async (ctx) => ({ items: await listOwnCases(ctx) }),
  }),
  defineOperation({
    ...write,
    id: 'prepareRemoval',
    method: 'POST',
    path: '/removals',
    summary: 'Prepare a letter to a company, or find the open request to it; nothing is sent',
    body: prepareCaseInput,
    answer: z.object({ caseId: z.uuid() }),
    status: 201,
    actions: ['removal/prepare-case'],
    run: async (ctx, { body }) => ({ caseId: await prepareCase(ctx, body) }),
  }),
  defineOperation({
    ...read,
    id: 'readRemoval',
    method: 'GET',
    path: '/removals/{caseId}',
    summary: 'Read a request: its letter, what happened, and what we saw',
    params,
    answer: caseShape,
    run: async (ctx, input) => {
      const { to, ...one } = await getOwnCase(ctx, input.params.caseId);
      return { ...one, to: { ...to, covers: [...to.covers] } };
    },
  }),
  defineOperation({
    ...write,
    id: 'changeRemovalLetter',
    method: 'PUT',
    path: '/removals/{caseId}/letter',
    summary: 'Change what the next letter says; nothing is sent',
    params,
    body: draftInput.omit({ caseId: true }),
    actions: ['removal/save-draft'],
    run: (ctx, input) => saveDraft(ctx, { ...input.params, ...input.body }).then(() => undefined),
  }),
  defineOperation({
    ...write,
    id: 'recordRemovalSent',
    method: 'POST',
    path: '/removals/{caseId}/sent',
    summary: 'Say that you have sent the letter; their time begins to run',
    params,
    body: sentInput.omit({ caseId: true }),
    actions: ['removal/record-sent'],
    run: (ctx, input) => recordSent(ctx, { ...input.params, ...input.body }).then(() => undefined),
  }),
  defineOperation({
    ...write,
    id: 'recordRemovalAnswer',
    method: 'POST',
    path: '/removals/{caseId}/answers',
    summary: 'Note what the company answered; `done` is what they say, and proves nothing',
    params,
    body: answerInput.omit({ caseId: true }),
    actions: ['removal/record-answer'],
    run: (ctx, input) => recordAnswer(ctx, { ...input.params, ...input.body }).then(() => undefined),
  }),
  defineOperation({
    ...write,
    id: 'recordRemovalComplaint',
    method: 'POST',
    path: '/removals/{caseId}/complaints',
    summary: 'Say that you have complained to an authority',
    params,
    body: authorityInput.omit({ caseId: true }),
    actions: ['removal/record-authority'],
    run: (ctx, input) => recordAuthority(ctx, { ...input.params, ...input.body }).then(() => undefined),
  }),
  defineOperation({
    ...write,
    id: 'noteRemovalPicture',
    method: 'POST',
    path: '/removals/{caseId}/pictures',
    summary: 'Keep the digest of a picture of your own, in the request and in the audit log',
    params,
    body: pictureInput.omit({ caseId: true }),
    actions: ['removal/note-picture'],
    run: (ctx, input) => notePicture(ctx, { ...input.params, ...input.body }).then(() => undefined),
  }),
  defineOperation({
    ...write,
    id: 'closeRemoval',
    method: 'POST',
    path: '/removals/{caseId}/close',
    summary: 'Close a request; what happened in it stays',
    params,
    actions: ['removal/close-case'],
    run: (ctx, input) => closeCase(ctx, input.params).then(() => undefined),
  }),
  defineOperation({
    ...write,
    id: 'deleteRemoval',
    method: 'DELETE',
    path: '/removals/{caseId}',
    summary: 'Delete a request that was never sent or is closed',
    params,
    run: (ctx, input) => deleteCase(ctx, input.params).then(() => undefined),
  }),
  defineOperation({
    ...read,
    id: 'downloadCertificate',
    method: 'GET',
    path: '/removals/{caseId}/certificate',
    summary: 'Download the certificate of a request whose data was seen gone',
    params,
    query: z.strictObject({ format: z.enum(certificateFormats).default('json') }),
    answer: 'file',
    async run(ctx, input) {
      const { format } = input.query;
      const file = await getCertificate(ctx, input.params.caseId, format);
      return { ...file, type: types[format] };
    },
  }),
];
