import { ChevronDown, ReceiptText, Settings, ShieldCheck, UserRound } from 'lucide-react';
import { Link } from 'react-router';
import { SignOutForm } from '#app/auth/session/sign-out-form.tsx';
import { Avatar } from '#app/ui/layout/avatar.tsx';
import { Disclosure } from '#app/ui/layout/disclosure.tsx';
import { displayName, isStaff, type Viewer } from '#contract/accounts/viewer.ts';

const entries = [
  ['/profile', 'Profile & Account', UserRound],
  ['/billing', 'Billing & Purchases', ReceiptText],
  ['/settings', 'Settings', Settings],
] as const;

function AccountLinks({ viewer }: { viewer: Viewer }) {
  return (
    <div>
      {entries.map(([to, label, Icon]) => (
        <Link key={to} className="menu__item" to={to}>
          <Icon className="icon" />
          {label}
        </Link>
      ))}
      {isStaff(viewer) && (
        <Link className="menu__item" to="/admin">
          <ShieldCheck className="icon" />
          Admin Dashboard
        </Link>
      )}
      <hr className="menu__rule" />
      <SignOutForm className="menu__item" />
    </div>
  );
}

function Who({ viewer }: { viewer: Viewer }) {
  return (
    <>
      <Avatar email={viewer.email} fullName={viewer.fullName} />
      <span className="account__who">
        <span>{displayName(viewer)}</span>
        <span className="account__role">{viewer.role}</span>
      </span>
    </>
  );
}

/**
 * Avatar, name (or e-mail) and role; the menu works without JavaScript.
 * @param open everything at once, for the mobile drawer
 */
export default function AccountMenu({ viewer, open }: { viewer: Viewer; open?: boolean }) {
  if (open) {
    return (
      <div>
        <p className="account">
          <Who viewer={viewer} />
        </p>
        <AccountLinks viewer={viewer} />
      </div>
    );
  }
  return (
    <Disclosure
      summary={
        <span className="account">
          <Who viewer={viewer} />
          <span className="visually-hidden">Account menu</span>
          <ChevronDown className="icon icon--sm" />
        </span>
      }
    >
      <div className="menu">
        <AccountLinks viewer={viewer} />
      </div>
    </Disclosure>
  );
}
