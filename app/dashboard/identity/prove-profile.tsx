import { useAct } from '#app/forms/use-act.ts';
import { classes } from '#app/ui/classes.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { SelectField } from '#app/ui/controls/select-field.tsx';
import { useFormats } from '#app/ui/formats.ts';
import text from '#app/ui/styles/text.module.css';
import type { IdentifierView } from '#contract/identifiers/types.ts';
import styles from './identity.module.css';

interface ProveProfileProps {
  identifier: IdentifierView;
  /** Where a profile can be proven. */
  sites: readonly { id: string; name: string }[];
}

/** Which profiles under a user name are proven to be theirs. */
function Proven({ profiles }: Pick<IdentifierView, 'profiles'>) {
  const { longDate } = useFormats();
  return profiles.map(({ site, at }) => (
    <p key={site} className={text.small}>
      You proved that the profile at {site} is yours on <time dateTime={at}>{longDate(at)}</time>.
    </p>
  ));
}

/** The token that proves a profile, and the button that looks for it there. */
export function ProveProfile({ identifier: { id, value, record, profiles }, sites }: ProveProfileProps) {
  const act = useAct({ intent: 'profile', of: { id: id ?? '' } });
  if (id === null || record === null) return null;
  return (
    <>
      <Proven profiles={profiles} />
      {sites.length > 0 && (
        <details className={styles.prove}>
          <summary className={text.small}>Prove that a profile is yours</summary>
          <div className={styles.record}>
            <p className={text.small}>
              Put this token anywhere into the description of your profile under <bdi>{value}</bdi>, choose the site,
              and press Check Now. What is found on that profile is then proven to be yours. Afterwards you can take the
              token out again.
            </p>
            <code className={classes(text.evidence, styles.code)}>{record}</code>
            <act.Form className={styles.add} method="post">
              <input type="hidden" name="intent" value="profile" />
              <input type="hidden" name="id" value={id} />
              <SelectField
                {...act.field('source', sites[0]?.id ?? '')}
                label="Site of the profile"
                options={sites.map((site) => ({ value: site.id, label: site.name }))}
              />
              <Button type="submit" busy={act.isBusy} busyLabel="Asking…">
                Check Now
              </Button>
            </act.Form>
          </div>
        </details>
      )}
    </>
  );
}
