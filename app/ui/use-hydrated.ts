import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in what the server sends and without JavaScript, true once scripts answer. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
