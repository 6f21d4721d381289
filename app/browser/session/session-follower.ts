import type { Viewer } from '#contract/accounts/viewer.ts';
import type { SessionNews } from './session-news.ts';

/** What /auth/session answers: whom the browser's cookies belong to now. */
export interface SessionState {
  viewer: Viewer | null;
  /** Milliseconds since 1970 at which the access token ends; null when there is none, or it was renewed just now. */
  expiresAt: number | null;
}

/** As much of the browser and the server as following a session needs. */
export interface SessionMeans {
  /** To the other tabs. */
  post(news: SessionNews): void;
  /** Loads the page's data again: guards then lead away whoever may not stay. */
  reload(): void;
  ask(): Promise<SessionState>;
  renew(): Promise<SessionState>;
  /** One tab at a time. */
  inTurn(work: () => Promise<void>): Promise<void>;
  now(): number;
  /** Calls back after so many milliseconds; the returned function stops it. */
  after(milliseconds: number, work: () => void): () => void;
}

export interface SessionFollower {
  /** The page shows this viewer now. */
  setViewer(viewer: Viewer | null): void;
  receive(news: SessionNews): void;
  /** Something may have happened: asks, at most every two seconds. */
  check(): void;
  stop(): void;
}

/** The access token is renewed this long before it ends, in milliseconds. */
const EARLY_MS = 60_000;
const LEAST_WAIT_MS = 1_000;
/** After a failed connection, or a session that was renewed by the very question. */
const RETRY_MS = 10_000;
const CHECK_EVERY_MS = 2_000;

const isSame = (one: Viewer | null, other: Viewer | null) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Keeps a tab in step with the session that it shares with the other tabs: signed out, signed in, renewed, signed out
 * again. A renewal reloads nothing, so that what is being typed stays.
 */
export function createSessionFollower(means: SessionMeans): SessionFollower {
  let shown: Viewer | null = null;
  let seen = false;
  let expiresAt: number | null = null;
  let stopRenewal = () => {};
  let stopCheck: (() => void) | null = null;
  let checkedAt = Number.NEGATIVE_INFINITY;
  let stopped = false;

  const scheduleRenewal = () => {
    stopRenewal();
    if (stopped || shown === null) return;
    const wait = expiresAt === null ? RETRY_MS : Math.max(LEAST_WAIT_MS, expiresAt - EARLY_MS - means.now());
    stopRenewal = means.after(wait, () => void (expiresAt === null ? askNow() : renewNow()));
  };
  const applyState = (state: SessionState) => {
    if (stopped) return;
    expiresAt = state.expiresAt;
    scheduleRenewal();
    if (!isSame(state.viewer, shown)) means.reload();
  };
  const runOrRetryLater = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      console.warn('The session could not be looked at', error);
      expiresAt = null;
      scheduleRenewal();
    }
  };
  const askNow = () => runOrRetryLater(async () => applyState(await means.ask()));
  /** Two tabs show different people: one of them is behind. If it is the other one, it is told. */
  const resolveDifference = () =>
    runOrRetryLater(async () => {
      const state = await means.ask();
      applyState(state);
      if (isSame(state.viewer, shown)) means.post({ kind: 'viewer', viewer: shown });
    });
  const renewNow = () =>
    runOrRetryLater(() =>
      means.inTurn(async () => {
        // While this tab waited for its turn, another one may have done it.
        if (stopped || expiresAt === null || expiresAt - EARLY_MS > means.now()) return;
        const state = await means.renew();
        applyState(state);
        if (state.expiresAt !== null) means.post({ kind: 'renewed', expiresAt: state.expiresAt });
      }),
    );

  return {
    setViewer(viewer) {
      if (seen && isSame(viewer, shown)) return;
      shown = viewer;
      seen = true;
      expiresAt = null;
      stopRenewal();
      means.post({ kind: 'viewer', viewer });
      if (viewer) void askNow();
    },
    receive(news) {
      if (news.kind === 'renewed') {
        expiresAt = news.expiresAt;
        scheduleRenewal();
      } else if (seen && !isSame(news.viewer, shown)) void resolveDifference();
    },
    check() {
      if (stopCheck) return;
      const wait = Math.max(0, checkedAt + CHECK_EVERY_MS - means.now());
      stopCheck = means.after(wait, () => {
        stopCheck = null;
        checkedAt = means.now();
        void askNow();
      });
    },
    stop() {
      stopped = true;
      stopRenewal();
      stopCheck?.();
    },
  };
}
