import styles from '#app/account/account-page.module.css';
import { SecuritySettings } from '#app/account/security/security-settings.tsx';
import { AccountManagement, type AskedFor } from '#app/account/settings/account-management.tsx';
import { requestContext } from '#app/context.ts';
import { acts } from '#app/forms/act.ts';
import { clientActs } from '#app/forms/client-acts.ts';
import { attempt } from '#app/forms/read.ts';
import text from '#app/ui/styles/text.module.css';
import { noticeBeforeSignOutMs, profileWords } from '#contract/accounts/profiles.ts';
import { readTwoFactor } from '#core/accounts/factors/queries/two-factor.ts';
import { readOwnProfile } from '#core/accounts/profile/queries/own-profile.ts';
import { graceMs } from '#core/lifecycle/erasure/queries/grace.ts';
import type { Route } from './+types/profile.ts';
import { PersonalInformation } from './personal-information.tsx';
import { profileActs } from './profile-acts.ts';

/** The same page stands alone and in the dashboard, under the name that leads to it. */
const titleAt = (pathname: string) => (pathname.startsWith('/dashboard') ? 'Profile & Security' : 'Profile & Account');

const askedFor = (ask: string | null): AskedFor => (ask === 'deactivate' || ask === 'erase' ? ask : null);

export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = context.get(requestContext);
  const read = await attempt(ctx, 'The profile', () => readOwnProfile(ctx));
  const factor = await attempt(ctx, 'The second factor', () => readTwoFactor(ctx));
  const { actor } = ctx;
  const known = actor.kind === 'person' ? { fullName: actor.fullName, email: actor.email } : null;
  return {
    title: titleAt(url.pathname),
    profile: read.ok ? read.value : known,
    asked: askedFor(url.searchParams.get('ask')),
    erasure: {
      twoFactor: factor.ok && factor.value.enabled,
      day: new Date(ctx.platform.clock.now().getTime() + graceMs).toISOString(),
    },
  };
}

const failures = {
  name: profileWords.notSaved,
  reset: profileWords.resetNotSent,
  deactivate: profileWords.notDeactivated,
  erase: profileWords.notErased,
};

export const action = acts(failures, profileActs);

export const clientAction = clientActs(failures);

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  { title: `${loaderData?.title ?? 'Profile'} · ${matches[0].loaderData?.site.name ?? 'Quietprint'}` },
  { name: 'robots', content: 'noindex' },
];

export default function Profile({ loaderData, actionData }: Route.ComponentProps) {
  const { title, profile, asked, erasure } = loaderData;
  const ended = actionData?.ok && (actionData.intent === 'deactivate' || actionData.intent === 'erase');
  if (!profile) return null;
  return (
    <div className={styles.accountPage}>
      {ended && <meta httpEquiv="refresh" content={`${noticeBeforeSignOutMs / 1_000};url=/`} />}
      <h1 className={text.displayMd}>{title}</h1>
      <PersonalInformation profile={profile} />
      <SecuritySettings email={profile.email} />
      <AccountManagement asked={asked} erasure={erasure} />
    </div>
  );
}
