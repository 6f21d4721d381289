import { Form, Link, useNavigation } from 'react-router';
import accountCard from '#app/account/account-card.module.css';
import accountForm from '#app/account/account-form.module.css';
import { toolTexts } from '#app/account/tools/tools.texts.ts';
import { useTexts } from '#app/language/texts.ts';
import { useLinks } from '#app/language/use-links.ts';
import { withLinks } from '#app/language/with-links.tsx';
import { classes } from '#app/ui/classes.ts';
import { Button, ButtonLink } from '#app/ui/controls/button.tsx';
import { EmptyState } from '#app/ui/display/empty-state.tsx';
import { useFormats } from '#app/ui/formats.ts';
import { Card } from '#app/ui/layout/card.tsx';
import text from '#app/ui/styles/text.module.css';
import type { TokenView } from '#contract/accounts/tokens.ts';
import styles from './tools.module.css';

const page = '/settings/tokens';

function TokenRow({ token }: { token: TokenView }) {
  const texts = useTexts(toolTexts);
  const { dateTime, longDate } = useFormats();
  const { id, name, hint, scopes, expiresAt, lastUsedAt, lastNetwork } = token;
  const expires = longDate(expiresAt);
  const used = (time: string) =>
    lastNetwork ? texts.tokenUsedFrom(time, expires, lastNetwork) : texts.tokenUsed(time, expires);
  const says = lastUsedAt === null ? texts.tokenUnused(expires) : used(dateTime(lastUsedAt));
  const times = [...(lastUsedAt === null ? [] : [lastUsedAt]), expiresAt].map((iso) => (words: string) => (
    <time dateTime={iso}>{words}</time>
  ));
  return (
    <li className={styles.row}>
      <div>
        <p>
          <strong>{name}</strong> <span className={classes(text.small, text.evidence)}>{`qp_…${hint}`}</span>
        </p>
        <p className={classes(text.small, text.soft)}>{scopes.map((scope) => texts.scopes[scope]).join(' · ')}</p>
        <p className={classes(text.small, text.soft)}>{withLinks(says, ...times)}</p>
      </div>
      <ButtonLink to={`${page}?end=${id}`} size="sm" aria-label={texts.endNamed(name)}>
        {texts.end}
      </ButtonLink>
    </li>
  );
}

export function TokensList({ tokens }: { tokens: readonly TokenView[] }) {
  const texts = useTexts(toolTexts);
  const linkTo = useLinks();
  return (
    <Card head={<h2 className={text.displayXs}>{texts.yourTokens}</h2>}>
      {tokens.length > 0 ? (
        <ul className={styles.rows}>
          {tokens.map((token) => (
            <TokenRow key={token.id} token={token} />
          ))}
        </ul>
      ) : (
        <EmptyState as="h3" title={texts.noTokens}>
          {withLinks(texts.noTokensText, (words) => (
            <Link {...linkTo('/api')}>{words}</Link>
          ))}
        </EmptyState>
      )}
    </Card>
  );
}

/** The question is in the address: it works without JavaScript. */
export function EndToken({ token: { id, name } }: { token: TokenView }) {
  const texts = useTexts(toolTexts);
  const busy = useNavigation().formData?.get('intent') === 'end';
  return (
    <Card head={<h2 className={text.displayXs}>{texts.endAsked(name)}</h2>}>
      <Form className={accountForm.accountForm} method="post" action={page} replace aria-label={texts.endNamed(name)}>
        <input type="hidden" name="intent" value="end" />
        <input type="hidden" name="id" value={id} />
        <p className={accountCard.text}>{texts.endText}</p>
        <div className={accountForm.actions}>
          <Button type="submit" variant="danger" busy={busy} busyLabel={texts.ending}>
            {texts.endToken}
          </Button>
          <ButtonLink to={page} variant="quiet">
            {texts.keepIt}
          </ButtonLink>
        </div>
      </Form>
    </Card>
  );
}
