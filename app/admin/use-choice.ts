import { type ChangeEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { useAct } from './use-act.ts';

/**
 * A choice from a list, sent with its form as it is made. One that is made while the last is under way waits for the
 * page's new data: sent with the version from before, it would be refused as somebody else's change.
 * @param name of the field
 * @param current what the data say
 */
export function useChoice({ submit, isBusy, sent }: ReturnType<typeof useAct>, name: string, current: string) {
  const [next, setNext] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const isSent = useRef(false);
  const send = useEffectEvent(() => {
    isSent.current = true;
    void submit(form.current, { method: 'post' });
  });
  useEffect(() => {
    if (next === null) return;
    if (!isSent.current && !isBusy) send();
    else if (isSent.current && (isBusy || next === current)) setNext(null);
  }, [next, isBusy, current]);
  return {
    form,
    value: next ?? String(sent?.get(name) ?? current),
    onChange(event: ChangeEvent<HTMLSelectElement>) {
      isSent.current = false;
      setNext(event.currentTarget.value);
    },
  };
}
