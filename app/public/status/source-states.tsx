import { classes } from '#app/ui/classes.ts';
import text from '#app/ui/styles/text.module.css';
import { type KnownState, knownStates, sourceStateLabel, sourceStateMeaning } from '#contract/sources/states.ts';
import styles from './status.module.css';

/** Names are worth the room only of those that are not as they should be. */
const named: readonly KnownState[] = ['suspect', 'quarantined', 'probation', 'held'];

/** How many sources are in each state now, and which are in a bad one. */
export function SourceStates({ sources }: { sources: Record<KnownState, { id: string; name: string }[]> }) {
  return (
    <dl className={classes(styles.states, text.small)}>
      {knownStates.map((state) => (
        <div key={state}>
          <dt>
            {sourceStateLabel[state]} <span className={text.num}>{sources[state].length}</span>
          </dt>
          <dd>
            {sourceStateMeaning[state]}
            {named.includes(state) && sources[state].length > 0 && (
              <ul className={styles.names}>
                {sources[state].map(({ id, name }) => (
                  <li key={id}>
                    <a href={`/sources?q=${id}#${id}`}>{name}</a>
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
