import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { scanTopic, userTopic } from '#contract/base/live.ts';
import { createLiveHub } from './live-hub.ts';

const scan = scanTopic('1');
const alice = userTopic('a');

/** A browser whose streams do what the test says. */
function pretendBrowser() {
  const streams: (EventTarget & {
    address: string;
    readyState: number;
    OPEN: number;
    CLOSED: number;
    close(): void;
  })[] = [];
  let hidden = false;
  let showTab = () => {};
  const hub = createLiveHub({
    open(address) {
      const stream = Object.assign(new EventTarget(), {
        address,
        readyState: 1,
        OPEN: 1,
        CLOSED: 2,
        close() {
          stream.readyState = 2;
        },
      });
      streams.push(stream);
      return stream as unknown as EventSource;
    },
    isHidden: () => hidden,
    onVisibility: (listener) => {
      showTab = listener;
    },
  });
  return {
    hub,
    streams,
    open: () => streams.filter(({ readyState }) => readyState !== 2).map(({ address }) => address),
    say: (topic: string) =>
      streams.at(-1)?.dispatchEvent(Object.assign(new Event('message'), { data: JSON.stringify({ topic }) })),
    hide(value: boolean) {
      hidden = value;
      showTab();
    },
  };
}

/** Until the microtasks that the hub left behind are done. */
const settled = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the live updates of a tab', () => {
  it('come over one stream, whatever is watched, and reach who watches', async () => {
    const { hub, open, say } = pretendBrowser();
    const [one, other] = [vi.fn(), vi.fn()];
    hub.watch([alice], one);
    const stop = hub.watch([scan, alice], other);
    await settled();
    expect(open()).toEqual(['/live?topic=scan%3A1&topic=user%3Aa']);
    say(scan);
    say(alice);
    expect([one.mock.calls.length, other.mock.calls.length]).toEqual([1, 2]);
    stop();
    await settled();
    expect(open()).toEqual(['/live?topic=user%3Aa']);
  });

  it('need no stream when nothing is watched', async () => {
    const { hub, open, streams } = pretendBrowser();
    const stop = hub.watch([alice], vi.fn());
    stop();
    hub.watch([], vi.fn());
    await settled();
    expect([open(), streams.length]).toEqual([[], 0]);
  });

  it('rest while nobody looks, and catch up afterwards', async () => {
    const { hub, open, streams, hide } = pretendBrowser();
    const changed = vi.fn();
    hub.watch([alice], changed);
    await settled();
    hide(true);
    expect(open()).toEqual([]);
    hide(false);
    streams.at(-1)?.dispatchEvent(new Event('open'));
    expect([open().length, changed.mock.calls.length]).toEqual([1, 1]);
  });

  it('that came while a page was on its way are told when it begins to watch', async () => {
    const { hub, say } = pretendBrowser();
    hub.watch([alice], vi.fn());
    await settled();
    say(alice);
    await vi.advanceTimersByTimeAsync(100);
    const askedAt = performance.now();
    await vi.advanceTimersByTimeAsync(100);
    const before = vi.fn();
    hub.watch([alice], before, askedAt);
    say(alice);
    expect(before, 'the first came before the page was asked for').toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(100);
    const [page, other] = [vi.fn(), vi.fn()];
    hub.watch([alice], page, askedAt);
    hub.watch([scan], other, askedAt);
    expect([page.mock.calls.length, other.mock.calls.length]).toEqual([1, 0]);
  });

  it('that are refused make the page look at once, and are asked for again later', async () => {
    const { hub, streams } = pretendBrowser();
    const changed = vi.fn();
    hub.watch([alice], changed);
    await settled();
    streams[0]?.close();
    streams[0]?.dispatchEvent(new Event('error'));
    expect([changed.mock.calls.length, streams.length]).toEqual([1, 1]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(streams.length).toBe(2);
  });

  it('are heard of while the stream is open and says something now and then, and not otherwise', async () => {
    const { hub, streams } = pretendBrowser();
    expect(hub.isListening()).toBe(false);
    hub.watch([alice], vi.fn());
    await settled();
    expect(hub.isListening()).toBe(false);
    streams[0]?.dispatchEvent(new Event('open'));
    expect(hub.isListening()).toBe(true);
    await vi.advanceTimersByTimeAsync(30_000);
    streams[0]?.dispatchEvent(new Event('beat'));
    await vi.advanceTimersByTimeAsync(30_000);
    expect(hub.isListening()).toBe(true);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(hub.isListening()).toBe(false);
    streams[0]?.dispatchEvent(new Event('beat'));
    streams[0]?.close();
    expect(hub.isListening()).toBe(false);
  });

  it('that are only cut off are left to the browser', async () => {
    const { hub, streams } = pretendBrowser();
    hub.watch([alice], vi.fn());
    await settled();
    streams[0]?.dispatchEvent(new Event('error'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(streams.length).toBe(1);
  });
});
