import { Laptop, Smartphone } from 'lucide-react';
import accountForm from '#app/account/account-form.module.css';
import { useAct } from '#app/forms/use-act.ts';
import { useTexts } from '#app/language/texts.ts';
import { withLinks } from '#app/language/with-links.tsx';
import { classes } from '#app/ui/classes.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Badge } from '#app/ui/display/badge.tsx';
import { useFormats } from '#app/ui/formats.ts';
import text from '#app/ui/styles/text.module.css';
import { unknownDevice as keptAsUnknown } from '#contract/base/device.ts';
import type { Texts } from '#contract/base/texts.ts';
import type english from './security.texts.en.ts';
import { securityTexts } from './security.texts.ts';
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

/** "Firefox on Windows", as it is kept, in the language of the page. */
function deviceIn({ deviceOn, unknownDevice }: Texts<typeof english>, device: string): string {
  if (device === keptAsUnknown) return unknownDevice;
  const [browser, system] = device.split(' on ');
  return browser && system ? deviceOn(browser, system) : device;
}

function SessionRow({ session }: { session: ShownSession }) {
  const texts = useTexts(securityTexts);
  const { dateTime } = useFormats();
  const act = useAct({ intent: 'end-session' });
  const Icon = iconOf(session.device);
  const { createdAt, lastSeenAt, network } = session;
  const device = deviceIn(texts, session.device);
  const [signedIn, lastUsed] = [dateTime(createdAt), dateTime(lastSeenAt)];
  const times = [createdAt, lastSeenAt].map((iso) => (words: string) => <time dateTime={iso}>{words}</time>);
  return (
    <li className={sessionStyles.session}>
      <Icon />
      <div>
        <p>
          <strong>{device}</strong> {session.isThis && <Badge tone="success">{texts.thisDevice}</Badge>}
        </p>
        <p className={classes(text.small, text.soft)}>
          {network === null
            ? withLinks(texts.session(signedIn, lastUsed), ...times)
            : withLinks(texts.sessionFrom(signedIn, lastUsed, network), ...times, (words) => (
                <span className={text.evidence}>{words}</span>
              ))}
        </p>
      </div>
      {!session.isThis && (
        <act.Form method="post">
          <input type="hidden" name="intent" value="end-session" />
          <input type="hidden" name="sessionId" value={session.id} />
          <Button type="submit" size="sm" busy={act.isBusy} aria-label={texts.signOutDevice(device, lastUsed)}>
            {texts.signOut}
          </Button>
        </act.Form>
      )}
    </li>
  );
}

/** Where somebody is signed in, and the ways to end it. */
export function SessionsList({ sessions }: { sessions: readonly ShownSession[] }) {
  const texts = useTexts(securityTexts);
  const others = useAct({ intent: 'end-others' });
  return (
    <div className={styles.sessions}>
      <h3 className={styles.title}>{texts.whereSignedIn}</h3>
      <ul>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      <div className={accountForm.actions}>
        {sessions.length > 1 && (
          <others.Form method="post">
            <input type="hidden" name="intent" value="end-others" />
            <Button type="submit" busy={others.isBusy} busyLabel={texts.signingOut}>
              {texts.signOutOthers}
            </Button>
          </others.Form>
        )}
        <form method="post">
          <input type="hidden" name="intent" value="end-all" />
          <Button type="submit" variant="danger-quiet" className={styles.all}>
            {texts.signOutEverywhere}
          </Button>
        </form>
      </div>
    </div>
  );
}
