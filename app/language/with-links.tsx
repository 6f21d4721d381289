import { createElement, Fragment, type ReactNode } from 'react';

/**
 * A text in which `[words]` are drawn by a function of ours, as a link or a button: its translator chooses where they
 * stand and what they say.
 * @param draw in the order of the brackets
 */
export function withLinks(text: string, ...draw: readonly ((words: string) => ReactNode)[]): ReactNode {
  const parts = text.split(/\[([^[\]]+)\]/);
  // Every second part stood in brackets.
  const drawn = parts.map((part, index) => (index % 2 === 0 ? part : (draw[(index - 1) / 2]?.(part) ?? part)));
  return createElement(Fragment, null, ...drawn);
}
