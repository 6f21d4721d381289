import { isRouteErrorResponse } from 'react-router';
import { classes } from '#app/ui/classes.ts';
import { buttonClass } from '#app/ui/controls/button.tsx';
import { EmptyState } from '#app/ui/display/empty-state.tsx';
import { Logo } from '#app/ui/display/logo.tsx';
import page from '#app/ui/layout/page.module.css';
import textStyles from '#app/ui/styles/text.module.css';
import styles from './failure.module.css';

interface Told {
  title: string;
  text: string;
  kind: 'error' | 'not-found';
  act: 'home' | 'again';
}

const byStatus: Readonly<Record<number, Told>> = {
  401: {
    title: 'Please sign in',
    text: 'This page belongs to an account. You may have been signed out.',
    kind: 'not-found',
    act: 'home',
  },
  403: {
    title: 'This page is not open to you',
    text: 'Your account does not have access to it. Nothing has been changed.',
    kind: 'not-found',
    act: 'home',
  },
  404: {
    title: 'There is no page here',
    text: 'It may have moved, or the link may be mistyped.',
    kind: 'not-found',
    act: 'home',
  },
  410: {
    title: 'This page is gone',
    text: 'It was here, and it has been removed for good.',
    kind: 'not-found',
    act: 'home',
  },
  429: {
    title: 'That was a lot at once',
    text: 'Nothing is lost. Please wait a minute and try again.',
    kind: 'error',
    act: 'again',
  },
  503: {
    title: 'We cannot answer just now',
    text: 'What you have with us is safe; a part of the service is not reachable. Please try again in a minute.',
    kind: 'error',
    act: 'again',
  },
};

const refused: Told = {
  title: 'We could not do that',
  text: 'The request could not be understood. Nothing has been changed.',
  kind: 'error',
  act: 'home',
};
const broken: Told = {
  title: 'Something failed on our side',
  text: 'It has been recorded, and what you have with us is safe. Please try again.',
  kind: 'error',
  act: 'again',
};
const offline: Told = {
  title: 'We could not reach the service',
  text: 'Nothing is lost. Check that you are online, and try again.',
  kind: 'error',
  act: 'again',
};

/** A request of the browser that never got an answer: every engine throws a TypeError with words of its own. */
function isConnectionFailure(error: unknown): boolean {
  return error instanceof TypeError && /fetch|network|load failed/i.test(error.message);
}

/** What a person is told about whatever was thrown: what failed, what is safe, what to do. */
export function tellFailure(error: unknown): Told {
  if (isConnectionFailure(error)) return offline;
  if (!isRouteErrorResponse(error)) return broken;
  const told = byStatus[error.status] ?? (error.status < 500 ? refused : broken);
  const message: unknown = error.data?.message;
  return typeof message === 'string' && message ? { ...told, text: message } : told;
}

interface FailureProps {
  error: unknown;
  siteName: string;
  requestId: string | null;
}

/** Inside of a shell that stands. */
export function FailureText({ error, siteName, requestId }: FailureProps) {
  const { title, text, kind, act } = tellFailure(error);
  return (
    <>
      <title>{`${title} · ${siteName}`}</title>
      <EmptyState
        as="h1"
        kind={kind}
        title={title}
        action={
          <a data-part="button" className={buttonClass({ variant: 'primary' })} href={act === 'home' ? '/' : ''}>
            {act === 'home' ? 'Back home' : 'Try again'}
          </a>
        }
      >
        <p>{text}</p>
      </EmptyState>
      {requestId && kind === 'error' && (
        <p className={classes(textStyles.caption, textStyles.faint)}>
          If you write to us about this, quote <span className={textStyles.evidence}>{requestId}</span>
        </p>
      )}
    </>
  );
}

/** Stands alone: it asks nothing of the database, the session or any loader. Plain links, so that "again" asks anew. */
export function Failure(props: FailureProps) {
  return (
    <div className={styles.failure}>
      <header className={classes(page.page, styles.head)}>
        <Logo name={props.siteName} />
      </header>
      <main id="main" className={styles.main}>
        <FailureText {...props} />
      </main>
    </div>
  );
}
