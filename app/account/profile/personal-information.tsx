import { useState } from 'react';
import styles from '#app/account/account-form.module.css';
import { profileTexts } from '#app/account/profile/profile.texts.ts';
import { useAct } from '#app/forms/use-act.ts';
import { useTexts } from '#app/language/texts.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { TextField } from '#app/ui/controls/text-field.tsx';
import visuallyHidden from '#app/ui/display/visually-hidden.module.css';
import { Card } from '#app/ui/layout/card.tsx';
import text from '#app/ui/styles/text.module.css';
import { useHydrated } from '#app/ui/use-hydrated.ts';

interface PersonalInformationProps {
  profile: { fullName: string | null; email: string };
}

/** The name may change, the address may not. */
export function PersonalInformation({ profile }: PersonalInformationProps) {
  const texts = useTexts(profileTexts);
  const act = useAct({ intent: 'name' });
  const saved = profile.fullName ?? '';
  const [name, setName] = useState(act.initial('fullName', saved));
  const [seen, setSeen] = useState(saved);
  // Changed elsewhere: shown here, unless something else is being typed.
  if (seen !== saved) {
    setSeen(saved);
    if (name === seen || act.isBusy) setName(saved);
  }
  const saving = act.isBusy;
  // Without JavaScript nothing would switch the button on again.
  const unchanged = useHydrated() && name === saved;
  return (
    <Card head={<h2 className={text.displayXs}>{texts.personal}</h2>}>
      <act.Form className={styles.accountForm} method="post" aria-label={texts.personal}>
        <input type="hidden" name="intent" value="name" />
        <TextField
          id="profile-name"
          name="fullName"
          label={texts.fullName}
          autoComplete="name"
          maxLength={200}
          value={name}
          onChange={(event) => setName(event.target.value)}
          error={act.errorOf('fullName')}
        />
        <TextField
          id="profile-email"
          label={texts.email}
          type="email"
          value={profile.email}
          hint={texts.emailStays}
          readOnly
        />
        <Button
          type="submit"
          variant="primary"
          disabled={saving || unchanged}
          aria-describedby={unchanged ? 'profile-unchanged' : undefined}
          busy={saving}
          busyLabel={texts.updating}
        >
          {texts.update}
        </Button>
        {unchanged && !saving && (
          <p className={visuallyHidden.visuallyHidden} id="profile-unchanged">
            {texts.unchanged}
          </p>
        )}
      </act.Form>
    </Card>
  );
}
