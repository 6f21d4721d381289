import { data } from 'react-router';
import { addPasskeyInput, beginPasskeyInput, removePasskeyInput } from '#contract/factor-input.ts';
import type { Context } from '#core/context.ts';
import { addPasskey, beginPasskey, removePasskey } from '#core/factors/actions.ts';
import { answerForm } from './form-answer.ts';
import { type PasskeyIntent, type PasskeysResult, passkeyNotDone } from './passkeys-result.ts';

const success = (title: string, description: string) => ({ variant: 'success', title, description }) as const;

const acts: Record<PasskeyIntent, (ctx: Context, fields: unknown) => Promise<PasskeysResult>> = {
  async begin(ctx, fields) {
    const { name, proof } = beginPasskeyInput.parse(fields);
    return { ask: { name, options: await beginPasskey(ctx, { proof }) } };
  },
  async add(ctx, fields) {
    const { name } = await addPasskey(ctx, addPasskeyInput.parse(fields));
    return { toast: success('Passkey added', `“${name}” signs you in from now on.`) };
  },
  async remove(ctx, fields) {
    await removePasskey(ctx, removePasskeyInput.parse(fields));
    return { toast: success('Passkey removed', 'It no longer signs you in.') };
  },
};

const isIntent = (value: unknown): value is PasskeyIntent => typeof value === 'string' && Object.hasOwn(acts, value);

/** What the forms of the passkeys page do, told apart by their `intent`. */
export async function postPasskeys(ctx: Context, request: Request) {
  const { intent, ...fields } = Object.fromEntries(await request.formData());
  if (!isIntent(intent)) throw data(null, 400);
  const work = (): Promise<PasskeysResult> => acts[intent](ctx, fields);
  return answerForm(ctx, { intent, work, otherwise: passkeyNotDone[intent] });
}
