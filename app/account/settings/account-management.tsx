import { Card } from '#app/ui/layout/card.tsx';
import { DeactivateAccount } from './deactivate-account.tsx';
import { EraseAccount, type ErasureFacts } from './erase-account.tsx';

interface AccountManagementProps {
  /** The question is in the address: the way without JavaScript. */
  asked: AskedFor;
  erasure: ErasureFacts;
}

/** Which question the address asks; null for none. */
export type AskedFor = 'deactivate' | 'erase' | null;

/** Ends the account, for a while or for good. */
export function AccountManagement({ asked, erasure }: AccountManagementProps) {
  return (
    <Card head={<h2 className="display-xs">Account Management</h2>}>
      <div className="account-form">
        <p className="account-card__text">
          Deactivating the account ends every session of it. To come back, write to us: support reactivates it. Erasing
          it deletes what is in it for good, 30 days after you asked.
        </p>
        <DeactivateAccount asked={asked === 'deactivate'} twoFactor={erasure.twoFactor} />
        <EraseAccount asked={asked === 'erase'} facts={erasure} />
      </div>
    </Card>
  );
}
