import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import type { MailedRequest, Waited } from '#contract/scans/waiting.ts';

/** Milliseconds between two looks: at first, and after so long. */
const LOOK_MS = 3_000;
const LATER_LOOK_MS = 15_000;
const LATER_MS = 5 * 60_000;

async function askWhetherOpened({ email, since }: MailedRequest, signal: AbortSignal): Promise<Waited> {
  const answer = await fetch('/free-scan/waiting', {
    method: 'POST',
    body: new URLSearchParams({ email, since }),
    signal,
  });
  return answer.ok ? answer.json() : { state: 'waiting' };
}

/**
 * Waits until the mailed link is opened, while the page is looked at. In this browser it then goes to the scan; of
 * another one it says so.
 */
export function useWaited(mailed: MailedRequest): Waited {
  const navigate = useNavigate();
  const [waited, setWaited] = useState<Waited>({ state: 'waiting' });
  const take = useEffectEvent((now: Waited) => {
    setWaited(now);
    if (now.state === 'here') void navigate(`/scan/${now.scanId}`);
  });
  const isOver = waited.state !== 'waiting';
  useEffect(() => {
    if (isOver) return;
    const left = new AbortController();
    const began = Date.now();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async () => {
      clearTimeout(timer);
      if (document.hidden) return;
      try {
        take(await askWhetherOpened(mailed, left.signal));
      } catch {
        // No connection just now, or nobody waits any more: the next look tells.
      }
      if (!left.signal.aborted) timer = setTimeout(look, Date.now() - began < LATER_MS ? LOOK_MS : LATER_LOOK_MS);
    };
    timer = setTimeout(look, LOOK_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      left.abort();
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [mailed, isOver]);
  return waited;
}
