import { useEffect, useState } from 'react';
import { beginLeaving } from '#app/browser/connection/leaving.ts';
import { useAct } from '#app/forms/use-act.ts';
import { useLanguage } from '#app/language/use-language.ts';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { noticeBeforeSignOutMs } from '#contract/accounts/profiles.ts';
import { addressIn } from '#contract/base/translated-pages.ts';

/** Leads the browser to the home page, signed out, once the notice has stood for its time. */
function useLeave(ended: boolean): void {
  const home = addressIn(useLanguage(), '/');
  useEffect(() => {
    if (!ended) return;
    beginLeaving();
    // A whole page: nothing of the account stays in the tab.
    const timer = setTimeout(() => window.location.assign(home), noticeBeforeSignOutMs);
    return () => clearTimeout(timer);
  }, [ended, home]);
}

/**
 * The form that ends an account, and the question before it: in a dialog, or without JavaScript on the page.
 * @param asked whether the question is in the address
 */
export function useEnding(intent: 'deactivate' | 'erase', asked: boolean) {
  const act = useAct({ intent });
  const hydrated = useHydrated();
  const [open, setOpen] = useState(asked);
  const ended = act.answer?.ok === true;
  useLeave(ended);
  return {
    act,
    ended,
    isOpen: hydrated && open && !ended,
    setOpen,
    isOnPage: asked && !hydrated && !ended,
  };
}
