import { initials } from '#contract/accounts/viewer.ts';

/** At most two initials. Decorative: the name stands beside it. */
export function Avatar(person: { email: string; fullName: string | null }) {
  return (
    <span className="avatar" aria-hidden="true">
      {initials(person)}
    </span>
  );
}
