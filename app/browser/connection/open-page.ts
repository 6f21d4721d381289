import { useContext, useEffect } from 'react';
import {
  type DataRouter,
  UNSAFE_FrameworkContext as FrameworkOfThis,
  type UNSAFE_AssetsManifest as Manifest,
  type UNSAFE_RouteModules as RouteModules,
  UNSAFE_DataRouterContext as RouterOfThis,
} from 'react-router';
import { followPageLoads } from '#app/browser/live/page-loads.ts';
import { useReload } from '#app/browser/live/use-reload.ts';

/** The page of this tab, for what works outside of React: the router's middleware and its instrumentation. */
export interface OpenPage {
  router: Pick<DataRouter, 'state' | 'routes' | 'resetFetcher'>;
  manifest: Pick<Manifest, 'routes'>;
  /** Those that are here, by route. */
  routeModules: RouteModules;
  reload: () => void;
}

let page: OpenPage | null = null;

/** Null before the page's scripts have taken over. */
export const openPage = (): OpenPage | null => page;

/** Takes a form back that was pressed and not sent. @param key of its fetcher */
export const forgetForm = (key: string): void => page?.router.resetFetcher(key);

/** Once, around everything. */
export function useOpenPage(): void {
  const router = useContext(RouterOfThis)?.router;
  const framework = useContext(FrameworkOfThis);
  const reload = useReload();
  useEffect(() => {
    page = router && framework ? { router, ...framework, reload } : null;
  }, [router, framework, reload]);
  useEffect(() => (router ? followPageLoads(router) : undefined), [router]);
}
