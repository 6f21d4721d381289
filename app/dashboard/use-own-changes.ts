import { useRouteLoaderData } from 'react-router';
import { useLive } from '#app/ui/use-live.ts';
import type { loader } from './layout.tsx';

/** Loads the page's data again when anything of the customer's changes. @param watch false where nothing can change */
export function useOwnChanges(watch = true): void {
  const topic = useRouteLoaderData<typeof loader>('dashboard/layout')?.topic;
  useLive(watch && topic ? [topic] : []);
}
