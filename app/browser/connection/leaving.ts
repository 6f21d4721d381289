let leaving = false;

/** The session of this page has ended on purpose: it stands as it is until the browser is led away. */
export function beginLeaving(): void {
  leaving = true;
  // The browser's memory may bring the page back.
  const noteStayed = () => {
    leaving = false;
  };
  window.addEventListener('pageshow', noteStayed, { once: true });
}

/** Loading anything again would be answered to a visitor. */
export const isLeaving = (): boolean => leaving;
