import { ChevronDown } from 'lucide-react';
import { useAct } from '#app/forms/use-act.ts';
import { useTexts } from '#app/language/texts.ts';
import { withLinks } from '#app/language/with-links.tsx';
import { Button } from '#app/ui/controls/button.tsx';
import { SelectField } from '#app/ui/controls/select-field.tsx';
import { TextField } from '#app/ui/controls/text-field.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import text from '#app/ui/styles/text.module.css';
import { type AuthorityView, complaintLanguage } from '#contract/removal/authority.ts';
import { type CaseView, casePath } from '#contract/removal/desk.ts';
import { caseTexts } from './case.texts.ts';
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
  const { complaint, saving } = useTexts(caseTexts);
  const act = useAct({ intent: 'authority' });
  const [first] = authorities;
  return (
    <act.Form method="post" className={styles.form}>
      <input type="hidden" name="intent" value="authority" />
      <div className={styles.pair}>
        {first ? (
          <SelectField
            label={complaint.authority}
            {...act.field('name', first.name)}
            options={authorities.map(({ name }) => ({ value: name, label: name }))}
          />
        ) : (
          <TextField label={complaint.authority} required maxLength={200} {...act.field('name', '')} />
        )}
        <TextField label={complaint.day} type="date" max={today} required {...act.field('on', today)} />
      </div>
      <Button type="submit" busy={act.isBusy} busyLabel={saving}>
        {complaint.complained}
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
  const { complaint } = useTexts(caseTexts);
  const complained = one.steps.some(({ letter }) => letter?.purpose === 'complaint');
  return (
    <Card>
      <details className={styles.more}>
        <summary>
          {complaint.title}
          <ChevronDown aria-hidden="true" />
        </summary>
        <div className={styles.body}>
          {one.complainsFirst && !complained && <p>{complaint.companyFirst}</p>}
          <p>
            {withLinks(complaint.bundle(complaintLanguage(authorities)), (words) => (
              <a href={`${casePath(one.id)}/complaint.pdf`} download>
                {words}
              </a>
            ))}
          </p>
          {authorities.length > 1 && <p>{complaint.several}</p>}
          <Authorities authorities={authorities} />
          {authorities.length === 0 && <p className={text.soft}>{complaint.none}</p>}
          <AuthorityForm authorities={authorities} today={today} />
        </div>
      </details>
    </Card>
  );
}
