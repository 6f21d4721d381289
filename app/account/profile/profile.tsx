import styles from '#app/account/account-page.module.css';
import { profileTexts } from '#app/account/profile/profile.texts.ts';
import { SecuritySettings } from '#app/account/security/security-settings.tsx';
import { AccountManagement, type AskedFor } from '#app/account/settings/account-management.tsx';
import { requestContext } from '#app/context.ts';
import { acts } from '#app/forms/act.ts';
import { clientActs } from '#app/forms/client-acts.ts';
import { attempt } from '#app/forms/read.ts';
import { languageOf } from '#app/language/language-of.ts';
import { useLinks } from '#app/language/use-links.ts';
import { pageTitle } from '#app/page-title.ts';
import text from '#app/ui/styles/text.module.css';
import { noticeBeforeSignOutMs } from '#contract/accounts/profiles.ts';
import type { Language } from '#contract/base/languages.ts';
import { readTwoFactor } from '#core/accounts/factors/queries/two-factor.ts';
import { readOwnProfile } from '#core/accounts/profile/queries/own-profile.ts';
import { graceMs } from '#core/lifecycle/erasure/queries/grace.ts';
import type { Route } from './+types/profile.ts';
import { PersonalInformation } from './personal-information.tsx';
import { profileActs } from './profile-acts.ts';

const askedFor = (ask: string | null): AskedFor => (ask === 'deactivate' || ask === 'erase' ? ask : null);

/** The same page stands alone and in the dashboard, under the name that leads to it. */
export async function loader(args: Route.LoaderArgs) {
  const { context, url } = args;
  const ctx = context.get(requestContext);
  const read = await attempt(ctx, 'The profile', () => readOwnProfile(ctx));
  const factor = await attempt(ctx, 'The second factor', () => readTwoFactor(ctx));
  const { actor } = ctx;
  const { profile, ownProfile } = await profileTexts.in(languageOf(args));
  const known = actor.kind === 'person' ? { fullName: actor.fullName, email: actor.email } : null;
  return {
    title: url.pathname.startsWith('/dashboard') ? ownProfile : profile,
    profile: read.ok ? read.value : known,
    asked: askedFor(url.searchParams.get('ask')),
    erasure: {
      twoFactor: factor.ok && factor.value.enabled,
      day: new Date(ctx.platform.clock.now().getTime() + graceMs).toISOString(),
    },
  };
}

async function formFailures(language: Language) {
  const { notSaved, resetNotSent, notDeactivated, notErased } = await profileTexts.in(language);
  return { name: notSaved, reset: resetNotSent, deactivate: notDeactivated, erase: notErased };
}

export const action = acts(formFailures, profileActs);

export const clientAction = clientActs(formFailures);

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  ...(loaderData ? [pageTitle(matches[0].loaderData, loaderData.title)] : []),
  { name: 'robots', content: 'noindex' },
];

export default function Profile({ loaderData, actionData }: Route.ComponentProps) {
  const { title, profile, asked, erasure } = loaderData;
  const ended = actionData?.ok && (actionData.intent === 'deactivate' || actionData.intent === 'erase');
  const linkTo = useLinks();
  if (!profile) return null;
  return (
    <div className={styles.accountPage}>
      {ended && <meta httpEquiv="refresh" content={`${noticeBeforeSignOutMs / 1_000};url=${linkTo('/').to}`} />}
      <h1 className={text.displayMd}>{title}</h1>
      <PersonalInformation profile={profile} />
      <SecuritySettings email={profile.email} />
      <AccountManagement asked={asked} erasure={erasure} />
    </div>
  );
}
