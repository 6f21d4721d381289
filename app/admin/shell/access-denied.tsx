import styles from '#app/failure.module.css';
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
  return (
    <main id="main" className={styles.main}>
      <title>Access Denied · Admin Panel</title>
      <EmptyState
        as="h1"
        kind="not-found"
        card
        title="Access Denied"
        action={
          <ButtonLink variant="primary" to="/dashboard">
            Dashboard
          </ButtonLink>
        }
      >
        <p>Only admin or assistant roles may enter.</p>
        <p>
          You are signed in as <span className={text.evidence}>{email}</span> with the role{' '}
          <strong>{role ?? 'user'}</strong>.
        </p>
      </EmptyState>
    </main>
  );
}
