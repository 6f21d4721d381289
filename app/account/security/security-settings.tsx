import accountCard from '#app/account/account-card.module.css';
import styles from '#app/account/account-form.module.css';
import { useAct } from '#app/forms/use-act.ts';
import { useTexts } from '#app/language/texts.ts';
import { withLinks } from '#app/language/with-links.tsx';
import { Button, ButtonLink } from '#app/ui/controls/button.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import text from '#app/ui/styles/text.module.css';
import { securityTexts } from './security.texts.ts';

export function SecuritySettings({ email }: { email: string }) {
  const texts = useTexts(securityTexts);
  const act = useAct({ intent: 'reset' });
  return (
    <Card id="password" head={<h2 className={text.displayXs}>{texts.resetHeading}</h2>}>
      <act.Form className={styles.accountForm} method="post" aria-label={texts.resetHeading}>
        <input type="hidden" name="intent" value="reset" />
        <p className={accountCard.text}>
          {withLinks(texts.resetText(email), (address) => (
            <strong className={text.evidence}>{address}</strong>
          ))}
        </p>
        <div className={styles.actions}>
          <Button type="submit" busy={act.isBusy} busyLabel={texts.sending}>
            {texts.sendReset}
          </Button>
          <ButtonLink to="/settings#security" variant="quiet">
            {texts.factorsAndDevices}
          </ButtonLink>
        </div>
      </act.Form>
    </Card>
  );
}
