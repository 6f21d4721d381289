import { requestContext } from '#app/context.ts';
import type { DashboardHandle } from '#app/dashboard/shell/app-bar.tsx';
import { useOwnChanges } from '#app/dashboard/shell/use-own-changes.ts';
import { acts, defineAct } from '#app/forms/act.ts';
import { clientActs } from '#app/forms/client-acts.ts';
import { pageTitle } from '#app/page-title.ts';
import { classes } from '#app/ui/classes.ts';
import { ButtonLink } from '#app/ui/controls/button.tsx';
import { EmptyState } from '#app/ui/display/empty-state.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import titles from '#app/ui/layout/page-title.module.css';
import text from '#app/ui/styles/text.module.css';
import { identifierId } from '#contract/identifiers/input.ts';
import { sensitiveSwitch } from '#contract/sensitive/input.ts';
import { sensitiveFailures } from '#contract/sensitive/types.ts';
import { askSensitive } from '#core/sensitive/actions/ask-sensitive.ts';
import { switchSensitive } from '#core/sensitive/actions/switch-sensitive.ts';
import { listSensitiveChoices } from '#core/sensitive/queries/sensitive-choices.ts';
import type { Route } from './+types/private-sites.ts';
import styles from './identity.module.css';
import { PrivateChoice } from './private-choice.tsx';

/** What nobody else is to see: kept by no cache. */
export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'no-store' });

export const handle: DashboardHandle = {
  trail: [{ page: 'identity', to: '/dashboard/identity' }, { below: 'privateSites' }],
};

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches[0].loaderData, 'Private sites')];

export async function loader({ context }: Route.LoaderArgs) {
  return { choices: await listSensitiveChoices(context.get(requestContext)) };
}

export const action = acts(sensitiveFailures, {
  switch: defineAct({
    schema: sensitiveSwitch,
    keep: ['id'],
    run: (ctx, input) => switchSensitive(ctx, input).then(() => input.on),
    done: (on) =>
      on ? 'Switched on. Nothing is asked until you press the button.' : 'Switched off. The answers are deleted.',
  }),
  ask: defineAct({ schema: identifierId, keep: ['id'], run: askSensitive }),
});

export const clientAction = clientActs(sensitiveFailures);

function WhatItMeans() {
  return (
    <Card head={<h2 className={text.displayXs}>Before you switch it on</h2>}>
      <ul className={styles.facts}>
        <li>Each site is asked whether a public profile under the user name exists. It sees the name, and not you.</li>
        <li>
          Anyone can use the same name. A profile under it need not be yours, and nobody should conclude that it is.
        </li>
        <li>
          The answers stand on this page alone, closed until you open them. They are in no report, score, file, mail or
          link, and our staff never see them.
        </li>
        <li>
          They are encrypted with the key of your account, come with the copy of your data, and are deleted when you
          switch it off. Nothing is asked again by itself.
        </li>
      </ul>
    </Card>
  );
}

function NoUsername() {
  return (
    <EmptyState
      card
      title="No user name yet"
      action={
        <ButtonLink to="/dashboard/identity#username" variant="primary">
          Add a user name
        </ButtonLink>
      }
    >
      <p>These sites are asked by user name. Add one of yours first.</p>
    </EmptyState>
  );
}

export default function PrivateSites({ loaderData: { choices } }: Route.ComponentProps) {
  useOwnChanges();
  return (
    <>
      <div className={titles.pageTitle}>
        <div className={titles.text}>
          <h1 className={text.displayMd}>Private sites</h1>
          <p className={classes(text.soft, styles.lead)}>
            At some sites, a profile alone tells something private: those about adult content, dating, politics, health
            and gambling. No scan asks them. You can have them asked about a user name of yours, for you alone.
          </p>
        </div>
      </div>
      <WhatItMeans />
      {choices.length === 0 && <NoUsername />}
      {choices.map((one) => (
        <PrivateChoice key={one.id} view={one} />
      ))}
    </>
  );
}
