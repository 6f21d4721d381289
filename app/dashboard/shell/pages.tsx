import { useEffect, useState } from 'react';
import { Outlet, useLocation, useNavigation } from 'react-router';
import { useAwaited, useChosen } from '#app/browser/connection/connection-toast.tsx';
import { useReloadAfter } from '#app/browser/live/use-reload.ts';
import { failureTexts } from '#app/failure.texts.ts';
import { tellFailure } from '#app/failure.tsx';
import { isFailure } from '#app/forms/outcome.ts';
import { useTexts } from '#app/language/texts.ts';
import { buttonClass } from '#app/ui/controls/button.tsx';
import { EmptyState } from '#app/ui/display/empty-state.tsx';
import { Skeleton } from '#app/ui/display/skeleton.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import type { Route } from './+types/pages.ts';
import { dashboardTexts } from './dashboard.texts.ts';
import styles from './pages.module.css';

/** Sooner, a skeleton would only flicker. */
const SKELETON_MS = 300;

/** Whether the next page lets one wait. While the connection is away, the page one has is better than none. */
function useSlowNavigation(): boolean {
  const navigation = useNavigation();
  const { pathname } = useLocation();
  const to = useChosen() ?? (navigation.state === 'loading' ? navigation.location.pathname : pathname);
  const leaving = to !== pathname;
  const [slow, setSlow] = useState(false);
  const awaited = useAwaited();
  useEffect(() => {
    if (!leaving) return;
    const timer = setTimeout(() => setSlow(true), SKELETON_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [leaving]);
  return slow && leaving && !awaited;
}

/** Between the shell and its pages: what is shown while the next page is on its way. */
export default function Pages() {
  const slow = useSlowNavigation();
  const { loadingPage, loadingContent } = useTexts(dashboardTexts);
  return (
    <>
      {slow && (
        <>
          <Skeleton label={loadingPage} lines={[30, 45]} />
          <Card>
            <Skeleton label={loadingContent} lines={[100, 90, 95, 85, 92, 70]} />
          </Card>
        </>
      )}
      <div className={slow ? styles.left : styles.page}>
        <Outlet />
      </div>
    </>
  );
}

/** A page that fails leaves the shell standing. Plain links, so that "again" asks anew. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const failures = useTexts(failureTexts);
  const { back } = useTexts(dashboardTexts);
  const { title, text, kind, act } = tellFailure(error, failures);
  useReloadAfter(isFailure(error) ? error : null);
  return (
    <EmptyState
      as="h1"
      kind={kind}
      title={title}
      card
      action={
        <a
          data-part="button"
          className={buttonClass({ variant: 'primary' })}
          href={act === 'again' ? '' : '/dashboard'}
        >
          {act === 'again' ? failures.again : back}
        </a>
      }
    >
      <title>{title}</title>
      <p>{text}</p>
    </EmptyState>
  );
}
