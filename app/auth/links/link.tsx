import { useEffect, useState } from 'react';
import { Form, redirect, useNavigation } from 'react-router';
import { AuthCard } from '#app/auth/auth-shell.tsx';
import { formFailure } from '#app/auth/form-failure.ts';
import { authPath } from '#app/auth/sign-in/auth-view.ts';
import { requestContext } from '#app/context.ts';
import { tokenIn } from '#app/cookies.ts';
import { acts } from '#app/forms/act.ts';
import type { Answered } from '#app/forms/answered.ts';
import { clientActs } from '#app/forms/client-acts.ts';
import { languageOf } from '#app/language/language-of.ts';
import { useTexts } from '#app/language/texts.ts';
import { withLinks } from '#app/language/with-links.tsx';
import { pageTitle } from '#app/page-title.ts';
import { classes } from '#app/ui/classes.ts';
import { Button } from '#app/ui/controls/button.tsx';
import notice from '#app/ui/display/notice.module.css';
import textStyles from '#app/ui/styles/text.module.css';
import { addressIn } from '#contract/base/translated-pages.ts';
import { findLinkAccount, wantsPassword } from '#core/accounts/sessions/queries/links.ts';
import type { Route } from './+types/link.ts';
import { callbackFailureTexts } from './callback-failures.texts.ts';
import { ChoosePasswordForm } from './choose-password-form.tsx';
import { kindOf, linkActs, linkIntent, targetOf } from './link-acts.ts';
import { linkTexts } from './links.texts.ts';
import { ResultCard } from './result-card.tsx';

/** The token is in the address: it is sent nowhere else and kept by nobody. */
export const headers: Route.HeadersFunction = () => ({
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
});

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  ...(loaderData ? [pageTitle(matches[0].loaderData, loaderData.title)] : []),
  { name: 'robots', content: 'noindex' },
];

/** Reading the page changes nothing: mail scanners follow links, and only the button uses it. */
export async function loader(args: Route.LoaderArgs) {
  const { context, request, url } = args;
  const { pathname, search, searchParams } = url;
  const language = languageOf(args);
  const [kind, token] = [kindOf(searchParams.get('type')), searchParams.get('token') ?? ''];
  const ctx = context.get(requestContext);
  // The link works in the session of its owner only.
  if (kind === 'enrolment' && ctx.actor.kind !== 'person')
    throw redirect(addressIn(language, authPath('sign-in', pathname + search)));
  const asks =
    kind === 'confirmation' &&
    (await wantsPassword(ctx, token, tokenIn(ctx.platform.config, request.headers.get('cookie'), 'qp_signup')));
  const whose = kind === 'recovery' ? await findLinkAccount(ctx.platform, token) : null;
  const { title } = (await linkTexts.in(language)).kinds[kind];
  return { title, kind, token, to: targetOf(searchParams.get('to')), asks, whose };
}

export const action = acts(formFailure, linkActs, { intentOf: linkIntent });

/** Only of the form with a password: the others are answered as documents. */
export const clientAction = clientActs(formFailure);

/** Known once the page lives: then the answer can go on in a fragment. */
function useScripts(): boolean {
  const [scripts, setScripts] = useState(false);
  useEffect(() => setScripts(true), []);
  return scripts;
}

interface PressFormProps {
  link: Route.ComponentProps['loaderData'];
  result: Answered | undefined;
}

/** One press is enough. */
function PressForm({ link: { kind, token, to, whose }, result }: PressFormProps) {
  const scripts = useScripts();
  const busy = useNavigation().state !== 'idle';
  const texts = useTexts(linkTexts);
  const words = texts.kinds[kind];
  return (
    <AuthCard>
      <h1 className={textStyles.displayMd}>{words.title}</h1>
      <p className={textStyles.soft}>{words.text}</p>
      {whose && (
        <p>
          {withLinks(texts.whose(whose), (address) => (
            <strong className={textStyles.evidence}>{address}</strong>
          ))}
        </p>
      )}
      {result?.reason && (
        <p className={notice.notice} role="alert">
          {texts.stillWorks(result.reason)}
        </p>
      )}
      {/* A document's answer: the fragment it leads to then stays with the address. */}
      <Form method="post" reloadDocument>
        <input type="hidden" name="type" value={kind} />
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="to" value={to} />
        {scripts && <input type="hidden" name="scripts" value="yes" />}
        <Button type="submit" variant="primary" size="lg" block busy={busy} busyLabel={texts.opening}>
          {words.button}
        </Button>
      </Form>
      <p className={classes(textStyles.caption, textStyles.soft)}>{words.otherwise}</p>
    </AuthCard>
  );
}

/** Whether a password is asked for before the link opens anything. */
function asksPassword(asked: boolean, result: Answered<{ asks: boolean }> | undefined): boolean {
  if (!result) return asked;
  // A fault in a field, and a try that failed, leave the form as it is; a dead link needs none.
  return result.value?.asks === true || (result.intent === 'choose' && (result.errors ?? result.toast) !== undefined);
}

export default function MailedLink({ loaderData, actionData }: Route.ComponentProps) {
  const scripts = useScripts();
  const { expired } = useTexts(callbackFailureTexts);
  if (asksPassword(loaderData.asks, actionData))
    return <ChoosePasswordForm token={loaderData.token} scripts={scripts} errors={actionData?.errors ?? {}} />;
  const isDead = actionData?.ok === false && !actionData.toast && actionData.retryAfter === undefined;
  if (isDead) return <ResultCard outcome="failed" message={actionData.reason ?? expired} />;
  return <PressForm link={loaderData} result={actionData} />;
}
