import { isRouteErrorResponse } from 'react-router';
import { useTexts } from '#app/language/texts.ts';
import { useLinks } from '#app/language/use-links.ts';
import { classes } from '#app/ui/classes.ts';
import { buttonClass } from '#app/ui/controls/button.tsx';
import { EmptyState } from '#app/ui/display/empty-state.tsx';
import { Logo } from '#app/ui/display/logo.tsx';
import page from '#app/ui/layout/page.module.css';
import textStyles from '#app/ui/styles/text.module.css';
import type { Texts } from '#contract/base/texts.ts';
import styles from './failure.module.css';
import type english from './failure.texts.en.ts';
import { failureTexts } from './failure.texts.ts';

type FailureTexts = Texts<typeof english>;

interface Told {
  title: string;
  text: string;
  kind: 'error' | 'not-found';
  act: 'home' | 'again';
}

type Kind = Exclude<keyof FailureTexts, 'home' | 'again' | 'quote' | 'denied' | 'demo' | 'demoText'>;

const byStatus: ReadonlyMap<number, Kind> = new Map([
  [401, 'signIn'],
  [403, 'forbidden'],
  [404, 'missing'],
  [410, 'gone'],
  [429, 'tooMuch'],
  [503, 'away'],
]);

/** What can be tried again; after all others one goes home. */
const again: readonly Kind[] = ['tooMuch', 'away', 'broken', 'offline'];

/** A request of the browser that never got an answer: every engine throws a TypeError with words of its own. */
function isConnectionFailure(error: unknown): boolean {
  return error instanceof TypeError && /fetch|network|load failed/i.test(error.message);
}

function kindOf(error: unknown): Kind {
  if (isConnectionFailure(error)) return 'offline';
  if (!isRouteErrorResponse(error)) return 'broken';
  return byStatus.get(error.status) ?? (error.status < 500 ? 'refused' : 'broken');
}

/** What a person is told about whatever was thrown: what failed, what is safe, what to do. */
export function tellFailure(error: unknown, texts: FailureTexts): Told {
  const kind = kindOf(error);
  const [title, text] = texts[kind];
  const isAgain = again.includes(kind);
  const looks = {
    kind: isAgain || kind === 'refused' ? 'error' : 'not-found',
    act: isAgain ? 'again' : 'home',
  } as const;
  const message: unknown = isRouteErrorResponse(error) ? error.data?.message : null;
  return { title, text: typeof message === 'string' && message ? message : text, ...looks };
}

interface FailureProps {
  error: unknown;
  siteName: string;
  requestId: string | null;
}

/** Inside of a shell that stands. */
export function FailureText({ error, siteName, requestId }: FailureProps) {
  const texts = useTexts(failureTexts);
  const linkTo = useLinks();
  const { title, text, kind, act } = tellFailure(error, texts);
  return (
    <>
      <title>{`${title} · ${siteName}`}</title>
      <EmptyState
        as="h1"
        kind={kind}
        title={title}
        action={
          <a
            data-part="button"
            className={buttonClass({ variant: 'primary' })}
            href={act === 'home' ? linkTo('/').to : ''}
          >
            {act === 'home' ? texts.home : texts.again}
          </a>
        }
      >
        <p>{text}</p>
      </EmptyState>
      {requestId && kind === 'error' && (
        <p className={classes(textStyles.caption, textStyles.faint)}>
          {texts.quote} <span className={textStyles.evidence}>{requestId}</span>
        </p>
      )}
    </>
  );
}

/** Stands alone: it asks nothing of the database, the session or any loader. Plain links, so that "again" asks anew. */
export function Failure(props: FailureProps) {
  const linkTo = useLinks();
  return (
    <div className={styles.failure}>
      <header className={classes(page.page, styles.head)}>
        <Logo name={props.siteName} to={linkTo('/').to} />
      </header>
      <main id="main" className={styles.main}>
        <FailureText {...props} />
      </main>
    </div>
  );
}
