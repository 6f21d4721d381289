import { Form, Link, useNavigation } from 'react-router';
import accountCard from '#app/account/account-card.module.css';
import accountForm from '#app/account/account-form.module.css';
import { classes } from '#app/ui/classes.ts';
import { Button, ButtonLink } from '#app/ui/controls/button.tsx';
import { EmptyState } from '#app/ui/display/empty-state.tsx';
import { useFormats } from '#app/ui/formats.ts';
import { Card } from '#app/ui/layout/card.tsx';
import text from '#app/ui/styles/text.module.css';
import { scopeWords, type TokenView } from '#contract/accounts/tokens.ts';
import styles from './tools.module.css';

const page = '/settings/tokens';

function TokenRow({ token }: { token: TokenView }) {
  const { dateTime, longDate } = useFormats();
  const { id, name, hint, scopes, expiresAt, lastUsedAt, lastNetwork } = token;
  return (
    <li className={styles.row}>
      <div>
        <p>
          <strong>{name}</strong> <span className={classes(text.small, text.evidence)}>qp_…{hint}</span>
        </p>
        <p className={classes(text.small, text.soft)}>{scopes.map((scope) => scopeWords[scope]).join(' · ')}</p>
        <p className={classes(text.small, text.soft)}>
          {lastUsedAt ? (
            <>
              Last used <time dateTime={lastUsedAt}>{dateTime(lastUsedAt)}</time>
              {lastNetwork && ` from ${lastNetwork}`}
            </>
          ) : (
            'Not used yet'
          )}
          . Expires <time dateTime={expiresAt}>{longDate(expiresAt)}</time>.
        </p>
      </div>
      <ButtonLink to={`${page}?end=${id}`} size="sm" aria-label={`End ${name}`}>
        End
      </ButtonLink>
    </li>
  );
}

export function TokensList({ tokens }: { tokens: readonly TokenView[] }) {
  return (
    <Card head={<h2 className={text.displayXs}>Your tokens</h2>}>
      {tokens.length > 0 ? (
        <ul className={styles.rows}>
          {tokens.map((token) => (
            <TokenRow key={token.id} token={token} />
          ))}
        </ul>
      ) : (
        <EmptyState as="h3" title="No tokens yet">
          A token lets a program of yours use the API. <Link to="/api">Read what it can do</Link>.
        </EmptyState>
      )}
    </Card>
  );
}

/** The question is in the address: it works without JavaScript. */
export function EndToken({ token: { id, name } }: { token: TokenView }) {
  const busy = useNavigation().formData?.get('intent') === 'end';
  return (
    <Card head={<h2 className={text.displayXs}>End “{name}”?</h2>}>
      <Form className={accountForm.accountForm} method="post" action={page} replace aria-label={`End ${name}`}>
        <input type="hidden" name="intent" value="end" />
        <input type="hidden" name="id" value={id} />
        <p className={accountCard.text}>The program that uses it is refused from its next request on.</p>
        <div className={accountForm.actions}>
          <Button type="submit" variant="danger" busy={busy} busyLabel="Ending…">
            End Token
          </Button>
          <ButtonLink to={page} variant="quiet">
            Keep it
          </ButtonLink>
        </div>
      </Form>
    </Card>
  );
}
