import { useRouteLoaderData } from 'react-router';
import { useLive } from '#app/browser/live/use-live.ts';
import type { loader } from './layout.tsx';

/** Loads the page's data again when anything of the customer's changes. @param options as for `useLive` */
export function useOwnChanges(options: Parameters<typeof useLive>[1] = {}): void {
  const topic = useRouteLoaderData<typeof loader>('dashboard/shell/layout')?.topic;
  useLive(topic ? [topic] : [], options);
}
