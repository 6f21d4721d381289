import { useState } from 'react';
import styles from '#app/account/account-form.module.css';
import { useAct } from '#app/forms/use-act.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { TextField } from '#app/ui/controls/text-field.tsx';
import visuallyHidden from '#app/ui/display/visually-hidden.module.css';
import { Card } from '#app/ui/layout/card.tsx';
import text from '#app/ui/styles/text.module.css';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { profileWords } from '#contract/accounts/profiles.ts';

interface PersonalInformationProps {
  profile: { fullName: string | null; email: string };
}

/** The name may change, the address may not. */
export function PersonalInformation({ profile }: PersonalInformationProps) {
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
    <Card head={<h2 className={text.displayXs}>Personal Information</h2>}>
      <act.Form className={styles.accountForm} method="post" aria-label="Personal Information">
        <input type="hidden" name="intent" value="name" />
        <TextField
          id="profile-name"
          name="fullName"
          label="Full Name"
          autoComplete="name"
          maxLength={200}
          value={name}
          onChange={(event) => setName(event.target.value)}
          error={act.errorOf('fullName')}
        />
        <TextField
          id="profile-email"
          label="Email"
          type="email"
          value={profile.email}
          hint={profileWords.emailStays}
          readOnly
        />
        <Button
          type="submit"
          variant="primary"
          disabled={saving || unchanged}
          aria-describedby={unchanged ? 'profile-unchanged' : undefined}
          busy={saving}
          busyLabel="Updating…"
        >
          Update Profile
        </Button>
        {unchanged && !saving && (
          <p className={visuallyHidden.visuallyHidden} id="profile-unchanged">
            Nothing has been changed.
          </p>
        )}
      </act.Form>
    </Card>
  );
}
