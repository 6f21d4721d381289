import { useEffect, useState, useSyncExternalStore } from 'react';
import { browserTexts } from '#app/browser/browser.texts.ts';
import { earlyNoticeId } from '#app/browser/start/shortage.ts';
import { useTexts } from '#app/language/texts.ts';
import { Toast } from '#app/ui/overlays/toast.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { connection } from './connection.ts';

const subscribeNobody = () => () => {};

function useConnection<Value>(read: () => Value, otherwise: Value): Value {
  const inBrowser = typeof window !== 'undefined';
  return useSyncExternalStore(inBrowser ? connection().subscribe : subscribeNobody, read, () => otherwise);
}

/** Whether a page waits for the connection. */
export const useAwaited = (): boolean => useConnection(() => connection().isAwaited(), false);

/** Where somebody wants to go who cannot even begin to. Null: nowhere. */
export const useChosen = (): string | null => useConnection(() => connection().chosen, null);

/** Says, where this is drawn, in its own words what could not be read. */
export function useWordsOfFailure(words: string): void {
  useEffect(() => {
    connection().setWords(words);
    return () => connection().setWords(null);
  }, [words]);
}

/** Says that a form is on its way. It goes away with the answer. */
export function SlowToast() {
  const texts = useTexts(browserTexts);
  const isSlow = useConnection(() => connection().isSlow, false);
  const [dismissed, setDismissed] = useState(false);
  useEffect(() => {
    if (!isSlow) setDismissed(false);
  }, [isSlow]);
  if (!isSlow || dismissed) return null;
  return (
    <Toast
      variant="success"
      quiet
      title={texts.slow}
      description={texts.slowText}
      onDismiss={() => setDismissed(true)}
    />
  );
}

const noDismissal = () => {};

/** Stands in a page that waits for its scripts: hidden, until they are wanted and do not come (start/shortage.ts). */
function EarlyNotice() {
  const texts = useTexts(browserTexts);
  return (
    <div id={earlyNoticeId} hidden>
      <Toast
        variant="success"
        quiet
        title={texts.notAll}
        description={texts.notAllText}
        act={{ label: texts.tryAgain, onClick: noDismissal }}
        onDismiss={noDismissal}
      />
    </div>
  );
}

/** Says why the page one asked for does not come. It goes away by itself when the connection is back. */
export function ConnectionToast() {
  const texts = useTexts(browserTexts);
  const hydrated = useHydrated();
  const awaited = useAwaited();
  const isFormAwaited = useConnection(() => connection().isFormAwaited(), false);
  const words = useConnection(() => connection().words, null);
  const [dismissed, setDismissed] = useState(false);
  useEffect(() => {
    if (!awaited) setDismissed(false);
  }, [awaited]);
  if (!hydrated) return <EarlyNotice />;
  if (!awaited || dismissed) return null;
  if (isFormAwaited)
    return (
      <Toast
        variant="success"
        quiet
        title={navigator.onLine ? texts.notSent : texts.offline}
        description={texts.formWaits}
        act={{ label: texts.stop, onClick: connection().forms.stopAll }}
        onDismiss={() => setDismissed(true)}
      />
    );
  const told = words
    ? ({
        variant: 'destructive',
        title: texts.error,
        description: `${words.replace(/\.?$/, '.')} ${texts.back}`,
      } as const)
    : ({
        variant: 'success',
        quiet: true,
        title: navigator.onLine ? texts.notAll : texts.offline,
        description: texts.nothingLost(texts.back),
      } as const);
  return (
    <Toast
      {...told}
      act={{ label: texts.tryAgain, onClick: connection().tryAgain }}
      onDismiss={() => setDismissed(true)}
    />
  );
}
