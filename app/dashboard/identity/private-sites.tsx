import { requestContext } from '#app/context.ts';
import type { DashboardHandle } from '#app/dashboard/shell/app-bar.tsx';
import { useOwnChanges } from '#app/dashboard/shell/use-own-changes.ts';
import { acts, defineAct } from '#app/forms/act.ts';
import { clientActs } from '#app/forms/client-acts.ts';
import { languageOf } from '#app/language/language-of.ts';
import { textOf, useTexts } from '#app/language/texts.ts';
import { pageTitle } from '#app/page-title.ts';
import { classes } from '#app/ui/classes.ts';
import { ButtonLink } from '#app/ui/controls/button.tsx';
import { EmptyState } from '#app/ui/display/empty-state.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import titles from '#app/ui/layout/page-title.module.css';
import text from '#app/ui/styles/text.module.css';
import type { Language } from '#contract/base/languages.ts';
import { identifierId } from '#contract/identifiers/input.ts';
import { sensitiveSwitch } from '#contract/sensitive/input.ts';
import { askSensitive } from '#core/sensitive/actions/ask-sensitive.ts';
import { switchSensitive } from '#core/sensitive/actions/switch-sensitive.ts';
import { listSensitiveChoices } from '#core/sensitive/queries/sensitive-choices.ts';
import type { Route } from './+types/private-sites.ts';
import styles from './identity.module.css';
import { identityTexts } from './identity.texts.ts';
import { privateTexts } from './private.texts.ts';
import { PrivateChoice } from './private-choice.tsx';

/** What nobody else is to see: kept by no cache. */
export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'no-store' });

export const handle: DashboardHandle = {
  trail: [
    { label: textOf(identityTexts, ({ title }) => title), to: '/dashboard/identity' },
    { label: textOf(privateTexts, ({ title }) => title) },
  ],
};

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData ? [pageTitle(matches[0].loaderData, loaderData.title)] : [];

export async function loader(args: Route.LoaderArgs) {
  const { title } = await privateTexts.in(languageOf(args));
  return { title, choices: await listSensitiveChoices(args.context.get(requestContext)) };
}

const failures = async (language: Language) => (await privateTexts.in(language)).failures;

export const action = acts(failures, {
  switch: defineAct({
    schema: sensitiveSwitch,
    keep: ['id'],
    run: (ctx, input) => switchSensitive(ctx, input).then(() => input.on),
    done: async (on, _ctx, { language }) => {
      const { switchedOn, switchedOff } = await privateTexts.in(language);
      return on ? switchedOn : switchedOff;
    },
  }),
  ask: defineAct({ schema: identifierId, keep: ['id'], run: askSensitive }),
});

export const clientAction = clientActs(failures);

function WhatItMeans() {
  const { before, facts } = useTexts(privateTexts);
  return (
    <Card head={<h2 className={text.displayXs}>{before}</h2>}>
      <ul className={styles.facts}>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </Card>
  );
}

function NoUsername() {
  const texts = useTexts(privateTexts);
  return (
    <EmptyState
      card
      title={texts.noUsername}
      action={
        <ButtonLink to="/dashboard/identity#username" variant="primary">
          {texts.addUsername}
        </ButtonLink>
      }
    >
      <p>{texts.noUsernameText}</p>
    </EmptyState>
  );
}

export default function PrivateSites({ loaderData: { choices } }: Route.ComponentProps) {
  useOwnChanges();
  const texts = useTexts(privateTexts);
  return (
    <>
      <div className={titles.pageTitle}>
        <div className={titles.text}>
          <h1 className={text.displayMd}>{texts.title}</h1>
          <p className={classes(text.soft, styles.lead)}>{texts.lead}</p>
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
