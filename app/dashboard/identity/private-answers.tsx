import { useTexts } from '#app/language/texts.ts';
import { withLinks } from '#app/language/with-links.tsx';
import { classes } from '#app/ui/classes.ts';
import { Checkbox } from '#app/ui/controls/checkbox.tsx';
import text from '#app/ui/styles/text.module.css';
import type { SensitiveAnswer } from '#contract/sensitive/types.ts';
import styles from './identity.module.css';
import { privateTexts } from './private.texts.ts';

function Found({ answer: { site, topic, url, removal } }: { answer: SensitiveAnswer }) {
  const { topics, ifYours } = useTexts(privateTexts);
  return (
    <li>
      <p>
        <strong dir="auto">{site}</strong> <span className={classes(text.small, text.soft)}>{topics[topic]}</span>
      </p>
      {url && (
        <a href={url} rel="noreferrer nofollow" target="_blank" className={classes(text.small, text.evidence)}>
          {url}
        </a>
      )}
      {removal && <p className={text.small}>{ifYours(removal)}</p>}
    </li>
  );
}

/** Sites that did not find a profile. @param said of their names in brackets */
function Sites({ said, answers }: { said: (names: string) => string; answers: readonly SensitiveAnswer[] }) {
  if (answers.length === 0) return null;
  const names = answers.map(({ site }) => site).join(', ');
  return (
    <p className={text.small}>
      {withLinks(said(names), (words) => (
        <bdi>{words}</bdi>
      ))}
    </p>
  );
}

/** What the sites said, closed until it is opened, and on paper only where its person wants that. */
export function PrivateAnswers({ id, answers }: { id: string; answers: readonly SensitiveAnswer[] }) {
  const texts = useTexts(privateTexts);
  const answersIn = (state: SensitiveAnswer['state']) => answers.filter((one) => one.state === state);
  const found = answersIn('found');
  return (
    <details className={styles.private} id={`private-${id}`}>
      <summary>{texts.show}</summary>
      <div className={styles.record}>
        {answers.length === 0 && <p>{texts.noneCounts}</p>}
        {answers.length > 0 && (
          <p>{found.length === 0 ? texts.noProfile(answersIn('none').length) : texts.profiles(found.length)}</p>
        )}
        {found.length > 0 && (
          <ul className={styles.likely}>
            {found.map((one) => (
              <Found key={one.site} answer={one} />
            ))}
          </ul>
        )}
        <Sites said={texts.noProfileAt} answers={answersIn('none')} />
        <Sites said={texts.notChecked} answers={answersIn('unknown')} />
        <Checkbox label={texts.print} hint={texts.printHint} autoComplete="off" />
      </div>
    </details>
  );
}
