import { useState } from 'react';
import { useAct } from '#app/forms/use-act.ts';
import { useTexts } from '#app/language/texts.ts';
import { withLinks } from '#app/language/with-links.tsx';
import { classes } from '#app/ui/classes.ts';
import { Button } from '#app/ui/controls/button.tsx';
import field from '#app/ui/controls/field.module.css';
import { Field } from '#app/ui/controls/field.tsx';
import { SelectField } from '#app/ui/controls/select-field.tsx';
import { useFormats } from '#app/ui/formats.ts';
import { Card } from '#app/ui/layout/card.tsx';
import text from '#app/ui/styles/text.module.css';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { type CaseView, pictureTimes } from '#contract/removal/desk.ts';
import { caseTexts } from './case.texts.ts';
import { pictureTexts } from './picture.texts.ts';
import styles from './removals.module.css';

interface Taken {
  name: string;
  sha256: string;
}

/** @throws where the file cannot be read */
async function digestOf(file: File): Promise<Taken> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()));
  const sha256 = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return { name: file.name.slice(0, 200), sha256 };
}

function PictureForm({ one }: { one: CaseView }) {
  const texts = useTexts(pictureTexts);
  const { saving } = useTexts(caseTexts);
  const { longDate } = useFormats();
  const act = useAct({ intent: 'picture' });
  const [taken, setTaken] = useState<Taken | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const known = one.steps.find(({ picture }) => picture && picture.sha256 === taken?.sha256);
  const takeDigest = (file: File | undefined) => {
    setTaken(null);
    setFailure(null);
    if (file) digestOf(file).then(setTaken, () => setFailure(texts.unread));
  };
  return (
    <act.Form method="post" className={styles.form}>
      <input type="hidden" name="intent" value="picture" />
      <input type="hidden" name="name" value={taken?.name ?? ''} />
      <input type="hidden" name="sha256" value={taken?.sha256 ?? ''} />
      <SelectField
        label={texts.time}
        {...act.field('time', one.state === 'sent' ? 'before' : 'after')}
        options={pictureTimes.map((value) => ({ value, label: texts.times[value] }))}
      />
      <Field label={texts.file} error={failure}>
        {(control) => (
          <input
            {...control}
            data-part="input"
            className={field.input}
            type="file"
            accept="image/*,application/pdf"
            onChange={(event) => takeDigest(event.currentTarget.files?.[0])}
          />
        )}
      </Field>
      {known && (
        <p role="status">
          {withLinks(texts.known(longDate(known.at)), (date) => (
            <strong>{date}</strong>
          ))}
        </p>
      )}
      {act.failed && <p role="alert">{act.failed}</p>}
      <Button type="submit" disabled={!taken || known !== undefined} busy={act.isBusy} busyLabel={saving}>
        {texts.note}
      </Button>
    </act.Form>
  );
}

/** Pictures of the person's own, whose digests the log keeps: also for places that we cannot look at. */
export function CasePicture({ one }: { one: CaseView }) {
  const texts = useTexts(pictureTexts);
  const isHydrated = useHydrated();
  if (!isHydrated || !one.can.addPicture) return null;
  return (
    <Card
      id="pictures"
      head={
        <div className={styles.head}>
          <h2 className={text.displayXs}>{texts.title}</h2>
          <p className={classes(text.small, text.soft)}>{texts.lead}</p>
        </div>
      }
    >
      <div className={styles.body}>
        {window.isSecureContext ? (
          <PictureForm key={one.steps.length} one={one} />
        ) : (
          <p className={text.soft}>{texts.insecure}</p>
        )}
      </div>
    </Card>
  );
}
