import type { Language } from '#contract/base/languages.ts';
import { authTexts } from './auth.texts.ts';

/** What the forms of signing in say where the fault is ours, or nobody answers. */
export const formFailure = async (language: Language): Promise<string> => (await authTexts.in(language)).unexpected;
