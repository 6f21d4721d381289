import { connection } from '#app/browser/connection/connection.ts';

/** Of the notice that the server draws, hidden, for a page whose scripts cannot be loaded yet. */
export const earlyNoticeId = 'early-notice';

/** Shows the notice until there is a connection again. */
export async function waitForConnection(): Promise<void> {
  const notice = document.getElementById(earlyNoticeId);
  const answerPress = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button?.ariaLabel === 'Dismiss') notice?.setAttribute('hidden', '');
    else if (button) connection().tryAgain();
  };
  notice?.addEventListener('click', answerPress);
  notice?.removeAttribute('hidden');
  await connection().untilBack();
  notice?.removeEventListener('click', answerPress);
  notice?.setAttribute('hidden', '');
}
