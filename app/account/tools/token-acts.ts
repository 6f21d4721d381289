import { defineAct } from '#app/forms/act.ts';
import { tokenId, tokenInput } from '#contract/accounts/token-input.ts';
import { createToken } from '#core/accounts/tokens/actions/create-token.ts';
import { endToken } from '#core/accounts/tokens/actions/end-token.ts';

/** What the forms of the page of tokens do. */
export const tokenActs = {
  create: defineAct({
    schema: tokenInput,
    input: ({ form, fields }) => ({ ...fields, scopes: form.getAll('scopes') }),
    keep: ['name', 'days'],
    run: createToken,
    value: ({ token }) => ({ token }),
  }),
  end: defineAct({
    schema: tokenId,
    run: endToken,
    done: ({ name }) => ({ title: 'Token ended', description: `“${name}” no longer opens anything.` }),
    to: '/settings/tokens',
  }),
};
