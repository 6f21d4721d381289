import styles from '#app/account/account-page.module.css';
import { DataCard } from '#app/account/profile/data-card.tsx';
import { PreferencesCard } from '#app/account/profile/preferences-card.tsx';
import { SecurityCard } from '#app/account/profile/security-card.tsx';
import { settingsTexts } from '#app/account/settings/settings.texts.ts';
import { ToolsCard } from '#app/account/tools/tools-card.tsx';
import { useLive } from '#app/browser/live/use-live.ts';
import { requestContext } from '#app/context.ts';
import { acts } from '#app/forms/act.ts';
import { clientActs } from '#app/forms/client-acts.ts';
import { orNone } from '#app/forms/read.ts';
import { languageOf } from '#app/language/language-of.ts';
import { pageTitle } from '#app/page-title.ts';
import text from '#app/ui/styles/text.module.css';
import type { Language } from '#contract/base/languages.ts';
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

export async function loader(args: Route.LoaderArgs) {
  const ctx = args.context.get(requestContext);
  const { identity } = ctx.platform;
  const sessions = await listSessions(ctx);
  const { settings: title } = await settingsTexts.in(languageOf(args));
  return {
    title,
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

async function formFailures(language: Language) {
  const { notSaved, notEnded } = await settingsTexts.in(language);
  return { preferences: notSaved, 'end-session': notEnded, 'end-others': notEnded, 'end-all': notEnded };
}

export const action = acts(formFailures, settingsActs);

export const clientAction = clientActs(formFailures);

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  ...(loaderData ? [pageTitle(matches[0].loaderData, loaderData.title)] : []),
  { name: 'robots', content: 'noindex' },
];

export default function Settings({ loaderData }: Route.ComponentProps) {
  const { title, preferences, watch, twoFactor, passkeys, sessions, provider, now, topics } = loaderData;
  useLive(topics);
  return (
    <div className={styles.accountPage}>
      <h1 className={text.displayMd}>{title}</h1>
      <PreferencesCard preferences={preferences} now={now} />
      <WatchingCard watch={watch} />
      <SecurityCard twoFactor={twoFactor} passkeys={passkeys} sessions={sessions} provider={provider} />
      <ToolsCard />
      <DataCard />
    </div>
  );
}
