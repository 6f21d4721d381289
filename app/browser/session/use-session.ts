import { useEffect, useRef } from 'react';
import { liveHub } from '#app/browser/live/live-hub.ts';
import { useReload } from '#app/browser/live/use-reload.ts';
import { isStaff, type Viewer } from '#contract/accounts/viewer.ts';
import { userTopic } from '#contract/base/live.ts';
import { createSessionFollower, type SessionFollower, type SessionState } from './session-follower.ts';
import { type SessionNews, sessionChannel } from './session-news.ts';
import { tellUse } from './tell-use.ts';

/** The first look comes first: nothing of it waits for the stream. */
const AFTER_LOAD_MS = 1_500;

async function fetchState(address: string, method: 'GET' | 'POST'): Promise<SessionState> {
  const answer = await fetch(address, { method, headers: { accept: 'application/json' } });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return (await answer.json()) as SessionState;
}

function openFollower(reload: () => void): { follower: SessionFollower; close: () => void } {
  const channel = new BroadcastChannel(sessionChannel);
  const follower = createSessionFollower({
    post: (news) => channel.postMessage(news),
    reload,
    ask: () => fetchState('/auth/session', 'GET'),
    renew: () => fetchState('/auth/refresh', 'POST'),
    // Only secure pages have locks; without them tabs that come at once get the same tokens all the same.
    inTurn: async (work) => (navigator.locks ? navigator.locks.request(sessionChannel, work) : work()),
    now: () => Date.now(),
    after(milliseconds, work) {
      const timer = setTimeout(work, milliseconds);
      return () => clearTimeout(timer);
    },
  });
  channel.addEventListener('message', (event: MessageEvent<SessionNews>) => follower.receive(event.data));
  const checkWhenVisible = () => document.visibilityState === 'visible' && follower.check();
  const reloadRestored = (event: PageTransitionEvent) => event.persisted && reload();
  document.addEventListener('visibilitychange', checkWhenVisible);
  window.addEventListener('pageshow', reloadRestored);
  return {
    follower,
    close() {
      follower.stop();
      channel.close();
      document.removeEventListener('visibilitychange', checkWhenVisible);
      window.removeEventListener('pageshow', reloadRestored);
    },
  };
}

/** Keeps this page in step with the session, wherever it begins, changes or ends. @param viewer whom the page shows */
export function useSession(viewer: Viewer | null): void {
  const reload = useReload();
  const current = useRef<SessionFollower>(null);
  useEffect(() => {
    const { follower, close } = openFollower(reload);
    current.current = follower;
    return close;
  }, [reload]);
  const shown = JSON.stringify(viewer);
  useEffect(() => current.current?.setViewer(JSON.parse(shown) as Viewer | null), [shown]);
  const hasIdleLimit = isStaff(viewer);
  useEffect(() => (hasIdleLimit ? tellUse() : undefined), [hasIdleLimit]);
  const id = viewer?.id;
  useEffect(() => {
    if (id === undefined) return;
    let stop: (() => void) | undefined;
    const timer = setTimeout(() => {
      stop = liveHub().watch([userTopic(id)], () => current.current?.check());
    }, AFTER_LOAD_MS);
    return () => {
      clearTimeout(timer);
      stop?.();
    };
  }, [id]);
}
