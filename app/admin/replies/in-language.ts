import { firstLanguage, type Language } from '#contract/base/languages.ts';
import type { SavedReply } from '#contract/site/replies.ts';

interface ReplyInLanguage extends SavedReply {
  /** Nobody has translated it into the language that was asked for. */
  isEnglish: boolean;
}

/** Saved replies as a customer can read them: translated where they are, else in English, those last. */
export function inLanguage(replies: readonly SavedReply[], language: Language): ReplyInLanguage[] {
  const shown = replies.map((reply) => {
    const own = language === firstLanguage ? reply.body : reply.bodies[language];
    return { ...reply, body: own ?? reply.body, isEnglish: own === undefined };
  });
  return [...shown.filter(({ isEnglish }) => !isEnglish), ...shown.filter(({ isEnglish }) => isEnglish)];
}
