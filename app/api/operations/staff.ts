import { z } from 'zod';
import { asPage, defineOperation, idParam, listingOf, pageOf, pageQuery } from '#app/api/define.ts';
import { userNoteInput } from '#contract/accounts/profile-input.ts';
import { roles, userStatuses } from '#contract/accounts/profiles.ts';
import { auditActionFilters, auditEntityFilters } from '#contract/audit/types.ts';
import { idText } from '#contract/base/form-text.ts';
import { count, isoTime } from '#contract/base/shapes.ts';
import { messageNotesInput, messageReplyInput, messageStatusInput } from '#contract/site/message-input.ts';
import { messageStatuses } from '#contract/site/messages.ts';
import { saveUserNote } from '#core/accounts/notes/actions/save-user-note.ts';
import { deactivateUser } from '#core/accounts/profile/actions/deactivate-user.ts';
import { reactivateUser } from '#core/accounts/profile/actions/reactivate-user.ts';
import { readNames } from '#core/accounts/profile/queries/names.ts';
import { getUser, listUsers } from '#core/accounts/profile/queries/users.ts';
import { listAuditEntries } from '#core/base/audit/queries/entries.ts';
import { replyToMessage } from '#core/site/messages/actions/reply-to-message.ts';
import { saveMessageNotes } from '#core/site/messages/actions/save-message-notes.ts';
import { setMessageStatus } from '#core/site/messages/actions/set-message-status.ts';
import { getMessage, listMessages } from '#core/site/messages/queries/inbox.ts';
import { holdSource, releaseSource } from '#core/sources/health/actions/hold-source.ts';

const search = z.string().max(200).default('');
const userParams = idParam('userId');
const messageParams = idParam('messageId');

const user = z.object({
  id: z.uuid(),
  email: z.string(),
  fullName: z.string().nullable(),
  role: z.enum(roles),
  deactivatedAt: isoTime.nullable(),
  createdAt: isoTime,
});

const messageRow = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  title: z.string(),
  status: z.enum(messageStatuses),
  createdAt: isoTime,
});

const message = messageRow.extend({
  message: z.string(),
  notes: z.string(),
  accountId: z.uuid().nullable(),
  version: count,
  replies: z.array(z.object({ id: z.uuid(), text: z.string(), sentAt: isoTime, by: z.string().nullable() })),
});

const person = z.object({ id: z.uuid(), name: z.string().nullable() }).nullable();

const entry = z.object({
  id: z.uuid(),
  createdAt: isoTime,
  action: z.string(),
  outcome: z.enum(['success', 'refused']),
  entityType: z.string(),
  user: person.describe('Whose log it stands in'),
  staff: person.describe('The member of staff who acted'),
  summary: z.string(),
  hash: z.string().nullable(),
});

const users = { tag: 'Staff: users', params: userParams } as const;
const messages = { tag: 'Staff: messages', params: messageParams } as const;
const sources = { tag: 'Staff: sources', scope: 'staff:write', params: z.strictObject({ sourceId: idText }) } as const;

