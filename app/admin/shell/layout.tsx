import { useEffect } from 'react';
import { Outlet, useLocation, useNavigation, useRouteLoaderData } from 'react-router';
import { useChosen, useWordsOfFailure } from '#app/browser/connection/connection-toast.tsx';
import { liveHub } from '#app/browser/live/live-hub.ts';
import { useLive } from '#app/browser/live/use-live.ts';
import { useReloadAfter } from '#app/browser/live/use-reload.ts';
import { requestContext } from '#app/context.ts';
import { failureTexts } from '#app/failure.texts.ts';
import { Failure, tellFailure } from '#app/failure.tsx';
import { isFailure } from '#app/forms/outcome.ts';
import { orNone } from '#app/forms/read.ts';
import { requireStaff } from '#app/guards.ts';
import { useTexts } from '#app/language/texts.ts';
import type { loader as rootLoader } from '#app/root.tsx';
import { ButtonLink } from '#app/ui/controls/button.tsx';
import { EmptyState } from '#app/ui/display/empty-state.tsx';
import { sidebarOpen } from '#app/ui/layout/sidebar-state.ts';
import { pushToast } from '#app/ui/overlays/push-toast.ts';
import { staffTopics, type Topic, userTopic } from '#contract/base/live.ts';
import { countWaiting } from '#core/analytics/queries/panel-figures.ts';
import type { Route } from './+types/layout.ts';
import { panelTexts } from './panel.texts.ts';
import { Panel } from './panel.tsx';
import { tabAt } from './tabs.ts';

export const middleware = [requireStaff];

/** Without a loader, a change of page inside the browser would not pass the middleware. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(requestContext);
  const { actor } = ctx;
  return {
    sidebarOpen: sidebarOpen(request.headers.get('cookie')),
    waiting: await orNone(ctx, 'The number of what waits', () => countWaiting(ctx)),
    ownTopics: actor.kind === 'person' ? [userTopic(actor.userId)] : [],
  };
}

const everyTopic: readonly Topic[] = [...staffTopics, 'branding-changes'];
/** Counted in the sidebar, which stands beside every tab. */
const countedTopics: readonly Topic[] = ['staff:messages', 'staff:orders'];
const doNothing = () => {};

/** What the open tab shows makes it load again; one stream is kept for all tabs, so that none has to open its own. */
function useLivePanel(ownTopics: readonly Topic[]): void {
  useEffect(() => liveHub().watch(everyTopic, doNothing), []);
  const { watches } = tabAt(useLocation().pathname);
  useLive([...new Set([...ownTopics, ...countedTopics, ...watches])]);
}

/** Whatever failed, the tab that one goes to says so in its own words. */
function useTabsWords(): string {
  const here = useLocation();
  const { location: next } = useNavigation();
  const chosen = useChosen();
  const { name } = tabAt(next?.pathname ?? chosen ?? here.pathname);
  const words = useTexts(panelTexts).notRead[name];
  useWordsOfFailure(words);
  return words;
}

export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  const root = useRouteLoaderData<typeof rootLoader>('root');
  useLivePanel(loaderData.ownTopics);
  useTabsWords();
  if (!root?.viewer) return null;
  const { site, branding, viewer } = root;
  return (
    <Panel {...loaderData} site={site} branding={branding} viewer={viewer}>
      <Outlet />
    </Panel>
  );
}

function TabFailure({ error }: { error: unknown }) {
  const { title, text, kind } = tellFailure(error, useTexts(failureTexts));
  const { tabs, error: failedTitle } = useTexts(panelTexts);
  const failed = isFailure(error);
  const notRead = useTabsWords();
  useReloadAfter(failed ? error : null);
  useEffect(() => {
    if (failed) pushToast({ variant: 'destructive', title: failedTitle, description: notRead });
  }, [failed, failedTitle, notRead]);
  return (
    <EmptyState
      card
      kind={kind}
      title={failed ? notRead : title}
      action={
        <ButtonLink variant="primary" to="/admin">
          {tabs.overview}
        </ButtonLink>
      }
    >
      <p>{text}</p>
    </EmptyState>
  );
}

/** A tab that fails leaves the panel standing around it. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const root = useRouteLoaderData<typeof rootLoader>('root');
  if (!root?.viewer || !loaderData)
    return <Failure error={error} siteName={root?.site.name ?? 'Quietprint'} requestId={root?.requestId ?? null} />;
  const { site, branding, viewer } = root;
  return (
    <Panel {...loaderData} site={site} branding={branding} viewer={viewer}>
      <TabFailure error={error} />
    </Panel>
  );
}
