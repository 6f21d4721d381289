import type { ReactNode } from 'react';
import { Form, redirect } from 'react-router';
import { AuthCard } from '#app/auth/auth-shell.tsx';
import { formFailure } from '#app/auth/form-failure.ts';
import { authPath } from '#app/auth/sign-in/auth-view.ts';
import { requestContext } from '#app/context.ts';
import { tokenIn } from '#app/cookies.ts';
import { acts, defineAct } from '#app/forms/act.ts';
import { clientActs } from '#app/forms/client-acts.ts';
import { languageOf } from '#app/language/language-of.ts';
import { useTexts } from '#app/language/texts.ts';
import { withLinks } from '#app/language/with-links.tsx';
import { pageTitle } from '#app/page-title.ts';
import { classes } from '#app/ui/classes.ts';
import { Button, ButtonLink } from '#app/ui/controls/button.tsx';
import { useFormats } from '#app/ui/formats.ts';
import text from '#app/ui/styles/text.module.css';
import { wayInput } from '#contract/accounts/factor-input.ts';
import type { OtherWays, PasskeyView, WayToRemove } from '#contract/accounts/factors.ts';
import { addressIn } from '#contract/base/translated-pages.ts';
import { removeReviewed } from '#core/accounts/sessions/actions/remove-reviewed.ts';
import { readReview } from '#core/accounts/sessions/queries/review.ts';
import type { Context } from '#core/base/context.ts';
import type { Route } from './+types/access.ts';
import styles from './access.module.css';
import { linkTexts } from './links.texts.ts';

export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'no-store' });

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  ...(loaderData ? [pageTitle(matches[0].loaderData, loaderData.title)] : []),
  { name: 'robots', content: 'noindex' },
];

const reviewTokenIn = ({ platform }: Context, request: Request) =>
  tokenIn(platform.config, request.headers.get('cookie'), 'qp_review');

/** For the browser that has just set a password; any other is led to where it can. */
export async function loader(args: Route.LoaderArgs) {
  const { context, request } = args;
  const language = languageOf(args);
  const ctx = context.get(requestContext);
  const review = await readReview(ctx, reviewTokenIn(ctx, request));
  const isSignedIn = ctx.actor.kind === 'person';
  if (!review) throw redirect(isSignedIn ? '/settings' : addressIn(language, authPath('reset')));
  const { accessTitle: title, anotherProvider } = await linkTexts.in(language);
  const providerName = ctx.platform.config.identity?.name ?? anotherProvider;
  const next = isSignedIn ? '/dashboard' : addressIn(language, authPath('two-factor'));
  return { ...review, title, providerName, next };
}

export const action = acts(formFailure, {
  send: defineAct({
    schema: wayInput,
    run: (ctx, way, { request }) => removeReviewed(ctx, reviewTokenIn(ctx, request), way).then(() => way.what),
    async done(what, _ctx, { language }) {
      const { removed: title, removedTexts } = await linkTexts.in(language);
      return { title, description: removedTexts[what] };
    },
    to: (_done, { language }) => addressIn(language, '/auth/access'),
  }),
});

export const clientAction = clientActs(formFailure);

interface WayProps {
  title: string;
  children: ReactNode;
  /** Null for what is going already. */
  way: WayToRemove | null;
}

function Way({ title, children, way }: WayProps) {
  const texts = useTexts(linkTexts);
  return (
    <li className={styles.way}>
      <div>
        <strong>{title}</strong>
        <p className={classes(text.small, text.soft)}>{children}</p>
      </div>
      {way && (
        <Form method="post">
          {Object.entries(way).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Button type="submit" size="sm" variant="danger-quiet" aria-label={texts.removeThis(title)}>
            {texts.remove}
          </Button>
        </Form>
      )}
    </li>
  );
}

function PasskeyWay({ passkey: { id, name, createdAt, lastUsedAt, device } }: { passkey: PasskeyView }) {
  const texts = useTexts(linkTexts);
  const { dateTime } = useFormats();
  return (
    <Way title={texts.passkey(name)} way={{ what: 'passkey', id }}>
      {texts.passkeyText(dateTime(createdAt), device, lastUsedAt && dateTime(lastUsedAt))}
    </Way>
  );
}

function AppWay({ app: { since, endsAt } }: { app: NonNullable<OtherWays['app']> }) {
  const texts = useTexts(linkTexts);
  const { dateTime } = useFormats();
  return (
    <Way title={texts.app} way={endsAt === null ? { what: 'app' } : null}>
      {endsAt === null ? texts.appText(dateTime(since)) : texts.appEnds(dateTime(endsAt))}
    </Way>
  );
}

/** What a new password leaves as it was, each with a button that ends it. Works without JavaScript. */
export default function Access({ loaderData: { email, ways, next, providerName } }: Route.ComponentProps) {
  const texts = useTexts(linkTexts);
  const { dateTime } = useFormats();
  const { passkeys, app, recoveryCodes, provider } = ways;
  const opensToo = passkeys.length > 0 || app !== null || provider !== null;
  return (
    <AuthCard>
      <h1 className={text.displayMd}>{texts.accessTitle}</h1>
      <p className={text.soft}>
        {withLinks((opensToo ? texts.accessSome : texts.accessNone)(email), (address) => (
          <strong className={text.evidence}>{address}</strong>
        ))}
      </p>
      <ul className={styles.ways}>
        {passkeys.map((passkey) => (
          <PasskeyWay key={passkey.id} passkey={passkey} />
        ))}
        {app && <AppWay app={app} />}
        {provider && (
          <Way title={texts.signInWith(providerName)} way={{ what: 'provider' }}>
            {texts.providerText(dateTime(provider))}
          </Way>
        )}
        {recoveryCodes > 0 && (
          <Way title={texts.codes} way={{ what: 'codes' }}>
            {texts.codesText(recoveryCodes)}
          </Way>
        )}
      </ul>
      <ButtonLink to={next} variant="primary" size="lg" block>
        {texts.continue}
      </ButtonLink>
    </AuthCard>
  );
}
