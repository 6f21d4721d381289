import { Link } from 'react-router';
import { classes } from '#app/ui/classes.ts';
import { VisuallyHidden } from '#app/ui/display/visually-hidden.tsx';
import text from '#app/ui/styles/text.module.css';
import type { LikelyProfile } from '#contract/identifiers/types.ts';
import styles from './identity.module.css';

/** Profiles under a user name that are likely the person's, with the reasons, and where they can say so. */
export function LikelyProfiles({ profiles = [] }: { profiles: readonly LikelyProfile[] | undefined }) {
  if (profiles.length === 0) return null;
  return (
    <ul className={classes(text.small, styles.likely)}>
      {profiles.map(({ scanId, finding, where, because }) => (
        <li key={finding}>
          The profile at <bdi>{where}</bdi> is likely yours. {because}{' '}
          <Link to={`/dashboard/scans/${scanId}/report#finding-${finding}`}>
            Is this you?<VisuallyHidden> The profile at {where}</VisuallyHidden>
          </Link>
        </li>
      ))}
    </ul>
  );
}
