import { ChevronDown, ReceiptText, Settings, ShieldCheck, UserRound } from 'lucide-react';
import { Link } from 'react-router';
import { SignOutForm } from '#app/auth/session/sign-out-form.tsx';
import { useTexts } from '#app/language/texts.ts';
import { Avatar } from '#app/ui/display/avatar.tsx';
import visuallyHidden from '#app/ui/display/visually-hidden.module.css';
import { Disclosure } from '#app/ui/layout/disclosure.tsx';
import menu from '#app/ui/overlays/menu.module.css';
import icon from '#app/ui/styles/icon.module.css';
import { displayName, isStaff, type Viewer } from '#contract/accounts/viewer.ts';
import styles from './account-menu.module.css';
import { shellTexts } from './shell.texts.ts';

const entries = [
  ['/profile', 'profile', UserRound],
  ['/billing', 'billing', ReceiptText],
  ['/settings', 'settings', Settings],
] as const;

function AccountLinks({ viewer }: { viewer: Viewer }) {
  const texts = useTexts(shellTexts);
  return (
    <div>
      {entries.map(([to, label, Icon]) => (
        <Link key={to} className={menu.item} to={to}>
          <Icon />
          {texts[label]}
        </Link>
      ))}
      {isStaff(viewer) && (
        <Link className={menu.item} to="/admin">
          <ShieldCheck />
          {texts.admin}
        </Link>
      )}
      <hr className={menu.rule} />
      <SignOutForm className={menu.item} />
    </div>
  );
}

function Who({ viewer }: { viewer: Viewer }) {
  const { roles } = useTexts(shellTexts);
  return (
    <>
      <Avatar email={viewer.email} fullName={viewer.fullName} />
      <span data-part="account-name" className={styles.who}>
        <span>{displayName(viewer)}</span>
        <span className={styles.role}>{roles[viewer.role]}</span>
      </span>
    </>
  );
}

/**
 * Avatar, name (or e-mail) and role; the menu works without JavaScript.
 * @param open everything at once, for the mobile drawer
 */
export default function AccountMenu({ viewer, open }: { viewer: Viewer; open?: boolean }) {
  const texts = useTexts(shellTexts);
  if (open) {
    return (
      <div>
        <p className={styles.account}>
          <Who viewer={viewer} />
        </p>
        <AccountLinks viewer={viewer} />
      </div>
    );
  }
  return (
    <Disclosure
      summary={
        <span className={styles.account}>
          <Who viewer={viewer} />
          <span className={visuallyHidden.visuallyHidden}>{texts.accountMenu}</span>
          <ChevronDown className={icon.sm} />
        </span>
      }
    >
      <div className={menu.menu}>
        <AccountLinks viewer={viewer} />
      </div>
    </Disclosure>
  );
}
