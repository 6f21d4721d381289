import { type ReactNode, useEffect, useState } from 'react';
import type { useAct } from '#app/forms/use-act.ts';
import { useTexts } from '#app/language/texts.ts';
import { Button } from '#app/ui/controls/button.tsx';
import field from '#app/ui/controls/field.module.css';
import visuallyHidden from '#app/ui/display/visually-hidden.module.css';
import dialog from '#app/ui/overlays/dialog.module.css';
import { type Role, roles, type UserRow } from '#contract/accounts/profiles.ts';
import styles from './role-form.module.css';
import { userTexts } from './users.texts.ts';

interface RoleFormProps {
  user: UserRow;
  act: ReturnType<typeof useAct>;
  /** Stands beside the button. */
  beside?: ReactNode;
}

/** A card per role with what it may do. Its button is off while the role is unchanged. */
export function RoleForm({ user, act, beside }: RoleFormProps) {
  const texts = useTexts(userTexts);
  const [role, setRole] = useState<Role>(user.role);
  const [runs, setRuns] = useState(false);
  // Without a script nothing would switch the button on again.
  useEffect(() => setRuns(true), []);
  return (
    <act.Form method="post" action={`/admin/users/${user.id}`}>
      <input type="hidden" name="intent" value="role" />
      <fieldset className={styles.roleCards}>
        <legend className={visuallyHidden.visuallyHidden}>{texts.role}</legend>
        {roles.map((value) => (
          <label key={value} className={styles.roleCard}>
            <input type="radio" name="role" value={value} checked={role === value} onChange={() => setRole(value)} />
            <span>
              <strong>{texts.roles[value]}</strong>
              <span className={field.hint}>{texts.roleHints[value]}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <div className={dialog.actions}>
        {beside}
        <Button
          type="submit"
          variant="primary"
          disabled={runs && role === user.role}
          busy={act.isBusy}
          busyLabel={texts.updating}
        >
          {texts.updateRole}
        </Button>
      </div>
    </act.Form>
  );
}
