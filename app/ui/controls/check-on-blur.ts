import { type FocusEvent, type InputEvent, useState } from 'react';

type Control = HTMLInputElement | HTMLTextAreaElement;

/**
 * Says what is wrong when the person leaves the control, and follows their typing from then on. The server's
 * answer stands until the value is touched.
 */
export function useCheck(fromServer: string | null | undefined, check: ((value: string) => string | null) | undefined) {
  const [seen, setSeen] = useState(fromServer);
  const [error, setError] = useState(fromServer ?? null);
  if (seen !== fromServer) {
    setSeen(fromServer);
    setError(fromServer ?? null);
  }
  if (!check) return { error: fromServer ?? null, on: {} };
  return {
    error,
    on: {
      onBlur: (event: FocusEvent<Control>) =>
        event.currentTarget.value !== '' && setError(check(event.currentTarget.value)),
      onInput: (event: InputEvent<Control>) => error !== null && setError(check(event.currentTarget.value)),
    },
  };
}
