import type { Context } from '#core/base/context.ts';
import { createFormToken } from '#core/site/messages/internal/form-token.ts';

/** What the form carries, hidden. */
export const drawContactForm = ({ platform }: Context): string => createFormToken(platform);
