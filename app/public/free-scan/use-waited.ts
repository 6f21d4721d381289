import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useLinks } from '#app/language/use-links.ts';
import type { MailedRequest, Waited } from '#contract/scans/waiting.ts';
import { watchOpening } from './watch-opening.ts';

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
  const linkTo = useLinks();
  const [waited, setWaited] = useState<Waited>({ state: 'waiting' });
  const tell = useEffectEvent((now: Waited) => {
    setWaited(now);
    if (now.state === 'here') void navigate(linkTo(`/scan/${now.scanId}`).to);
  });
  useEffect(() => {
    const { check, stop } = watchOpening({
      ask: (signal) => askWhetherOpened(mailed, signal),
      tell: (now) => tell(now),
      isHidden: () => document.hidden,
    });
    document.addEventListener('visibilitychange', check);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', check);
    };
  }, [mailed]);
  return waited;
}
