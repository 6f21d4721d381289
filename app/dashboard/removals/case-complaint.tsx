import { ChevronDown } from 'lucide-react';
import { useAct } from '#app/forms/use-act.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { SelectField } from '#app/ui/controls/select-field.tsx';
import { TextField } from '#app/ui/controls/text-field.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import text from '#app/ui/styles/text.module.css';
import { type AuthorityView, complaintLanguage } from '#contract/removal/authority.ts';
import { type CaseView, casePath } from '#contract/removal/desk.ts';
import { languageLabel } from '#contract/removal/desk-words.ts';
import styles from './removals.module.css';

function Authorities({ authorities }: { authorities: readonly AuthorityView[] }) {
  return (
    <ul className={styles.ways}>
      {authorities.map(({ id, name, url, email, postal, language }) => (
        <li key={id} lang={language ?? undefined}>
          {url ? (
            <a href={url} rel="noreferrer nofollow" target="_blank">
              {name}
            </a>
          ) : (
            name
          )}
          {[email, postal].map((way) => way && `, ${way}`)}
        </li>
      ))}
    </ul>
  );
}

function AuthorityForm({ authorities, today }: { authorities: readonly AuthorityView[]; today: string }) {
  const act = useAct({ intent: 'authority' });
  const [first] = authorities;
  return (
    <act.Form method="post" className={styles.form}>
      <input type="hidden" name="intent" value="authority" />
      <div className={styles.pair}>
        {first ? (
          <SelectField
            label="Authority"
            {...act.field('name', first.name)}
            options={authorities.map(({ name }) => ({ value: name, label: name }))}
          />
        ) : (
          <TextField label="Authority" required maxLength={200} {...act.field('name', '')} />
        )}
        <TextField label="On which day" type="date" max={today} required {...act.field('on', today)} />
      </div>
      <Button type="submit" busy={act.isBusy} busyLabel="Saving…">
        I have complained
      </Button>
    </act.Form>
  );
}

/** Where to go with a bad answer, or none: to the company where the law says so first, then to the authority. */
export function CaseComplaint({
  one,
  authorities,
  today,
}: {
  one: CaseView;
  authorities: readonly AuthorityView[];
  today: string;
}) {
  const complained = one.steps.some(({ letter }) => letter?.purpose === 'complaint');
  return (
    <Card>
      <details className={styles.more}>
        <summary>
          If they refuse, or do not answer
          <ChevronDown aria-hidden="true" />
        </summary>
        <div className={styles.body}>
          {one.complainsFirst && !complained && (
            <p>
              Where you live, the company hears the complaint first. Choose “Complaint to them” as the kind of letter,
              and go on to the authority if that does not help.
            </p>
          )}
          <p>
            <a href={`${casePath(one.id)}/complaint.pdf`} download>
              Everything for the authority (PDF)
            </a>
            : your letters, the dates, their answers as you noted them, and what you ask for. It is written in{' '}
            {languageLabel[complaintLanguage(authorities)]}. Nothing is sent for you.
          </p>
          {authorities.length > 1 && <p>It is the one of the state where you live, or where the company is.</p>}
          <Authorities authorities={authorities} />
          {authorities.length === 0 && (
            <p className={text.soft}>
              We know no authority for where you live. Its privacy regulator or attorney general can help.
            </p>
          )}
          <AuthorityForm authorities={authorities} today={today} />
        </div>
      </details>
    </Card>
  );
}
