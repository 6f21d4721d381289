import styles from '#app/failure.module.css';
import { failureTexts } from '#app/failure.texts.ts';
import { useTexts } from '#app/language/texts.ts';
import { withLinks } from '#app/language/with-links.tsx';
import { ButtonLink } from '#app/ui/controls/button.tsx';
import { EmptyState } from '#app/ui/display/empty-state.tsx';
import text from '#app/ui/styles/text.module.css';

/** What the guard of the panel says to somebody without the role. */
export interface AccessDeniedData {
  accessDenied: { email: string; role: string | null };
}

export function isAccessDenied(value: unknown): value is AccessDeniedData {
  return typeof value === 'object' && value !== null && 'accessDenied' in value;
}

/** Shown when the role is lost while the panel is open; on the way in, the guard leads elsewhere. */
export function AccessDenied({ email, role }: AccessDeniedData['accessDenied']) {
  const { denied } = useTexts(failureTexts);
  return (
    <main id="main" className={styles.main}>
      <title>{denied.pageTitle}</title>
      <EmptyState
        as="h1"
        kind="not-found"
        card
        title={denied.title}
        action={
          <ButtonLink variant="primary" to="/dashboard">
            {denied.dashboard}
          </ButtonLink>
        }
      >
        <p>{denied.who}</p>
        <p>
          {withLinks(
            denied.signedIn(email, role),
            (words) => (
              <span className={text.evidence}>{words}</span>
            ),
            (words) => (
              <strong>{words}</strong>
            ),
          )}
        </p>
      </EmptyState>
    </main>
  );
}
