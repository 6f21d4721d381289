import { useEffect, useRef, useState } from 'react';
import { passwordLeast } from '#contract/accounts/accounts.ts';
import { isInRange, prefixLength } from '#contract/accounts/leaked-range.ts';
import { sha1 } from './sha1.ts';

/** Only the beginning of its hash leaves the browser. Not known is not leaked: a question that fails holds nobody up. */
async function askLeaked(password: string): Promise<boolean> {
  try {
    const hash = await sha1(password);
    const body = new URLSearchParams({ prefix: hash.slice(0, prefixLength) });
    const answer = await fetch('/auth/new-password', { method: 'POST', body });
    if (!answer.ok) return false;
    const { range } = (await answer.json()) as { range: string | null };
    return range !== null && isInRange(range, hash);
  } catch (error) {
    console.warn('A password could not be looked up', error);
    return false;
  }
}

/**
 * Whether a new password stands in known breaches. Asked once both fields hold the same, and once for each: nothing is
 * sent about what is still being typed.
 * @param again what the second field holds
 */
export function useLeaked(password: string, again: string): boolean {
  const [leaked, setLeaked] = useState<string | null>(null);
  const asked = useRef<string>(null);
  useEffect(() => {
    if (password.length < passwordLeast || password !== again || asked.current === password) return;
    asked.current = password;
    void askLeaked(password).then((found) => found && setLeaked(password));
  }, [password, again]);
  return leaked !== null && leaked === password;
}
