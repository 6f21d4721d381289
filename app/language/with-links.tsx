import { createElement, Fragment, type ReactNode } from 'react';
import { showBrackets } from './typed-brackets.ts';

/**
 * A text in which `[words]` are drawn by a function of ours, as a link or a button: its translator chooses where they
 * stand and what they say. Brackets in what people typed are shown as they are (typed-brackets.ts).
 * @param draw in the order of the brackets
 */
export function withLinks(text: string, ...draw: readonly ((words: string) => ReactNode)[]): ReactNode {
  const parts = text.split(/\[([^[\]]+)\]/).map(showBrackets);
  // Every second part stood in brackets.
  const drawn = parts.map((part, index) => (index % 2 === 0 ? part : (draw[(index - 1) / 2]?.(part) ?? part)));
  return createElement(Fragment, null, ...drawn);
}
