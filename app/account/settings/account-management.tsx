import accountCard from '#app/account/account-card.module.css';
import styles from '#app/account/account-form.module.css';
import { Card } from '#app/ui/layout/card.tsx';
import text from '#app/ui/styles/text.module.css';
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
    <Card head={<h2 className={text.displayXs}>Account Management</h2>}>
      <div className={styles.accountForm}>
        <p className={accountCard.text}>
          Deactivating signs you out everywhere. To come back, write to us and we will reactivate it. Erasing the
          account deletes everything in it for good, 30 days after you ask.
        </p>
        <DeactivateAccount asked={asked === 'deactivate'} twoFactor={erasure.twoFactor} />
        <EraseAccount asked={asked === 'erase'} facts={erasure} />
      </div>
    </Card>
  );
}
