import { profileTexts } from '#app/account/profile/profile.texts.ts';
import { useTexts } from '#app/language/texts.ts';
import { Card } from '#app/ui/layout/card.tsx';
import text from '#app/ui/styles/text.module.css';
import { DeactivateAccount } from './deactivate-account.tsx';
import { EraseAccount, type ErasureFacts } from './erase-account.tsx';
import styles from './settings.module.css';

interface AccountManagementProps {
  /** The question is in the address: the way without JavaScript. */
  asked: AskedFor;
  erasure: ErasureFacts;
}

/** Which question the address asks; null for none. */
export type AskedFor = 'deactivate' | 'erase' | null;

/** Ends the account, for a while or for good. */
export function AccountManagement({ asked, erasure }: AccountManagementProps) {
  const texts = useTexts(profileTexts);
  return (
    <Card head={<h2 className={text.displayXs}>{texts.management}</h2>}>
      <div className={styles.settings}>
        <DeactivateAccount asked={asked === 'deactivate'} twoFactor={erasure.twoFactor} />
        <EraseAccount asked={asked === 'erase'} facts={erasure} />
      </div>
    </Card>
  );
}
