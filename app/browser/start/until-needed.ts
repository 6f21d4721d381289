import { liveHub } from '#app/browser/live/live-hub.ts';
import { type SessionNews, sessionChannel } from '#app/browser/session/session-news.ts';
import { isSameBranding } from '#contract/site/branding.ts';
import { AFTER_LOAD_MS, drawnBranding, readBranding } from './branding.ts';

const touches = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'dragenter',
  'wheel',
  'keydown',
  'focusin',
  'input',
  'click',
] as const;

/** Listens with a signal that ends once the scripts are needed, and calls `need` when they are. */
type Watch = (need: () => void, signal: AbortSignal) => void;

/** False for the moves that browsers report of a pointer at rest, when the page changes under it. */
const isMove = (event: Event): boolean =>
  event.type !== 'pointermove' || !(event instanceof PointerEvent) || event.movementX !== 0 || event.movementY !== 0;

const watchTouches: Watch = (need, signal) => {
  const onTouch = (event: Event) => isMove(event) && need();
  for (const touch of touches) addEventListener(touch, onTouch, { capture: true, passive: true, signal });
  const isTouched = document.activeElement !== null && document.activeElement !== document.body;
  // An anchor in the address is where scripts lead, in their own time and to their own distance.
  if (isTouched || location.hash !== '') need();
};

/** Somebody signed in, in another tab. The other tabs hear that nobody is signed in here: somebody may just have signed out. */
const watchSession: Watch = (need, signal) => {
  const channel = new BroadcastChannel(sessionChannel);
  channel.postMessage({ kind: 'viewer', viewer: null } satisfies SessionNews);
  const startOnNews = ({ data }: MessageEvent<SessionNews>) => data.kind === 'viewer' && data.viewer && need();
  channel.addEventListener('message', startOnNews);
  signal.addEventListener('abort', () => channel.close());
};

/** The browser's memory brought the page back: it may be older than what the server has. */
const watchReturn: Watch = (_need, signal) =>
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload(), { signal });

/** A picture that does not load is replaced by the built-in one. */
const watchPicture = (url: string, need: () => void) =>
  Object.assign(new Image(), { referrerPolicy: 'no-referrer', onerror: need, src: url });

const watchBranding: Watch = (need, signal) => {
  const drawn = drawnBranding();
  for (const url of [drawn.logoUrl, drawn.faviconUrl]) if (url) watchPicture(url, need);
  const compareBranding = async () => {
    const now = await readBranding();
    if (now && !isSameBranding(now, drawn)) need();
  };
  const timer = setTimeout(() => {
    const stop = liveHub().watch(['branding-changes'], () => void compareBranding());
    signal.addEventListener('abort', stop);
  }, AFTER_LOAD_MS);
  signal.addEventListener('abort', () => clearTimeout(timer));
};

/** Resolves as soon as the page's scripts are needed: at the first touch, or when something changes that it shows. */
export function untilNeeded(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const over = new AbortController();
  const startNow = () => {
    over.abort();
    resolve();
  };
  for (const watch of [watchSession, watchReturn, watchBranding, watchTouches]) {
    if (over.signal.aborted) break;
    watch(startNow, over.signal);
  }
  return promise;
}
