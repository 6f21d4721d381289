import { TextAreaField } from '#app/ui/controls/text-field.tsx';
import text from '#app/ui/styles/text.module.css';
import type { BrokerLetter } from '#contract/brokers/types.ts';
import styles from './letter.module.css';

/** A letter to read and to take along. Nothing here sends it. */
export function Letter({ letter, email, name }: { letter: BrokerLetter; email: string | null; name: string }) {
  const query = new URLSearchParams({ subject: letter.subject, body: letter.text }).toString().replaceAll('+', '%20');
  return (
    <div className={styles.letter}>
      {letter.only && <p className={text.small}>{letter.only}</p>}
      <TextAreaField
        label={`Letter to ${name}`}
        hint={`Subject: ${letter.subject}`}
        defaultValue={letter.text}
        rows={12}
        lang={letter.language}
        readOnly
      />
      {email && (
        <p className={text.small}>
          <a href={`mailto:${email}?${query}`}>Open it in your mail program</a>, look it over, and send it from your own
          address.
        </p>
      )}
    </div>
  );
}
