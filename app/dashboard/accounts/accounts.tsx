import { useState } from 'react';
import { Link } from 'react-router';
import { requestContext } from '#app/context.ts';
import type { DashboardHandle } from '#app/dashboard/shell/app-bar.tsx';
import { useOwnChanges } from '#app/dashboard/shell/use-own-changes.ts';
import { acts, defineAct } from '#app/forms/act.ts';
import { clientActs } from '#app/forms/client-acts.ts';
import { useAct } from '#app/forms/use-act.ts';
import { pageTitle } from '#app/page-title.ts';
import { classes } from '#app/ui/classes.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Count } from '#app/ui/display/badge.tsx';
import { EmptyState } from '#app/ui/display/empty-state.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import titles from '#app/ui/layout/page-title.module.css';
import text from '#app/ui/styles/text.module.css';
import { type ChosenAccount, chosenText, ownAccountFailures } from '#contract/mailbox/chosen.ts';
import { chosenInput, markAccountInput, ownAccountInput } from '#contract/mailbox/chosen-input.ts';
import { keepAccounts } from '#core/removal/accounts/actions/keep-accounts.ts';
import { markAccount } from '#core/removal/accounts/actions/mark-account.ts';
import { removeAccount } from '#core/removal/accounts/actions/remove-account.ts';
import { listOwnAccounts } from '#core/removal/accounts/queries/own-accounts.ts';
import type { Route } from './+types/accounts.ts';
import { AccountRow } from './account-row.tsx';
import styles from './accounts.module.css';

/** Where somebody has accounts: kept by no cache. */
export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'no-store' });

export const handle: DashboardHandle = {
  trail: [{ page: 'removals', to: '/dashboard/removals' }, { below: 'accounts' }],
};

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches[0].loaderData, 'Accounts to close')];

export async function loader({ context }: Route.LoaderArgs) {
  return { accounts: await listOwnAccounts(context.get(requestContext)) };
}

/** `look` keeps nothing: it shows what came from the page that reads a mailbox, to be confirmed. */
export const action = acts(ownAccountFailures, {
  look: defineAct({
    schema: chosenInput,
    run: async (_ctx, { accounts }) => accounts,
    value: (accounts) => accounts,
  }),
  keep: defineAct({
    schema: chosenInput,
    run: keepAccounts,
    done: (count) => (count === 0 ? 'All of them are on your list already.' : 'Added to your plan.'),
  }),
  mark: defineAct({ schema: markAccountInput, keep: ['id'], run: markAccount }),
  remove: defineAct({
    schema: ownAccountInput,
    keep: ['id'],
    run: removeAccount,
    done: 'Taken off your list, and deleted here.',
  }),
});

export const clientAction = clientActs(ownAccountFailures);

/** What has come from the mailbox, before any of it is kept. */
function Confirm({ chosen, onEnd }: { chosen: readonly ChosenAccount[]; onEnd: () => void }) {
  const act = useAct({ intent: 'keep', onDone: onEnd });
  return (
    <Card head={<h2 className={text.displayXs}>Add these to your plan?</h2>}>
      <div className={styles.confirm}>
        <p>
          This is all that your browser has sent: {chosen.length === 1 ? 'one domain' : `${chosen.length} domains`}, and
          the days of the first and the last mail. Nothing is kept until you add it.
        </p>
        <pre className={classes(text.evidence, styles.sent)}>{chosenText(chosen)}</pre>
        <act.Form method="post" className={styles.buttons}>
          <input type="hidden" name="intent" value="keep" />
          <input type="hidden" name="accounts" value={chosenText(chosen)} />
          <Button type="submit" variant="primary" busy={act.isBusy} busyLabel="Adding…">
            Add to My Plan
          </Button>
          <Link to="/dashboard/accounts" onClick={onEnd}>
            Do not add them
          </Link>
        </act.Form>
      </div>
    </Card>
  );
}

const Empty = () => (
  <EmptyState card title="No accounts yet">
    <p>
      <a href="/mailbox">Let your own browser read your mailbox</a>: it lists the accounts that you have, and you choose
      which of them come here. Nothing of your mail is sent.
    </p>
  </EmptyState>
);

export default function Accounts({ loaderData: { accounts }, actionData }: Route.ComponentProps) {
  useOwnChanges();
  // The router drops what the action answered as soon as the page is read anew.
  const [chosen, setChosen] = useState(() =>
    actionData?.ok && actionData.intent === 'look' ? (actionData.value ?? null) : null,
  );
  const open = accounts.filter(({ closedAt }) => closedAt === null);
  const closed = accounts.filter(({ closedAt }) => closedAt !== null);
  return (
    <>
      <div className={titles.pageTitle}>
        <div className={titles.text}>
          <h1 className={text.displayMd}>Accounts to close</h1>
          <p className={text.soft}>
            Accounts that you chose from your mailbox. We keep the domain and two days of each, encrypted.
          </p>
        </div>
      </div>
      {chosen && <Confirm chosen={chosen} onEnd={() => setChosen(null)} />}
      {accounts.length === 0 && !chosen && <Empty />}
      {[
        { title: 'To close', rows: open },
        { title: 'Closed', rows: closed },
      ].map(
        ({ title, rows }) =>
          rows.length > 0 && (
            <Card
              key={title}
              head={
                <h2 className={text.displayXs}>
                  {title} <Count value={rows.length} />
                </h2>
              }
            >
              <ul className={styles.list} aria-label={title}>
                {rows.map((account) => (
                  <AccountRow key={account.id} account={account} />
                ))}
              </ul>
            </Card>
          ),
      )}
    </>
  );
}
