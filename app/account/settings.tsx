import { requestContext } from '#app/context.ts';
import { toastForFailure } from '#app/failed-action.ts';
import { useLive } from '#app/ui/use-live.ts';
import { userTopic } from '#contract/live.ts';
import { readPreferences } from '#core/customers/queries.ts';
import { listPasskeys, readTwoFactor } from '#core/factors/queries.ts';
import { listSessions } from '#core/sessions/queries.ts';
import type { Route } from './+types/settings.ts';
import './account.css';
import { DataCard } from './data-card.tsx';
import { PreferencesCard } from './preferences-card.tsx';
import { SecurityCard } from './security-card.tsx';
import { postSettings } from './settings-action.ts';
import { type SettingsIntent, settingsNotDone } from './settings-result.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(requestContext);
  const sessions = await listSessions(ctx);
  return {
    preferences: await readPreferences(ctx),
    twoFactor: await readTwoFactor(ctx),
    passkeys: (await listPasskeys(ctx)).length,
    sessions: sessions.map(({ endsAt: _, createdAt, lastSeenAt, ...session }) => ({
      ...session,
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
    })),
    now: ctx.platform.clock.now().toISOString(),
    topics: ctx.actor.kind === 'person' ? [userTopic(ctx.actor.userId)] : [],
  };
}

export const action = ({ request, context }: Route.ActionArgs) => postSettings(context.get(requestContext), request);

/** A connection that fails is told like a server that fails: what was chosen stays where it is. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const intent = (await request.clone().formData()).get('intent') as SettingsIntent;
  try {
    return await serverAction();
  } catch (error) {
    return toastForFailure(error, settingsNotDone[intent]);
  }
}

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Settings · ${matches[0].loaderData?.site.name ?? 'Quietprint'}` },
  { name: 'robots', content: 'noindex' },
];

export default function Settings({ loaderData }: Route.ComponentProps) {
  const { preferences, twoFactor, passkeys, sessions, now, topics } = loaderData;
  useLive(topics);
  return (
    <div className="account-page">
      <h1 className="display-md">Settings</h1>
      <PreferencesCard preferences={preferences} now={now} />
      <SecurityCard twoFactor={twoFactor} passkeys={passkeys} sessions={sessions} />
      <DataCard />
    </div>
  );
}
