import { type ChangeEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { useAct } from '#app/forms/use-act.ts';

type Act = Pick<ReturnType<typeof useAct>, 'submit' | 'isBusy' | 'answer'>;

/**
 * A choice from a list, sent with its form as it is made. One that is made while the last is under way waits for that
 * one's answer and the data after it: sent with the version from before, it would be refused as somebody else's change.
 *
 * What counts is what is drawn: until the answer is, the choice is under way, even if the fetcher's "busy" never was.
 * @param name of the field
 * @param current what the data say
 * @param onPending hears whether a choice waits for its answer
 */
export function useChoice(
  { submit, isBusy, answer }: Act,
  name: string,
  current: string,
  onPending?: (isPending: boolean) => void,
) {
  const [wanted, setWanted] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const sent = useRef<{ value: string; answerBefore: unknown } | null>(null);
  const choose = (value: string | null) => {
    setWanted(value);
    onPending?.(value !== null);
  };
  const goOn = useEffectEvent(() => {
    if (wanted === null) return;
    if (sent.current) {
      if (isBusy || answer === sent.current.answerBefore) return;
      const isLast = sent.current.value === wanted;
      sent.current = null;
      if (isLast) return choose(null);
    }
    sent.current = { value: wanted, answerBefore: answer };
    void submit(form.current, { method: 'post' });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of them may be what is waited for
  useEffect(() => goOn(), [wanted, isBusy, answer, current]);
  return {
    form,
    name,
    value: wanted ?? current,
    onChange: (event: ChangeEvent<HTMLSelectElement>) => choose(event.currentTarget.value),
  };
}
