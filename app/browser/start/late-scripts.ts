import { bringAll, loadWhenConnected } from '#app/browser/connection/load-late.ts';
import { forgetOthers } from '#app/browser/drafts/kept.ts';
import { wakeParts } from './early-parts.ts';
import { holdFiles } from './held-files.ts';
import { holdPresses } from './held-presses.ts';
import { waitForConnection } from './shortage.ts';
import { followTheme } from './still-theme.ts';
import { untilNeeded } from './until-needed.ts';

/** The scripts that the server has let wait; null on a page whose scripts run at once. */
export const findLateScripts = (): HTMLScriptElement | null => document.querySelector('script[data-files]');

/** The same as React Router writes into a page whose scripts do not wait. */
function runScripts(late: HTMLScriptElement): void {
  const script = document.createElement('script');
  const { nonce, textContent } = late;
  Object.assign(script, { type: 'module', async: true, nonce, textContent });
  late.replaceWith(script);
}

export interface StartedLate {
  /** To be called before React takes over. */
  handOver(): void;
  /** To be called when it has. */
  finish(): void;
}

/**
 * Starts the scripts of a page as soon as somebody touches it. What is pressed before they answer is held, and pressed
 * again once they do; where they never come, it is the browser that answers, as without scripts.
 */
export function startWhenTouched(late: HTMLScriptElement): StartedLate {
  // Scripts wait where nobody is signed in.
  forgetOthers(null);
  const presses = holdPresses();
  const chosen = holdFiles();
  wakeParts();
  const theme = followTheme();
  const files = late.dataset.files?.split(' ') ?? [];
  void untilNeeded()
    .then(() => loadWhenConnected(() => bringAll(files), waitForConnection))
    .then(() => runScripts(late), presses.giveUp);
  return {
    handOver: theme.handOver,
    finish() {
      theme.stop();
      chosen.release();
      presses.release();
    },
  };
}
