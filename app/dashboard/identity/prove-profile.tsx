import { useAct } from '#app/forms/use-act.ts';
import { useTexts } from '#app/language/texts.ts';
import { withLinks } from '#app/language/with-links.tsx';
import { classes } from '#app/ui/classes.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { SelectField } from '#app/ui/controls/select-field.tsx';
import { useFormats } from '#app/ui/formats.ts';
import text from '#app/ui/styles/text.module.css';
import type { IdentifierView } from '#contract/identifiers/types.ts';
import styles from './identity.module.css';
import { identityTexts } from './identity.texts.ts';

interface ProveProfileProps {
  identifier: IdentifierView;
  /** Where a profile can be proven. */
  sites: readonly { id: string; name: string }[];
}

/** Which profiles under a user name are proven to be theirs. */
function Proven({ profiles }: Pick<IdentifierView, 'profiles'>) {
  const { profile } = useTexts(identityTexts);
  const { longDate } = useFormats();
  return profiles.map(({ site, at }) => (
    <p key={site} className={text.small}>
      {withLinks(profile.proven(site, longDate(at)), (date) => (
        <time dateTime={at}>{date}</time>
      ))}
    </p>
  ));
}

/** The token that proves a profile, and the button that looks for it there. */
export function ProveProfile({ identifier: { id, value, record, profiles }, sites }: ProveProfileProps) {
  const { profile, checkNow, asking } = useTexts(identityTexts);
  const act = useAct({ intent: 'profile', of: { id: id ?? '' } });
  if (id === null || record === null) return null;
  return (
    <>
      <Proven profiles={profiles} />
      {sites.length > 0 && (
        <details className={styles.prove}>
          <summary className={text.small}>{profile.title}</summary>
          <div className={styles.record}>
            <p className={text.small}>
              {withLinks(profile.how(value), (username) => (
                <bdi>{username}</bdi>
              ))}
            </p>
            <code className={classes(text.evidence, styles.code)}>{record}</code>
            <act.Form className={styles.add} method="post">
              <input type="hidden" name="intent" value="profile" />
              <input type="hidden" name="id" value={id} />
              <SelectField
                {...act.field('source', sites[0]?.id ?? '')}
                label={profile.site}
                options={sites.map((site) => ({ value: site.id, label: site.name }))}
              />
              <Button type="submit" busy={act.isBusy} busyLabel={asking}>
                {checkNow}
              </Button>
            </act.Form>
          </div>
        </details>
      )}
    </>
  );
}
