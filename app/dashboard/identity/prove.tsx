import { Form, useNavigation } from 'react-router';
import type { DashboardHandle } from '#app/dashboard/shell/app-bar.tsx';
import { acts, defineAct } from '#app/forms/act.ts';
import { clientActs } from '#app/forms/client-acts.ts';
import { languageOf } from '#app/language/language-of.ts';
import { textOf, useTexts } from '#app/language/texts.ts';
import { pageTitle } from '#app/page-title.ts';
import letter from '#app/scan/letter.module.css';
import { Button, ButtonLink } from '#app/ui/controls/button.tsx';
import { EmptyState } from '#app/ui/display/empty-state.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import text from '#app/ui/styles/text.module.css';
import type { Language } from '#contract/base/languages.ts';
import { proofToken } from '#contract/identifiers/input.ts';
import { proveAddress } from '#core/identifiers/actions/prove-address.ts';
import type { Route } from './+types/prove.ts';
import { identityTexts } from './identity.texts.ts';
import { proveTexts } from './prove.texts.ts';

/** The token is in the address: it is sent nowhere else and kept by nobody. */
export const headers: Route.HeadersFunction = () => ({
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
});

export const handle: DashboardHandle = {
  trail: [
    { label: textOf(identityTexts, ({ title }) => title), to: '/dashboard/identity' },
    { label: textOf(proveTexts, ({ title }) => title) },
  ],
};

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData ? [pageTitle(matches[0].loaderData, loaderData.title)] : [];

/** Reading the page changes nothing: mail scanners follow links, and only the button proves. */
export async function loader(args: Route.LoaderArgs) {
  const { title } = await proveTexts.in(languageOf(args));
  return { title, token: args.url.searchParams.get('token') ?? '' };
}

const failed = async (language: Language) => (await proveTexts.in(language)).failed;

export const action = acts(failed, {
  send: defineAct({
    schema: proofToken,
    quiet: 'reason',
    run: proveAddress,
    done: async (_done, _ctx, { language }) => (await proveTexts.in(language)).done,
    to: '/dashboard/identity',
  }),
});

export const clientAction = clientActs(failed);

export default function Prove({ loaderData, actionData }: Route.ComponentProps) {
  const texts = useTexts(proveTexts);
  const { title: list } = useTexts(identityTexts);
  const busy = useNavigation().state !== 'idle';
  // With a toast it is the try that failed, and not the link.
  const refused = actionData?.ok === false && !actionData.toast ? actionData : null;
  const back = (
    <ButtonLink to="/dashboard/identity" variant="primary">
      {list}
    </ButtonLink>
  );
  if (refused)
    return (
      <Card className={letter.letter} flush>
        <EmptyState kind="error" as="h1" title={texts.deadLink} action={back}>
          <p>{refused.reason}</p>
        </EmptyState>
      </Card>
    );
  return (
    <Card className={letter.letter} flush>
      <h1 className={text.displayMd}>{texts.ask}</h1>
      <p className={text.soft}>{texts.askText}</p>
      <Form method="post" replace>
        <input type="hidden" name="token" value={loaderData.token} />
        <Button type="submit" variant="primary" size="lg" block busy={busy} busyLabel={texts.confirming}>
          {texts.confirm}
        </Button>
      </Form>
    </Card>
  );
}
