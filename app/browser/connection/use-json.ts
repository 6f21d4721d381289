import { useEffect, useState } from 'react';

interface Answer<Value> {
  /** The address that it came from, or did not come from. */
  of: string | null;
  value: Value | null;
  failed: boolean;
}

async function readJson<Value>(address: string, signal: AbortSignal): Promise<Value> {
  const answer = await fetch(address, { signal, headers: { accept: 'application/json' } });
  if (!answer.ok) throw new Error(`it was answered with ${answer.status}`);
  return (await answer.json()) as Value;
}

/**
 * What an address answers, asked in the browser. While another address is asked, the value is still the last one's.
 * @param address null asks nothing
 * @param pauseMs how long the address must stand before it is asked, for what somebody is typing
 */
export function useJson<Value>(address: string | null, pauseMs = 0) {
  const [last, setLast] = useState<Answer<Value>>({ of: null, value: null, failed: false });
  useEffect(() => {
    if (address === null) return;
    const asking = new AbortController();
    const { signal } = asking;
    const readNow = async () => {
      try {
        const value = await readJson<Value>(address, signal);
        if (!signal.aborted) setLast({ of: address, value, failed: false });
      } catch (error) {
        if (signal.aborted) return;
        console.warn('An answer could not be read', error);
        setLast((before) => ({ ...before, of: address, failed: true }));
      }
    };
    const timer = setTimeout(() => void readNow(), pauseMs);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [address, pauseMs]);
  const isAsked = address !== null && last.of !== address;
  return { value: last.value, isReading: isAsked, hasFailed: !isAsked && address !== null && last.failed };
}
