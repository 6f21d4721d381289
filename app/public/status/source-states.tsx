import { useTexts } from '#app/language/texts.ts';
import { useLinks } from '#app/language/use-links.ts';
import { classes } from '#app/ui/classes.ts';
import text from '#app/ui/styles/text.module.css';
import { type KnownState, knownStates } from '#contract/sources/states.ts';
import styles from './status.module.css';
import { statusTexts } from './status.texts.ts';

/** Names are worth the room only of those that are not as they should be. */
const named: readonly KnownState[] = ['suspect', 'quarantined', 'probation', 'held'];

/** How many sources are in each state now, and which are in a bad one. */
export function SourceStates({ sources }: { sources: Record<KnownState, { id: string; name: string }[]> }) {
  const { sourceStates } = useTexts(statusTexts);
  const linkTo = useLinks();
  return (
    <dl className={classes(styles.states, text.small)}>
      {knownStates.map((state) => (
        <div key={state}>
          <dt>
            {sourceStates[state][0]} <span className={text.num}>{sources[state].length}</span>
          </dt>
          <dd>
            {sourceStates[state][1]}
            {named.includes(state) && sources[state].length > 0 && (
              <ul className={styles.names}>
                {sources[state].map(({ id, name }) => (
                  <li key={id}>
                    <a href={linkTo(`/sources?q=${id}#${id}`).to}>{name}</a>
                  </li>
                ))}
              </ul>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
