import { z } from 'zod';
import { asPage, defineOperation, listingOf, pageOf, pageQuery } from '#app/api/define.ts';
import { profileInput } from '#contract/accounts/profile-input.ts';
import { roles } from '#contract/accounts/profiles.ts';
import { tokenScopes } from '#contract/accounts/tokens.ts';
import { activityShape } from '#contract/audit/shapes.ts';
import { isoTime } from '#contract/base/shapes.ts';
import { updateName } from '#core/accounts/profile/actions/update-name.ts';
import { readOwnProfile } from '#core/accounts/profile/queries/own-profile.ts';
import { listOwnEntries } from '#core/base/audit/queries/own-log.ts';
import { requireAccount } from '#core/base/person.ts';

const tag = 'Account';

const me = z.object({
  email: z.string(),
  fullName: z.string().nullable(),
  createdAt: isoTime,
  role: z.enum(roles).describe('The role that this token acts with'),
  scopes: z.array(z.enum(tokenScopes)).describe('What this token may do'),
});

export const accountOperations = [
  defineOperation({
    id: 'readMe',
    method: 'GET',
    path: '/me',
    tag,
    scope: 'account:read',
    summary: 'Read the account and what the token may do',
    answer: me,
    async run(ctx) {
      const { role, token } = requireAccount(ctx).actor;
      return { ...(await readOwnProfile(ctx)), role, scopes: [...(token?.scopes ?? [])] };
    },
  }),
  defineOperation({
    id: 'updateMe',
    method: 'PATCH',
    path: '/me',
    tag,
    scope: 'account:write',
    summary: 'Change the name of the account',
    body: profileInput,
    actions: ['accounts/profile/update-name'],
    run: (ctx, { body }) => updateName(ctx, body).then(() => undefined),
  }),
  defineOperation({
    id: 'listActivity',
    method: 'GET',
    path: '/activity',
    tag,
    scope: 'account:read',
    summary: 'List the activity log of the account, newest first',
    query: pageQuery,
    answer: pageOf(activityShape),
    run: async (ctx, { query }) => asPage(await listOwnEntries(ctx, listingOf(query))) as never,
  }),
];
