import { useSyncExternalStore } from 'react';

const subscribeNever = () => () => {};

const isMac = (): boolean => /^(?:Mac|iP)/.test(navigator.platform);

/** What the key is called that commands are given with here: ⌘ on a Mac. */
export const useCommandKey = (): 'Ctrl' | '⌘' =>
  useSyncExternalStore(
    subscribeNever,
    () => (isMac() ? '⌘' : 'Ctrl'),
    () => 'Ctrl',
  );

/** On a Mac Ctrl K cuts the rest of a line: it belongs to whoever types. */
export const isCommand = (event: KeyboardEvent, key: string): boolean =>
  event.key.toLowerCase() === key && !event.altKey && !event.shiftKey && (isMac() ? event.metaKey : event.ctrlKey);
