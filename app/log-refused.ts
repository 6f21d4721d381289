import { z } from 'zod';
import type { Context } from '#core/base/context.ts';
import type { ErrorCode } from '#core/base/errors.ts';

/** What no page of ours lets anybody send: a field too many, one of another kind, or a choice that it does not offer. */
const FORGED = new Set(['unrecognized_keys', 'invalid_type', 'invalid_value', 'invalid_union', 'invalid_key']);

interface Refusal {
  code: ErrorCode;
  cause?: unknown;
}

/**
 * An entry in the log for a form that was refused for what it holds, for a limit, or for who sent it: where somebody tries their way around
 * the rules, many of them come together. Says which form and why, and nothing of what was typed.
 */
export function logRefused({ platform: { log }, client, actor }: Context, told: Refusal, form: string): void {
  const who = {
    ...(client && { requestId: client.requestId }),
    ...(actor.kind === 'person' && { userId: actor.userId }),
  };
  const issues = told.cause instanceof z.ZodError ? told.cause.issues.map(({ code }) => code) : [];
  const forged = issues.find((code) => FORGED.has(code));
  if (forged) log.warn('A form came as no page of ours sends it', { form, reason: forged, ...who });
  else if (issues.length > 0)
    log.info('A form was refused for what it holds', { form, reason: issues[0] ?? '', ...who });
  else if (told.code === 'limited' || told.code === 'forbidden')
    log.warn('A form was refused', { form, reason: told.code, ...who });
}
