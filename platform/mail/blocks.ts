import type { Language } from '#contract/base/languages.ts';
import { frameTexts } from './frame.texts.ts';

/** Words of one kind within a sentence. No literal types, so that texts that hold such words can be translated. */
export type Inline = string | { strong: string } | { link: string; url: string };

/** A fact under examination: "label: value". */
export interface Fact {
  label: string;
  value: string;
}

/** What a message is made of. Texts are plain: both renderings escape them. */
export type Block =
  | { kind: 'paragraph'; words: readonly Inline[] }
  | { kind: 'notice'; words: readonly Inline[] }
  | { kind: 'button'; label: string; url: string }
  | { kind: 'evidence'; lines: readonly (string | Fact)[] }
  | { kind: 'list'; items: readonly (readonly Inline[])[] };

export const paragraph = (...words: Inline[]): Block => ({ kind: 'paragraph', words });

/** A paragraph on its own ground, for what must not be missed. */
export const notice = (...words: Inline[]): Block => ({ kind: 'notice', words });

/** The one thing to do. The address itself follows, for clients that show no button. */
export const button = (label: string, url: string): Block => ({ kind: 'button', label, url });

/** Values that are read letter by letter: addresses, amounts, devices. */
export const evidence = (...lines: (string | Fact)[]): Block => ({ kind: 'evidence', lines });

export const list = (...items: (Inline | readonly Inline[])[]): Block => ({
  kind: 'list',
  items: items.map((item) => (Array.isArray(item) ? item : [item as Inline])),
});

export const strong = (text: string) => ({ strong: text });

export const link = (label: string, url: string) => ({ link: label, url });

/**
 * "Hello Alice,". Anybody can type any name into a form for anybody's address, so a name that a mail client could
 * turn into a link or that is a message of its own is left out.
 */
export function greeting(name: string | null, language: Language): Block {
  const { hello, helloTo } = frameTexts[language];
  const first = name?.trim().split(/\s+/)[0] ?? '';
  return paragraph(/^[\p{L}\p{M}'’-]{1,40}$/u.test(first) ? helloTo(first) : hello);
}
