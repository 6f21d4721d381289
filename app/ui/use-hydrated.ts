import { useSyncExternalStore } from 'react';

const subscribeNever = () => () => {};

/** False in what the server sends and without JavaScript, true once scripts answer. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeNever,
    () => true,
    () => false,
  );
