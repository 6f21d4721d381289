import { useContext, useEffect, useMemo } from 'react';
import { UNSAFE_DataRouterContext as RouterOfThis } from 'react-router';
import { createReloader } from './reloader.ts';

/** Gives what loads the page's data again, soon, once nothing else is under way (reloader.ts). */
export function useReload(): () => void {
  const router = useContext(RouterOfThis)?.router;
  if (!router) throw new Error('useReload: there is no data router around this.');
  const { reload, stop } = useMemo(() => createReloader(router), [router]);
  useEffect(() => stop, [stop]);
  return reload;
}
