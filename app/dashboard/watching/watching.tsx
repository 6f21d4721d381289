import { requestContext } from '#app/context.ts';
import { useOwnChanges } from '#app/dashboard/shell/use-own-changes.ts';
import { acts, defineAct } from '#app/forms/act.ts';
import { clientActs } from '#app/forms/client-acts.ts';
import { pageTitle } from '#app/page-title.ts';
import { classes } from '#app/ui/classes.ts';
import titles from '#app/ui/layout/page-title.module.css';
import text from '#app/ui/styles/text.module.css';
import { watchInput } from '#contract/watching/input.ts';
import { watchFailures } from '#contract/watching/types.ts';
import { listOwnIdentifiers } from '#core/identifiers/queries/own-identifiers.ts';
import { startWatching } from '#core/watching/actions/start-watching.ts';
import { stopWatching } from '#core/watching/actions/stop-watching.ts';
import { readOwnWatch } from '#core/watching/queries/own-watch.ts';
import type { Route } from './+types/watching.ts';
import { ChangeList } from './change-list.tsx';
import { WatchCard } from './watch-card.tsx';
import { WatchedList } from './watched-list.tsx';
import styles from './watching.module.css';
import { YearCard } from './year-card.tsx';

/** What is known of a person: kept by no cache. */
export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'no-store' });

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches[0].loaderData, 'Watching')];

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(requestContext);
  return { watch: await readOwnWatch(ctx), identifiers: await listOwnIdentifiers(ctx) };
}

export const action = acts(watchFailures, {
  watch: defineAct({
    schema: watchInput,
    keep: ['pace'],
    run: startWatching,
    done: 'Watching is on. You can stop it here at any time.',
  }),
  stop: defineAct({ run: stopWatching, done: 'Watching is off. We ask no one about you until you start a scan.' }),
});

export const clientAction = clientActs(watchFailures);

export default function Watching({ loaderData: { watch, identifiers } }: Route.ComponentProps) {
  useOwnChanges();
  return (
    <>
      <div className={titles.pageTitle}>
        <div className={titles.text}>
          <h1 className={text.displayMd}>Watching</h1>
          <p className={classes(text.soft, styles.lead)}>
            We scan again for you, and write when something is new, back or gone since the last time: what it is, since
            when, and what to do.
          </p>
        </div>
      </div>
      <WatchCard watch={watch} />
      {watch.isOn && <ChangeList changes={watch.changes} />}
      <WatchedList identifiers={identifiers} isWhole={watch.scope.isWhole} />
      <YearCard scope={watch.scope} />
    </>
  );
}
