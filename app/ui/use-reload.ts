import { useCallback, useEffect, useRef } from 'react';
import { useFetchers, useNavigation, useRevalidator } from 'react-router';
import { isLeaving } from './leaving.ts';

/** Calls that come closer together than this are answered by one reload. */
const GATHER_MS = 150;

/**
 * Gives what loads the page's data again, once nothing else is under way: a form that was sent brings new data
 * itself, and loading it before could take away the form, and where its answer leads.
 */
export function useReload(): () => void {
  const { revalidate, state } = useRevalidator();
  const navigation = useNavigation();
  const fetchers = useFetchers();
  const busy = [{ state }, navigation, ...fetchers].some((one) => one.state !== 'idle');
  const latest = useRef({ revalidate, busy });
  latest.current = { revalidate, busy };
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(function reload() {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      if (isLeaving()) return;
      if (latest.current.busy) reload();
      else void latest.current.revalidate();
    }, GATHER_MS);
  }, []);
}