export const staffOperations = [
  defineOperation({
    id: 'listUsers',
    method: 'GET',
    path: '/staff/users',
    tag: users.tag,
    scope: 'staff:read',
    summary: 'List accounts, newest first',
    query: pageQuery.extend({
      role: z.enum(['all', ...roles]).default('all'),
      status: z.enum(['all', ...userStatuses]).default('all'),
      search,
    }),
    answer: pageOf(user),
    run: async (ctx, { query: { role, status, search: words, ...page } }) =>
      asPage(await listUsers(ctx, { ...listingOf(page), role, status, search: words })),
  }),
  defineOperation({
    ...users,
    id: 'readUser',
    method: 'GET',
    path: '/staff/users/{userId}',
    scope: 'staff:read',
    summary: 'Read an account',
    answer: user,
    run: (ctx, input) => getUser(ctx, input.params.userId),
  }),
  defineOperation({
    ...users,
    id: 'saveUserNote',
    method: 'PUT',
    path: '/staff/users/{userId}/note',
    scope: 'staff:write',
    summary: 'Save the note that staff keep about a customer',
    body: z.strictObject({ version: count, internalNote: z.string() }),
    actions: ['accounts/notes/save-user-note'],
    run: (ctx, input) =>
      saveUserNote(ctx, userNoteInput.parse({ ...input.body, ...input.params })).then(() => undefined),
  }),
  defineOperation({
    ...users,
    id: 'deactivateUser',
    method: 'POST',
    path: '/staff/users/{userId}/deactivate',
    scope: 'staff:write',
    summary: 'Deactivate an account',
    actions: ['accounts/profile/deactivate-user'],
    run: (ctx, input) => deactivateUser(ctx, input.params).then(() => undefined),
  }),
  defineOperation({
    ...users,
    id: 'reactivateUser',
    method: 'POST',
    path: '/staff/users/{userId}/reactivate',
    scope: 'staff:write',
    summary: 'Reactivate an account',
    actions: ['accounts/profile/reactivate-user'],
    run: (ctx, input) => reactivateUser(ctx, input.params).then(() => undefined),
  }),
  defineOperation({
    id: 'listAllMessages',
    method: 'GET',
    path: '/staff/messages',
    tag: messages.tag,
    scope: 'staff:read',
    summary: 'List the messages of the contact form, newest first',
    query: pageQuery.extend({ status: z.enum(['all', ...messageStatuses]).default('all'), search }),
    answer: pageOf(messageRow),
    run: async (ctx, { query: { status, search: words, ...page } }) =>
      asPage(await listMessages(ctx, { ...listingOf(page), status, search: words })),
  }),
  defineOperation({
    ...messages,
    id: 'readMessage',
    method: 'GET',
    path: '/staff/messages/{messageId}',
    scope: 'staff:read',
    summary: 'Read a message with its replies',
    answer: message,
    run: (ctx, input) => getMessage(ctx, input.params.messageId),
  }),
  defineOperation({
    ...messages,
    id: 'setMessageStatus',
    method: 'PUT',
    path: '/staff/messages/{messageId}/status',
    scope: 'staff:write',
    summary: 'Change the status of a message',
    body: messageStatusInput.omit({ messageId: true }),
    actions: ['site/messages/set-message-status'],
    run: (ctx, input) => setMessageStatus(ctx, { ...input.params, ...input.body }).then(() => undefined),
  }),
  defineOperation({
    ...messages,
    id: 'saveMessageNotes',
    method: 'PUT',
    path: '/staff/messages/{messageId}/notes',
    scope: 'staff:write',
    summary: 'Save notes about a message',
    body: messageNotesInput.omit({ messageId: true }),
    actions: ['site/messages/save-message-notes'],
    run: (ctx, input) => saveMessageNotes(ctx, { ...input.params, ...input.body }).then(() => undefined),
  }),
  defineOperation({
    ...messages,
    id: 'replyToMessage',
    method: 'POST',
    path: '/staff/messages/{messageId}/replies',
    scope: 'staff:write',
    summary: 'Reply to a message by mail',
    body: messageReplyInput.omit({ messageId: true, replyId: true }),
    actions: ['site/messages/reply-to-message'],
    run: (ctx, { params, body, requestId }) =>
      replyToMessage(ctx, { ...params, ...body, replyId: requestId }).then(() => undefined),
  }),
  defineOperation({
    id: 'listAuditEntries',
    method: 'GET',
    path: '/staff/audit',
    tag: 'Staff: audit log',
    scope: 'staff:read',
    summary: 'List the audit log, newest first',
    query: pageQuery.extend({
      action: z.enum(['all', ...auditActionFilters]).default('all'),
      entity: z.enum(['all', ...auditEntityFilters]).default('all'),
      userId: z.uuid().nullable().default(null),
    }),
    answer: pageOf(entry),
    run: async (ctx, { query: { action, entity, userId, ...page } }) =>
      asPage(await listAuditEntries(ctx, { ...listingOf(page), action, entity, userId }, { readNames })) as never,
  }),
  defineOperation({
    ...sources,
    id: 'holdSource',
    method: 'POST',
    path: '/staff/sources/{sourceId}/hold',
    summary: 'Take a source out',
    actions: ['sources/health/hold-source'],
    run: (ctx, input) => holdSource(ctx, input.params.sourceId).then(() => undefined),
  }),
  defineOperation({
    ...sources,
    id: 'releaseSource',
    method: 'POST',
    path: '/staff/sources/{sourceId}/release',
    summary: 'Let a source be asked again',
    run: (ctx, input) => releaseSource(ctx, input.params.sourceId).then(() => undefined),
  }),
];
