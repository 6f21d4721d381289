import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Viewer } from '#contract/accounts/viewer.ts';
import { proves } from '#tests/proves.ts';
import { createSessionFollower, type SessionState } from './session-follower.ts';
import type { SessionNews } from './session-news.ts';

const alice: Viewer = { id: 'a', email: 'alice@example.com', fullName: 'Alice Archer', role: 'user' };
const bob: Viewer = { id: 'b', email: 'bob@example.com', fullName: 'Bob Baker', role: 'user' };
const MINUTE = 60_000;

/** A browser with one session and any number of tabs. */
function pretendBrowser() {
  let state: SessionState = { viewer: null, expiresAt: null };
  let turn = Promise.resolve();
  const calls = { ask: 0, renew: 0, fails: 0 };
  const tabs: { receive(news: SessionNews): void }[] = [];
  const answer = async () => {
    if (calls.fails-- > 0) throw new TypeError('fetch failed');
    return state;
  };
  return {
    calls,
    signIn(viewer: Viewer | null) {
      state = { viewer, expiresAt: viewer && Date.now() + 15 * MINUTE };
    },
    openTab() {
      const heard: SessionNews[] = [];
      const reload = vi.fn();
      const follower = createSessionFollower({
        post: (news) => {
          for (const tab of tabs) if (tab !== me) tab.receive(news);
        },
        reload,
        ask: () => {
          calls.ask++;
          return answer();
        },
        renew: () => {
          calls.renew++;
          state = { ...state, expiresAt: Date.now() + 15 * MINUTE };
          return answer();
        },
        inTurn: (work) => {
          turn = turn.then(work);
          return turn;
        },
        now: () => Date.now(),
        after(milliseconds, work) {
          const timer = setTimeout(work, milliseconds);
          return () => clearTimeout(timer);
        },
      });
      const me = {
        receive(news: SessionNews) {
          heard.push(news);
          follower.receive(news);
        },
      };
      tabs.push(me);
      return { follower, reload, heard };
    },
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a tab follows its session', () => {
  it('from signed out to signed in, renewed, and signed out again', proves('AUTH-009'), async () => {
    const browser = pretendBrowser();
    const [here, there] = [browser.openTab(), browser.openTab()];
    here.follower.setViewer(null);
    there.follower.setViewer(null);
    browser.signIn(alice);
    here.follower.setViewer(alice);
    await vi.advanceTimersByTimeAsync(10);
    expect(there.reload).toHaveBeenCalledTimes(1);
    there.follower.setViewer(alice);
    expect(here.reload).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(15 * MINUTE);
    expect(here.heard.concat(there.heard).some(({ kind }) => kind === 'renewed')).toBe(true);
    browser.signIn(null);
    here.follower.setViewer(null);
    await vi.advanceTimersByTimeAsync(10);
    expect(there.reload).toHaveBeenCalledTimes(2);
  });

  it('and one that came up late, with what was true before, is told', async () => {
    const browser = pretendBrowser();
    const [here, late] = [browser.openTab(), browser.openTab()];
    browser.signIn(alice);
    here.follower.setViewer(alice);
    late.follower.setViewer(null);
    await vi.advanceTimersByTimeAsync(100);
    expect(late.reload).toHaveBeenCalled();
    expect(here.reload).not.toHaveBeenCalled();
    late.follower.setViewer(alice);
    const asked = browser.calls.ask;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(browser.calls.ask).toBeLessThanOrEqual(asked + 1);
  });

  it('renews its token before it ends, once for all tabs, and reloads nothing', proves('AUTH-013'), async () => {
    const browser = pretendBrowser();
    const tabs = [browser.openTab(), browser.openTab(), browser.openTab()];
    browser.signIn(alice);
    for (const { follower } of tabs) follower.setViewer(alice);
    await vi.advanceTimersByTimeAsync(13.9 * MINUTE);
    expect(browser.calls.renew).toBe(0);
    await vi.advanceTimersByTimeAsync(0.2 * MINUTE);
    expect(browser.calls.renew).toBe(1);
    await vi.advanceTimersByTimeAsync(60 * MINUTE);
    expect(browser.calls.renew).toBe(5);
    for (const { reload } of tabs) expect(reload).not.toHaveBeenCalled();
  });

  it('that ended elsewhere: what the page shows is loaded anew', async () => {
    const browser = pretendBrowser();
    const { follower, reload } = browser.openTab();
    browser.signIn(alice);
    follower.setViewer(alice);
    await vi.advanceTimersByTimeAsync(10);
    expect(reload).not.toHaveBeenCalled();
    browser.signIn(null);
    follower.check();
    await vi.advanceTimersByTimeAsync(10);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('that became another role, name or person', async () => {
    const browser = pretendBrowser();
    const { follower, reload, heard } = browser.openTab();
    const other = browser.openTab();
    browser.signIn(alice);
    follower.setViewer(alice);
    browser.signIn({ ...alice, role: 'admin' });
    follower.check();
    await vi.advanceTimersByTimeAsync(10);
    expect(reload).toHaveBeenCalledTimes(1);
    browser.signIn(bob);
    other.follower.setViewer(bob);
    await vi.advanceTimersByTimeAsync(10);
    expect(heard).toEqual([{ kind: 'viewer', viewer: bob }]);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('without asking more than every two seconds, however much happens', async () => {
    const browser = pretendBrowser();
    const { follower } = browser.openTab();
    browser.signIn(alice);
    follower.setViewer(alice);
    for (let n = 0; n < 100; n++) {
      follower.check();
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(browser.calls.ask).toBeLessThanOrEqual(7);
  });

  it('through a connection that fails', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const browser = pretendBrowser();
    const { follower, reload } = browser.openTab();
    browser.signIn(alice);
    browser.calls.fails = 2;
    follower.setViewer(alice);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(browser.calls.ask).toBe(3);
    await vi.advanceTimersByTimeAsync(15 * MINUTE);
    expect(browser.calls.renew).toBe(1);
    expect(reload).not.toHaveBeenCalled();
  });

  it('until its page is left: nothing is asked, renewed or loaded after that', proves('CALL-010'), async () => {
    const browser = pretendBrowser();
    const { follower, reload } = browser.openTab();
    browser.signIn(alice);
    follower.setViewer(alice);
    await vi.advanceTimersByTimeAsync(10);
    follower.check();
    follower.stop();
    const before = { ...browser.calls };
    expect(before.ask).toBe(1);
    browser.signIn(bob);
    follower.receive({ kind: 'renewed', expiresAt: Date.now() + MINUTE });
    await vi.advanceTimersByTimeAsync(60 * MINUTE);
    expect(browser.calls).toEqual(before);
    expect(reload).not.toHaveBeenCalled();
  });

  it('and a visitor asks for nothing', async () => {
    const browser = pretendBrowser();
    const { follower } = browser.openTab();
    const other = browser.openTab();
    follower.setViewer(null);
    await vi.advanceTimersByTimeAsync(60 * MINUTE);
    expect(browser.calls).toMatchObject({ ask: 0, renew: 0 });
    expect(other.reload).not.toHaveBeenCalled();
    follower.stop();
  });
});
