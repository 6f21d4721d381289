import { initials } from '#contract/accounts/viewer.ts';
import styles from './avatar.module.css';

/** At most two initials. Decorative: the name stands beside it. */
export function Avatar(person: { email: string; fullName: string | null }) {
  return (
    <span className={styles.avatar} aria-hidden="true">
      {initials(person)}
    </span>
  );
}
