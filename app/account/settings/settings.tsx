import styles from '#app/account/account-page.module.css';
import { DataCard } from '#app/account/profile/data-card.tsx';
import { PreferencesCard } from '#app/account/profile/preferences-card.tsx';
import { SecurityCard } from '#app/account/profile/security-card.tsx';
import { ToolsCard } from '#app/account/tools/tools-card.tsx';
import { useLive } from '#app/browser/live/use-live.ts';
import { requestContext } from '#app/context.ts';
import { acts } from '#app/forms/act.ts';
import { clientActs } from '#app/forms/client-acts.ts';
import { orNone } from '#app/forms/read.ts';
import text from '#app/ui/styles/text.module.css';
import { userTopic } from '#contract/base/live.ts';
import { listPasskeys } from '#core/accounts/factors/queries/passkeys.ts';
import { readTwoFactor } from '#core/accounts/factors/queries/two-factor.ts';
import { readPreferences } from '#core/accounts/profile/queries/preferences.ts';
import { readLinkedIdentity } from '#core/accounts/provider/queries/linked-identity.ts';
import { listSessions } from '#core/accounts/sessions/queries/sessions.ts';
import { readWatchSettings } from '#core/watching/queries/own-watch.ts';
import type { Route } from './+types/settings.ts';
import { settingsActs } from './settings-acts.ts';
import { WatchingCard } from './watching-card.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(requestContext);
  const { identity } = ctx.platform;
  const sessions = await listSessions(ctx);
  return {
    preferences: await readPreferences(ctx),
    watch: await orNone(ctx, 'Whether somebody is watched', () => readWatchSettings(ctx)),
    twoFactor: await readTwoFactor(ctx),
    passkeys: (await listPasskeys(ctx)).length,
    provider: identity && { name: identity.name, isLinked: (await readLinkedIdentity(ctx)) !== null },
    sessions: sessions.map(({ endsAt: _, createdAt, lastSeenAt, ...session }) => ({
      ...session,
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
    })),
    now: ctx.platform.clock.now().toISOString(),
    topics: ctx.actor.kind === 'person' ? [userTopic(ctx.actor.userId)] : [],
  };
}

const notEnded = 'That device could not be signed out. Please try again.';
const failures = {
  preferences: 'Your preferences could not be saved. Please try again.',
  'end-session': notEnded,
  'end-others': notEnded,
  'end-all': notEnded,
};

export const action = acts(failures, settingsActs);

export const clientAction = clientActs(failures);

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Settings · ${matches[0].loaderData?.site.name ?? 'Quietprint'}` },
  { name: 'robots', content: 'noindex' },
];

export default function Settings({ loaderData }: Route.ComponentProps) {
  const { preferences, watch, twoFactor, passkeys, sessions, provider, now, topics } = loaderData;
  useLive(topics);
  return (
    <div className={styles.accountPage}>
      <h1 className={text.displayMd}>Settings</h1>
      <PreferencesCard preferences={preferences} now={now} />
      <WatchingCard watch={watch} />
      <SecurityCard twoFactor={twoFactor} passkeys={passkeys} sessions={sessions} provider={provider} />
      <ToolsCard />
      <DataCard />
    </div>
  );
}
