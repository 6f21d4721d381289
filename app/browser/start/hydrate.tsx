import { type ReactNode, StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { connection, staysWhileOffline } from '#app/browser/connection/connection.ts';
import { forgetForm } from '#app/browser/connection/open-page.ts';
import { patientFetch } from '#app/browser/connection/patient-fetch.ts';
import { bringAhead, bringFiles, bringFormFiles } from '#app/browser/connection/route-files.ts';
import { textsReady } from '#app/language/texts.ts';
import { isClosedPage } from '#contract/site/closed-pages.ts';
import { keepPageClosed } from './closed-page.ts';
import { keepFocus } from './keep-focus.ts';

/** Around the page, not beside it: what the server drew has no such neighbour, and ids would differ. */
function AfterHydration({ onDone, children }: { onDone: () => void; children: ReactNode }) {
  useEffect(() => {
    onDone();
    // For whoever drives the page by a program: from here on what is pressed is answered by its scripts.
    document.documentElement.dataset.hydrated = '';
    void bringFormFiles();
  }, [onDone]);
  return children;
}

/** Resolves once the page can be drawn here, so that React finds all of it at once. */
export const pageReady = (): Promise<void> => textsReady();

/** React takes the page over. @param onDone when it has */
export function hydratePage(onDone: () => void): void {
  window.fetch = patientFetch(window.fetch.bind(window), connection());
  const instrumentations = [staysWhileOffline(connection(), bringFiles, forgetForm)];
  keepFocus();
  if (isClosedPage(location.pathname)) keepPageClosed();
  for (const begin of ['pointerover', 'focusin']) addEventListener(begin, bringAhead, { passive: true });
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <AfterHydration onDone={onDone}>
          <HydratedRouter instrumentations={instrumentations} />
        </AfterHydration>
      </StrictMode>,
    );
  });
}
