import { useRef, useState } from 'react';
import { passwordLeast } from '#contract/accounts.ts';

/** Not known is not leaked: the form is not held up by a question that fails. */
async function askLeaked(password: string): Promise<boolean> {
  try {
    const body = new URLSearchParams({ password });
    const answer = await fetch('/auth/new-password', { method: 'POST', body });
    return answer.ok && ((await answer.json()) as { leaked: boolean }).leaked;
  } catch (error) {
    console.warn('A password could not be looked up', error);
    return false;
  }
}

/** Whether the password that was typed last stands in known breaches. Asked when its field is left, once for each. */
export function useLeaked(): { leaked: string | null; ask: (password: string) => void } {
  const [leaked, setLeaked] = useState<string | null>(null);
  const asked = useRef<string>(null);
  return {
    leaked,
    ask(password) {
      if (password.length < passwordLeast || asked.current === password) return;
      asked.current = password;
      void askLeaked(password).then((found) => found && setLeaked(password));
    },
  };
}
