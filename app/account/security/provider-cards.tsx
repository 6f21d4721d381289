import { Form, useNavigation } from 'react-router';
import accountCard from '#app/account/account-card.module.css';
import accountForm from '#app/account/account-form.module.css';
import { useTexts } from '#app/language/texts.ts';
import { useLanguage } from '#app/language/use-language.ts';
import { withLinks } from '#app/language/with-links.tsx';
import { Button, ButtonLink } from '#app/ui/controls/button.tsx';
import { Notice } from '#app/ui/display/notice.tsx';
import { useFormats } from '#app/ui/formats.ts';
import { Card } from '#app/ui/layout/card.tsx';
import text from '#app/ui/styles/text.module.css';
import type { LinkedIdentity } from '#contract/accounts/provider.ts';
import { addressIn } from '#contract/base/translated-pages.ts';
import { ProofField } from './proof-field.tsx';
import { securityTexts } from './security.texts.ts';

interface ProviderCardProps {
  /** Of the provider. */
  name: string;
  twoFactor: boolean;
  error: string | undefined;
}

/** Asks who it is, then leads to the provider: a document's form. */
export function LinkProvider({ name, twoFactor, error, fault }: ProviderCardProps & { fault: string | undefined }) {
  const texts = useTexts(securityTexts);
  return (
    <Card head={<h2 className={text.displayXs}>{texts.link(name)}</h2>}>
      <Form className={accountForm.accountForm} method="post" reloadDocument aria-label={texts.link(name)}>
        <input type="hidden" name="intent" value="link" />
        <p className={accountCard.text}>{texts.linkText(name)}</p>
        {fault && <Notice tone="warning">{fault}</Notice>}
        <ProofField twoFactor={twoFactor} error={error} />
        <div className={accountForm.actions}>
          <Button type="submit" variant="primary">
            {texts.link(name)}
          </Button>
          <ButtonLink to="/settings#security" variant="quiet">
            {texts.cancel}
          </ButtonLink>
        </div>
      </Form>
    </Card>
  );
}

/** Since when, under which address, and how to end it. */
export function LinkedProvider({ name, linked, twoFactor, error }: ProviderCardProps & { linked: LinkedIdentity }) {
  const texts = useTexts(securityTexts);
  const { dateTime } = useFormats();
  const busy = useNavigation().formData?.get('intent') === 'unlink';
  const { email, linkedAt, lastUsedAt } = linked;
  const [since, used] = [dateTime(linkedAt), lastUsedAt && dateTime(lastUsedAt)];
  const asEvidence = (words: string) => <strong className={text.evidence}>{words}</strong>;
  const times = [linkedAt, lastUsedAt ?? linkedAt].map((iso) => (words: string) => <time dateTime={iso}>{words}</time>);
  const alone = used === null ? texts.linkedSince(since) : texts.linkedSinceUsed(since, used);
  const withEmail = (address: string) =>
    used === null ? texts.linkedAs(address, since) : texts.linkedAsUsed(address, since, used);
  const says = email === null ? alone : withEmail(email);
  return (
    <Card head={<h2 className={text.displayXs}>{texts.isLinked(name)}</h2>}>
      <Form className={accountForm.accountForm} method="post" replace aria-label={texts.unlink(name)}>
        <input type="hidden" name="intent" value="unlink" />
        <p className={accountCard.text}>{withLinks(says, ...(email === null ? times : [asEvidence, ...times]))}</p>
        <ProofField twoFactor={twoFactor} error={error} />
        <Button type="submit" variant="danger" busy={busy} busyLabel={texts.unlinking}>
          {texts.unlink(name)}
        </Button>
      </Form>
    </Card>
  );
}

/** Signing out here leaves the session there as it is, unless somebody wants otherwise. */
export function SignOutThere({ name }: { name: string }) {
  const texts = useTexts(securityTexts);
  return (
    <Card head={<h2 className={text.displayXs}>{texts.signOutToo(name)}</h2>}>
      <Form
        className={accountForm.accountForm}
        method="post"
        action={addressIn(useLanguage(), '/auth/oidc')}
        reloadDocument
      >
        <input type="hidden" name="intent" value="sign-out" />
        <p className={accountCard.text}>{texts.signOutText(name)}</p>
        <Button type="submit">{texts.signOutBoth(name)}</Button>
      </Form>
    </Card>
  );
}
