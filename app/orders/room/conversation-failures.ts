import type { Language } from '#contract/base/languages.ts';
import { roomTexts } from './room.texts.ts';

/** What the forms of a conversation say when they fail. Nobody waits until what came is marked as read. */
export const conversationFailures = async (language: Language) => ({
  message: (await roomTexts.in(language)).notSent,
  read: null,
});
