import { type ReactNode, StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { connection, patientFetch, staysWhileOffline } from '#app/browser/connection/connection.ts';
import { bringAhead, bringFiles, bringFormFiles } from '#app/browser/connection/route-files.ts';
import { rememberTyped } from '#app/browser/drafts/typed-early.ts';

const giveBack = rememberTyped();

/** Around the page, not beside it: what the server drew has no such neighbour, and ids would differ. */
function AfterHydration({ children }: { children: ReactNode }) {
  useEffect(() => {
    giveBack();
    // For whoever drives the page by a program: from here on what is pressed is answered by its scripts.
    document.documentElement.dataset.hydrated = '';
    void bringFormFiles();
  }, []);
  return children;
}

window.fetch = patientFetch(window.fetch.bind(window), connection());
const instrumentations = [staysWhileOffline(connection(), bringFiles)];
for (const begin of ['pointerover', 'focusin']) addEventListener(begin, bringAhead, { passive: true });

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <AfterHydration>
        <HydratedRouter instrumentations={instrumentations} />
      </AfterHydration>
    </StrictMode>,
  );
});
