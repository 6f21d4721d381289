import { data } from 'react-router';
import { requestContext } from '#app/context.ts';
import { OwnList } from '#app/dashboard/shell/own-list.tsx';
import { failed, type Outcome, orInstead } from '#app/forms/outcome.ts';
import { attempt } from '#app/forms/read.ts';
import { languageOf } from '#app/language/language-of.ts';
import { useTexts } from '#app/language/texts.ts';
import { shownLanguage } from '#app/language/use-language.ts';
import { pageTitle } from '#app/page-title.ts';
import { EmptyState } from '#app/ui/display/empty-state.tsx';
import type { ActivityRow } from '#contract/audit/activity.ts';
import { listingIn, type Page } from '#contract/base/paging.ts';
import { listOwnActivity } from '#core/base/audit/queries/own-log.ts';
import { readVerifierKey } from '#core/base/audit/queries/public-head.ts';
import { readOwnOrderNames } from '#core/orders/queries/own-names.ts';
import type { Route } from './+types/activity.ts';
import { activityTexts } from './activity.texts.ts';
import { ActivityTable } from './activity-table.tsx';

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData ? [pageTitle(matches[0].loaderData, loaderData.title)] : [];

export async function loader(args: Route.LoaderArgs) {
  const { context, url } = args;
  const language = languageOf(args);
  const { title } = await activityTexts.in(language);
  const ctx = context.get(requestContext);
  const page = await attempt(ctx, 'The activity log', () =>
    listOwnActivity(ctx, listingIn(url.searchParams), language),
  );
  const names = await attempt(ctx, 'The names of what was ordered', () => readOwnOrderNames(ctx, ordersIn(page)));
  const orderNames = names.ok ? names.value : {};
  return data({ title, page, orderNames, verifierKey: readVerifierKey(ctx.platform) }, page.ok ? 200 : 503);
}

const ordersIn = (page: Outcome<Page<ActivityRow>>): string[] =>
  page.ok ? [...new Set(page.value.rows.flatMap(({ orderId }) => orderId ?? []))] : [];

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const { title } = await activityTexts.in(shownLanguage());
  return orInstead('The activity log', serverLoader(), { title, page: failed, orderNames: {}, verifierKey: '' });
}

export default function Activity({ loaderData: { page, orderNames, verifierKey } }: Route.ComponentProps) {
  const texts = useTexts(activityTexts);
  const none = (
    <EmptyState card title={texts.none}>
      <p>{texts.noneText}</p>
    </EmptyState>
  );
  return (
    <OwnList page={page} title={texts.title} lead={texts.lead} rows="activity" none={none}>
      {(rows) => <ActivityTable rows={rows} orderNames={orderNames} verifierKey={verifierKey} />}
    </OwnList>
  );
}
