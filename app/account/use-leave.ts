import { useEffect } from 'react';
import { beginLeaving } from '#app/ui/leaving.ts';
import { noticeBeforeSignOutMs } from '#contract/customers.ts';

/** Leads the browser to the home page, signed out, once the notice has stood for its time. */
export function useLeave(ended: boolean): void {
  useEffect(() => {
    if (!ended) return;
    beginLeaving();
    // A whole page: nothing of the account stays in the tab.
    const timer = setTimeout(() => window.location.assign('/'), noticeBeforeSignOutMs);
    return () => clearTimeout(timer);
  }, [ended]);
}
