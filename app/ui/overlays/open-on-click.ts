import type { MouseEvent } from 'react';

/**
 * What a link does that opens a dialog. Its address is a page that does the same: without JavaScript, and in a tab of its
 * own, it leads there.
 */
export const openOnClick = (open: () => void) => (event: MouseEvent) => {
  const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
  event.preventDefault();
  open();
};
