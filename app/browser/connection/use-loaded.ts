import { type ComponentType, useState } from 'react';
import { browserTexts } from '#app/browser/browser.texts.ts';
import { shownLanguage } from '#app/language/use-language.ts';
import { pushToast } from '#app/ui/overlays/push-toast.ts';

export function tellNotLoaded(error: unknown): void {
  console.warn('A part of the page could not be loaded', error);
  void browserTexts.in(shownLanguage()).then(({ error: title, notOpened: description }) => {
    pushToast({ variant: 'destructive', title, description });
  });
}

/**
 * A part of the page that is loaded when it is first asked for. Where it does not come, the page says so and stays as
 * it is: `lazy` would take the page away.
 * @returns the part, null until it is here; and what asks for it, telling `then` when it is here
 */
export function useLoaded<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): [ComponentType<Props> | null, ask: (then: () => void) => void] {
  const [part, setPart] = useState<ComponentType<Props> | null>(null);
  const ask = (then: () => void) =>
    void load().then((loaded) => {
      setPart(() => loaded.default);
      then();
    }, tellNotLoaded);
  return [part, ask];
}
