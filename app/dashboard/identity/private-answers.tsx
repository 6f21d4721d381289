import { classes } from '#app/ui/classes.ts';
import { Checkbox } from '#app/ui/controls/checkbox.tsx';
import { useFormats } from '#app/ui/formats.ts';
import text from '#app/ui/styles/text.module.css';
import type { SensitiveAnswer } from '#contract/sensitive/types.ts';
import type { SensitiveTopic } from '#contract/sources/listing.ts';
import styles from './identity.module.css';

const topicWords: Readonly<Record<SensitiveTopic, string>> = {
  adult: 'adult content',
  dating: 'dating',
  politics: 'politics',
  health: 'health',
  gambling: 'gambling',
};

function Found({ answer: { site, topic, url, removal } }: { answer: SensitiveAnswer }) {
  return (
    <li>
      <p>
        <strong dir="auto">{site}</strong> <span className={classes(text.small, text.soft)}>{topicWords[topic]}</span>
      </p>
      {url && (
        <a href={url} rel="noreferrer nofollow" target="_blank" className={classes(text.small, text.evidence)}>
          {url}
        </a>
      )}
      {removal && <p className={text.small}>If it is yours: {removal}.</p>}
    </li>
  );
}

function Sites({ title, answers }: { title: string; answers: readonly SensitiveAnswer[] }) {
  if (answers.length === 0) return null;
  return (
    <p className={text.small}>
      {title}: <bdi>{answers.map(({ site }) => site).join(', ')}</bdi>.
    </p>
  );
}

/** What the sites said, closed until it is opened, and on paper only where its person wants that. */
export function PrivateAnswers({ id, answers }: { id: string; answers: readonly SensitiveAnswer[] }) {
  const { plural } = useFormats();
  const answersIn = (state: SensitiveAnswer['state']) => answers.filter((one) => one.state === state);
  const found = answersIn('found');
  return (
    <details className={styles.private} id={`private-${id}`}>
      <summary>Show the answers</summary>
      <div className={styles.record}>
        {answers.length === 0 && <p>None of these sites passed its test, so that nothing they say would count.</p>}
        {answers.length > 0 && (
          <p>
            {found.length === 0
              ? `No public profile under this name was found at the ${plural(answersIn('none').length, 'site')} that answered.`
              : `A public profile under this name was found at ${plural(found.length, 'site')}. It need not be yours.`}
          </p>
        )}
        {found.length > 0 && (
          <ul className={styles.likely}>
            {found.map((one) => (
              <Found key={one.site} answer={one} />
            ))}
          </ul>
        )}
        <Sites title="No profile there" answers={answersIn('none')} />
        <Sites title="Not checked" answers={answersIn('unknown')} />
        <Checkbox label="Print these answers with this page" hint="They are left out otherwise." autoComplete="off" />
      </div>
    </details>
  );
}
