import { useState } from 'react';
import { Link } from 'react-router';
import { useAct } from '#app/forms/use-act.ts';
import { useTexts } from '#app/language/texts.ts';
import { Button, buttonClass } from '#app/ui/controls/button.tsx';
import { AlertDialog } from '#app/ui/overlays/alert-dialog.tsx';
import { Dialog, DialogClose } from '#app/ui/overlays/dialog.tsx';
import { openOnClick } from '#app/ui/overlays/open-on-click.ts';
import type { UserRow } from '#contract/accounts/profiles.ts';
import { RoleForm } from './role-form.tsx';
import styles from './user-acts.module.css';
import { nameOf } from './user-words.tsx';
import { userTexts } from './users.texts.ts';

type Act = ReturnType<typeof useAct>;

/** What is being done to whom. */
interface Asked {
  what: 'edit' | 'deactivate';
  user: UserRow;
}

const pageOf = ({ id }: UserRow) => `/admin/users/${id}`;

/**
 * The acts of the whole list: they outlive a row that an act takes off the list.
 * @returns the dialogs, and the buttons of one row
 */
export function useUserActs() {
  const [asked, setAsked] = useState<Asked | null>(null);
  const act = useAct({ onDone: () => setAsked(null) });
  const close = (open: boolean) => {
    if (!open) setAsked(null);
  };
  return {
    dialogs: (
      <>
        <EditDialog user={asked?.what === 'edit' ? asked.user : null} act={act} close={close} />
        <DeactivateDialog user={asked?.what === 'deactivate' ? asked.user : null} act={act} close={close} />
      </>
    ),
    buttonsFor: (user: UserRow) => <Buttons user={user} act={act} ask={(what) => setAsked({ what, user })} />,
  };
}

function Buttons({ user, act, ask }: { user: UserRow; act: Act; ask: (what: Asked['what']) => void }) {
  const texts = useTexts(userTexts);
  return (
    <span className={styles.userActs}>
      <Link
        data-part="button"
        className={buttonClass({ variant: 'quiet', size: 'sm' })}
        to={pageOf(user)}
        aria-haspopup="dialog"
        onClick={openOnClick(() => ask('edit'))}
        aria-label={texts.editUser(nameOf(user))}
      >
        {texts.edit}
      </Link>
      {user.deactivatedAt ? (
        <ReactivateForm user={user} act={act} size="sm" />
      ) : (
        <Link
          data-part="button"
          className={buttonClass({ variant: 'danger-quiet', size: 'sm' })}
          to={pageOf(user)}
          aria-haspopup="dialog"
          onClick={openOnClick(() => ask('deactivate'))}
          aria-label={texts.deactivateUser(nameOf(user))}
        >
          {texts.deactivate}
        </Link>
      )}
    </span>
  );
}

interface DialogProps {
  /** Null: closed. */
  user: UserRow | null;
  act: Act;
  close: (open: boolean) => void;
}

/** While it fades out, a dialog still says whom it was about. */
function useLast(user: UserRow | null): UserRow | null {
  const [last, setLast] = useState(user);
  if (user && user !== last) setLast(user);
  return user ?? last;
}

function EditDialog({ user, act, close }: DialogProps) {
  const texts = useTexts(userTexts);
  const shown = useLast(user);
  return (
    <Dialog
      open={user !== null}
      onOpenChange={close}
      title={texts.editRole}
      description={shown && texts.editing(nameOf(shown), shown.email)}
    >
      {shown && <RoleForm user={shown} act={act} beside={<DialogClose render={<Button>{texts.cancel}</Button>} />} />}
    </Dialog>
  );
}

/** Asks first: the account loses every session at once. */
function DeactivateDialog({ user, act, close }: DialogProps) {
  const texts = useTexts(userTexts);
  const shown = useLast(user);
  return (
    <AlertDialog
      open={user !== null}
      onOpenChange={close}
      title={texts.deactivateAsked(shown ? nameOf(shown) : '')}
      description={texts.deactivateText}
      keep={texts.keepActive}
      action={
        shown && (
          <act.Form method="post" action={pageOf(shown)}>
            <input type="hidden" name="intent" value="deactivate" />
            <Button type="submit" variant="danger" busy={act.isBusy} busyLabel={texts.deactivating}>
              {texts.deactivate}
            </Button>
          </act.Form>
        )
      }
    />
  );
}

export function ReactivateForm({ user, act, size }: { user: UserRow; act: Act; size?: 'sm' }) {
  const texts = useTexts(userTexts);
  return (
    <act.Form method="post" action={pageOf(user)}>
      <input type="hidden" name="intent" value="reactivate" />
      <Button
        type="submit"
        variant="secondary"
        {...(size && { size })}
        busy={act.isBusy}
        busyLabel={texts.reactivating}
        aria-label={texts.reactivateUser(nameOf(user))}
      >
        {texts.reactivate}
      </Button>
    </act.Form>
  );
}
