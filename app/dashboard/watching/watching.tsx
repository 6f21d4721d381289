import { requestContext } from '#app/context.ts';
import { useOwnChanges } from '#app/dashboard/shell/use-own-changes.ts';
import { acts, defineAct } from '#app/forms/act.ts';
import { clientActs } from '#app/forms/client-acts.ts';
import { languageOf } from '#app/language/language-of.ts';
import { useTexts } from '#app/language/texts.ts';
import { pageTitle } from '#app/page-title.ts';
import { classes } from '#app/ui/classes.ts';
import titles from '#app/ui/layout/page-title.module.css';
import text from '#app/ui/styles/text.module.css';
import type { Language } from '#contract/base/languages.ts';
import { watchInput } from '#contract/watching/input.ts';
import { listOwnIdentifiers } from '#core/identifiers/queries/own-identifiers.ts';
import { startWatching } from '#core/watching/actions/start-watching.ts';
import { stopWatching } from '#core/watching/actions/stop-watching.ts';
import { readOwnWatch } from '#core/watching/queries/own-watch.ts';
import type { Route } from './+types/watching.ts';
import { ChangeList } from './change-list.tsx';
import { WatchCard } from './watch-card.tsx';
import { WatchedList } from './watched-list.tsx';
import styles from './watching.module.css';
import { watchingTexts } from './watching.texts.ts';
import { YearCard } from './year-card.tsx';

/** What is known of a person: kept by no cache. */
export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'no-store' });

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData ? [pageTitle(matches[0].loaderData, loaderData.title)] : [];

export async function loader(args: Route.LoaderArgs) {
  const ctx = args.context.get(requestContext);
  const { title } = await watchingTexts.in(languageOf(args));
  return { title, watch: await readOwnWatch(ctx, languageOf(args)), identifiers: await listOwnIdentifiers(ctx) };
}

const readFailures = async (language: Language) => (await watchingTexts.in(language)).failures;

export const action = acts(readFailures, {
  watch: defineAct({
    schema: watchInput,
    keep: ['pace'],
    run: startWatching,
    done: async (_done, _ctx, { language }) => (await watchingTexts.in(language)).switchedOn,
  }),
  stop: defineAct({
    run: stopWatching,
    done: async (_done, _ctx, { language }) => (await watchingTexts.in(language)).switchedOff,
  }),
});

export const clientAction = clientActs(readFailures);

export default function Watching({ loaderData: { watch, identifiers } }: Route.ComponentProps) {
  useOwnChanges();
  const texts = useTexts(watchingTexts);
  return (
    <>
      <div className={titles.pageTitle}>
        <div className={titles.text}>
          <h1 className={text.displayMd}>{texts.title}</h1>
          <p className={classes(text.soft, styles.lead)}>{texts.lead}</p>
        </div>
      </div>
      <WatchCard watch={watch} />
      {watch.isOn && <ChangeList changes={watch.changes} />}
      <WatchedList identifiers={identifiers} isWhole={watch.scope.isWhole} />
      <YearCard scope={watch.scope} />
    </>
  );
}
