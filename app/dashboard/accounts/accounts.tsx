import { useState } from 'react';
import { Link } from 'react-router';
import { requestContext } from '#app/context.ts';
import { removalsTexts } from '#app/dashboard/removals/removals.texts.ts';
import type { DashboardHandle } from '#app/dashboard/shell/app-bar.tsx';
import { useOwnChanges } from '#app/dashboard/shell/use-own-changes.ts';
import { acts, defineAct } from '#app/forms/act.ts';
import { clientActs } from '#app/forms/client-acts.ts';
import { useAct } from '#app/forms/use-act.ts';
import { languageOf } from '#app/language/language-of.ts';
import { textOf, useTexts } from '#app/language/texts.ts';
import { useLinks } from '#app/language/use-links.ts';
import { withLinks } from '#app/language/with-links.tsx';
import { pageTitle } from '#app/page-title.ts';
import { classes } from '#app/ui/classes.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Count } from '#app/ui/display/badge.tsx';
import { EmptyState } from '#app/ui/display/empty-state.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import titles from '#app/ui/layout/page-title.module.css';
import text from '#app/ui/styles/text.module.css';
import type { Language } from '#contract/base/languages.ts';
import { type ChosenAccount, chosenText } from '#contract/mailbox/chosen.ts';
import { chosenInput, markAccountInput, ownAccountInput } from '#contract/mailbox/chosen-input.ts';
import { keepAccounts } from '#core/removal/accounts/actions/keep-accounts.ts';
import { markAccount } from '#core/removal/accounts/actions/mark-account.ts';
import { removeAccount } from '#core/removal/accounts/actions/remove-account.ts';
import { listOwnAccounts } from '#core/removal/accounts/queries/own-accounts.ts';
import type { Route } from './+types/accounts.ts';
import { AccountRow } from './account-row.tsx';
import styles from './accounts.module.css';
import { accountsTexts } from './accounts.texts.ts';

/** Where somebody has accounts: kept by no cache. */
export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'no-store' });

export const handle: DashboardHandle = {
  trail: [
    { label: textOf(removalsTexts, ({ title }) => title), to: '/dashboard/removals' },
    { label: textOf(accountsTexts, ({ title }) => title) },
  ],
};

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData ? [pageTitle(matches[0].loaderData, loaderData.title)] : [];

export async function loader(args: Route.LoaderArgs) {
  const { title } = await accountsTexts.in(languageOf(args));
  return { title, accounts: await listOwnAccounts(args.context.get(requestContext)) };
}

const failures = async (language: Language) => (await accountsTexts.in(language)).failures;

/** `look` keeps nothing: it shows what came from the page that reads a mailbox, to be confirmed. */
export const action = acts(failures, {
  look: defineAct({
    schema: chosenInput,
    run: async (_ctx, { accounts }) => accounts,
    value: (accounts) => accounts,
  }),
  keep: defineAct({
    schema: chosenInput,
    run: keepAccounts,
    done: async (count, _ctx, { language }) => {
      const { allKnown, added } = await accountsTexts.in(language);
      return count === 0 ? allKnown : added;
    },
  }),
  mark: defineAct({ schema: markAccountInput, keep: ['id'], run: markAccount }),
  remove: defineAct({
    schema: ownAccountInput,
    keep: ['id'],
    run: removeAccount,
    done: async (_done, _ctx, { language }) => (await accountsTexts.in(language)).takenOff,
  }),
});

export const clientAction = clientActs(failures);

/** What has come from the mailbox, before any of it is kept. */
function Confirm({ chosen, onEnd }: { chosen: readonly ChosenAccount[]; onEnd: () => void }) {
  const texts = useTexts(accountsTexts);
  const act = useAct({ intent: 'keep', onDone: onEnd });
  return (
    <Card head={<h2 className={text.displayXs}>{texts.confirm}</h2>}>
      <div className={styles.confirm}>
        <p>{texts.confirmText(chosen.length)}</p>
        <pre className={classes(text.evidence, styles.sent)}>{chosenText(chosen)}</pre>
        <act.Form method="post" className={styles.buttons}>
          <input type="hidden" name="intent" value="keep" />
          <input type="hidden" name="accounts" value={chosenText(chosen)} />
          <Button type="submit" variant="primary" busy={act.isBusy} busyLabel={texts.adding}>
            {texts.add}
          </Button>
          <Link to="/dashboard/accounts" onClick={onEnd}>
            {texts.doNotAdd}
          </Link>
        </act.Form>
      </div>
    </Card>
  );
}

function Empty() {
  const texts = useTexts(accountsTexts);
  const linkTo = useLinks();
  return (
    <EmptyState card title={texts.none}>
      <p>
        {withLinks(texts.noneText, (words) => (
          <a href={linkTo('/mailbox').to}>{words}</a>
        ))}
      </p>
    </EmptyState>
  );
}

export default function Accounts({ loaderData: { accounts }, actionData }: Route.ComponentProps) {
  useOwnChanges();
  const texts = useTexts(accountsTexts);
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
          <h1 className={text.displayMd}>{texts.title}</h1>
          <p className={text.soft}>{texts.lead}</p>
        </div>
      </div>
      {chosen && <Confirm chosen={chosen} onEnd={() => setChosen(null)} />}
      {accounts.length === 0 && !chosen && <Empty />}
      {[
        { title: texts.toClose, rows: open },
        { title: texts.closed, rows: closed },
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
