import { germanReplies } from './de.ts';
import { englishReplies } from './en.ts';
import { spanishReplies } from './es.ts';
import { frenchReplies } from './fr.ts';
import { ownTextOf, sentencesOf } from './own-text.ts';
import type { ReadReply, RefusalGround, ReplyKind, ReplyLanguage, ReplyRules } from './types.ts';

const rulesOf: Readonly<Record<ReplyLanguage, ReplyRules>> = {
  en: englishReplies,
  es: spanishReplies,
  fr: frenchReplies,
  de: germanReplies,
};

/** One in so many words of another language makes a text mixed. */
const MIXED_AT = 3;

/** What was found for one kind, with the words that decided. */
interface Found {
  because: string[];
  ground: RefusalGround | null;
}

const nothing: Found = { because: [], ground: null };

/** The language of a text, and whether a good part of it is in another one. */
function findLanguage(sentences: readonly string[]): { language: ReplyLanguage | null; isMixed: boolean } {
  const text = sentences.join(' ');
  const counts = Object.entries(rulesOf).map(([language, { frequent }]) => ({
    language: language as ReplyLanguage,
    count: text.split(frequent).length - 1,
  }));
  const [best, second] = counts.toSorted((a, b) => b.count - a.count);
  if (!best || best.count === 0) return { language: null, isMixed: false };
  return { language: best.language, isMixed: (second?.count ?? 0) * MIXED_AT >= best.count && best.count > MIXED_AT };
}

const matchesOf = (patterns: readonly RegExp[], sentence: string): string[] =>
  patterns.flatMap((pattern) => pattern.exec(sentence)?.[0] ?? []).slice(0, 1);

function findAll(patterns: readonly RegExp[], sentences: readonly string[], unless: RegExp | null): Found {
  const because = sentences.flatMap((sentence) => (unless?.test(sentence) ? [] : matchesOf(patterns, sentence)));
  return { because, ground: null };
}

function findRefusal({ refuses, isPossibility }: ReplyRules, sentences: readonly string[]): Found {
  const certain = sentences.filter((sentence) => !isPossibility.test(sentence));
  const hits = refuses.flatMap(({ ground, pattern }) =>
    certain.flatMap((sentence) => {
      const words = pattern.exec(sentence)?.[0];
      return words === undefined ? [] : [{ ground, words }];
    }),
  );
  return { because: hits.map(({ words }) => words), ground: hits[0]?.ground ?? null };
}

/** Whether a sentence says without doubt that everything was erased. */
function findDoneIn({ saysDone, notYet, notAll }: ReplyRules, sentence: string): string | null {
  for (const pattern of saysDone) {
    const match = pattern.exec(sentence);
    if (!match) continue;
    const upToVerb = sentence.slice(0, match.index + match[0].length);
    return notYet.test(upToVerb) || notAll.test(sentence) ? null : match[0];
  }
  return null;
}

function findDone(rules: ReplyRules, sentences: readonly string[]): Found {
  const isOpen = sentences.some((sentence) => rules.leavesOpen.test(sentence) && !rules.suppression.test(sentence));
  if (isOpen) return nothing;
  return { because: sentences.flatMap((sentence) => findDoneIn(rules, sentence) ?? []), ground: null };
}

/** In this order: what asks for an act of the person comes first, and what would end the case last. */
function findKinds(rules: ReplyRules, sentences: readonly string[]): [ReplyKind, Found][] {
  const done = findDone(rules, sentences);
  const refusal = findRefusal(rules, sentences);
  return [
    ['id-copy', findAll(rules.asksForIdCopy, sentences, rules.doesNotAsk)],
    ['wrong-language', findAll(rules.wantsOtherLanguage, sentences, rules.doesNotAsk)],
    ['other-form', findAll(rules.pointsToForm, sentences, rules.doesNotAsk)],
    ['more-identification', findAll(rules.asksForMore, sentences, rules.doesNotAsk)],
    ['extension', findAll(rules.extends, sentences, rules.isPossibility)],
    ['refusal', refusal],
    ['done', done],
    ['nothing-held', findAll(rules.holdsNothing, sentences, null)],
  ];
}

/** Longer texts are terms of use, and would keep a browser busy. */
const MOST_CHARACTERS = 10_000;

/**
 * Reads the text of a reply and proposes what it says, with the words that decided. It proposes `done` only where nothing
 * in the reply speaks against it.
 */
export function readReply(text: string): ReadReply {
  const sentences = sentencesOf(ownTextOf(text.slice(0, MOST_CHARACTERS)));
  const { language, isMixed } = findLanguage(sentences);
  const unread: ReadReply = { kind: 'not-understood', ground: null, because: [], isAutomatic: false, language };
  if (language === null) return unread;
  const rules = rulesOf[language];
  const isAutomatic = findAll(rules.automatic, sentences, null).because.length > 0;
  const [kind, found] = findKinds(rules, sentences).find(([, { because }]) => because.length > 0) ?? [];
  // The other part may say something else.
  if (isMixed && kind === 'done') return { ...unread, isAutomatic };
  return kind && found ? { ...unread, kind, ...found, isAutomatic } : { ...unread, isAutomatic };
}
