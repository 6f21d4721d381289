import { toolTexts } from '#app/account/tools/tools.texts.ts';
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
    async done({ name }, _ctx, { language }) {
      const { ended: title, endedText } = await toolTexts.in(language);
      return { title, description: endedText(name) };
    },
    to: '/settings/tokens',
  }),
};
