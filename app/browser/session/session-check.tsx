import { useLocation, useNavigation } from 'react-router';
import { browserTexts } from '#app/browser/browser.texts.ts';
import { useAwaited, useChosen } from '#app/browser/connection/connection-toast.tsx';
import { useTexts } from '#app/language/texts.ts';
import { Waiting } from '#app/ui/display/spinner.tsx';
import styles from './session-check.module.css';

const guarded = /^\/(?:dashboard|admin|profile|billing|settings)(?:\/|$)/;
const areaOf = (pathname: string): string | null => guarded.exec(pathname)?.[0].replaceAll('/', '') ?? null;

/**
 * Whether a way from one page to another leads into an area of people with an account, so that the session has to be
 * looked at first. Inside an area its own shell shows that a page is on its way.
 */
const entersGuarded = (from: string, to: string): boolean => areaOf(to) !== null && areaOf(to) !== areaOf(from);

/** Stands over the page until the server has said whether one may go on. */
export function SessionCheck() {
  const texts = useTexts(browserTexts);
  const navigation = useNavigation();
  const { pathname } = useLocation();
  const to = useChosen() ?? (navigation.state === 'loading' ? navigation.location.pathname : pathname);
  if (useAwaited() || !entersGuarded(pathname, to)) return null;
  return (
    <div className={styles.sessionCheck}>
      <Waiting>{texts.checkingSession}</Waiting>
    </div>
  );
}
