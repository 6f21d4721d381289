import { Laptop, Smartphone } from 'lucide-react';
import accountForm from '#app/account/account-form.module.css';
import { useAct } from '#app/forms/use-act.ts';
import { classes } from '#app/ui/classes.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Badge } from '#app/ui/display/badge.tsx';
import { useFormats } from '#app/ui/formats.ts';
import text from '#app/ui/styles/text.module.css';
import sessionStyles from './session.module.css';
import styles from './sessions-list.module.css';

export interface ShownSession {
  id: string;
  device: string;
  network: string | null;
  createdAt: string;
  lastSeenAt: string;
  isThis: boolean;
}

const iconOf = (device: string) => (/iPhone|iPad|Android/.test(device) ? Smartphone : Laptop);

function SessionRow({ session }: { session: ShownSession }) {
  const { dateTime } = useFormats();
  const act = useAct({ intent: 'end-session' });
  const Icon = iconOf(session.device);
  return (
    <li className={sessionStyles.session}>
      <Icon />
      <div>
        <p>
          <strong>{session.device}</strong> {session.isThis && <Badge tone="success">This device</Badge>}
        </p>
        <p className={classes(text.small, text.soft)}>
          Signed in <time dateTime={session.createdAt}>{dateTime(session.createdAt)}</time>, last used{' '}
          <time dateTime={session.lastSeenAt}>{dateTime(session.lastSeenAt)}</time>
          {session.network && (
            <>
              , from <span className={text.evidence}>{session.network}</span>
            </>
          )}
        </p>
      </div>
      {!session.isThis && (
        <act.Form method="post">
          <input type="hidden" name="intent" value="end-session" />
          <input type="hidden" name="sessionId" value={session.id} />
          <Button
            type="submit"
            size="sm"
            busy={act.isBusy}
            aria-label={`Sign out ${session.device}, last used ${dateTime(session.lastSeenAt)}`}
          >
            Sign out
          </Button>
        </act.Form>
      )}
    </li>
  );
}

/** Where somebody is signed in, and the ways to end it. */
export function SessionsList({ sessions }: { sessions: readonly ShownSession[] }) {
  const others = useAct({ intent: 'end-others' });
  return (
    <div className={styles.sessions}>
      <h3 className={styles.title}>Where you are signed in</h3>
      <ul>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      <div className={accountForm.actions}>
        {sessions.length > 1 && (
          <others.Form method="post">
            <input type="hidden" name="intent" value="end-others" />
            <Button type="submit" busy={others.isBusy} busyLabel="Signing out…">
              Sign out other devices
            </Button>
          </others.Form>
        )}
        <form method="post">
          <input type="hidden" name="intent" value="end-all" />
          <Button type="submit" variant="danger-quiet" className={styles.all}>
            Sign out everywhere
          </Button>
        </form>
      </div>
    </div>
  );
}
