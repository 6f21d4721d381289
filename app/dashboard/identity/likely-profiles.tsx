import { Link } from 'react-router';
import { useTexts } from '#app/language/texts.ts';
import { withLinks } from '#app/language/with-links.tsx';
import { classes } from '#app/ui/classes.ts';
import { VisuallyHidden } from '#app/ui/display/visually-hidden.tsx';
import text from '#app/ui/styles/text.module.css';
import type { LikelyProfile } from '#contract/identifiers/types.ts';
import styles from './identity.module.css';
import { identityTexts } from './identity.texts.ts';

/** Profiles under a user name that are likely the person's, with the reasons, and where they can say so. */
export function LikelyProfiles({ profiles = [] }: { profiles: readonly LikelyProfile[] | undefined }) {
  const texts = useTexts(identityTexts);
  if (profiles.length === 0) return null;
  return (
    <ul className={classes(text.small, styles.likely)}>
      {profiles.map(({ scanId, finding, where, because }) => (
        <li key={finding}>
          {withLinks(texts.likely(where), (words) => (
            <bdi>{words}</bdi>
          ))}{' '}
          {because}{' '}
          <Link to={`/dashboard/scans/${scanId}/report#finding-${finding}`}>
            {texts.isThisYou}
            <VisuallyHidden> {texts.profileAt(where)}</VisuallyHidden>
          </Link>
        </li>
      ))}
    </ul>
  );
}
