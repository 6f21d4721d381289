/** The server looks no closer. */
const EVERY_MS = 60_000;
const acts = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

/**
 * Tells the server, once a minute at most, that somebody is at the page: reading and typing ask it for nothing, and
 * what the page loads by itself does not keep a session of staff alive. The returned function stops it.
 */
export function tellUse(): () => void {
  let toldAt = Date.now();
  const reportUse = ({ isTrusted }: Event) => {
    if (!isTrusted || Date.now() - toldAt < EVERY_MS) return;
    toldAt = Date.now();
    fetch('/auth/seen', { method: 'POST', keepalive: true }).catch((error: unknown) =>
      console.warn('The server could not be told that somebody is here', error),
    );
  };
  for (const act of acts) window.addEventListener(act, reportUse, { capture: true, passive: true });
  return () => {
    for (const act of acts) window.removeEventListener(act, reportUse, { capture: true });
  };
}
