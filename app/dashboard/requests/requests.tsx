import { data } from 'react-router';
import { requestContext } from '#app/context.ts';
import { OwnList } from '#app/dashboard/shell/own-list.tsx';
import { failed, orInstead } from '#app/forms/outcome.ts';
import { attempt } from '#app/forms/read.ts';
import { languageOf } from '#app/language/language-of.ts';
import { useTexts } from '#app/language/texts.ts';
import { shownLanguage } from '#app/language/use-language.ts';
import { useLinks } from '#app/language/use-links.ts';
import { pageTitle } from '#app/page-title.ts';
import { ButtonLink } from '#app/ui/controls/button.tsx';
import { EmptyState } from '#app/ui/display/empty-state.tsx';
import { listingIn } from '#contract/base/paging.ts';
import { listOwnOrders } from '#core/orders/queries/lists.ts';
import type { Route } from './+types/requests.ts';
import { RequestTable } from './request-table.tsx';
import { requestsTexts } from './requests.texts.ts';

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData ? [pageTitle(matches[0].loaderData, loaderData.title)] : [];

export async function loader(args: Route.LoaderArgs) {
  const { context, url } = args;
  const ctx = context.get(requestContext);
  const language = languageOf(args);
  const { title } = await requestsTexts.in(language);
  const page = await attempt(ctx, 'The list of orders', () =>
    listOwnOrders(ctx, listingIn(url.searchParams), language),
  );
  return data({ title, page }, page.ok ? 200 : 503);
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const { title } = await requestsTexts.in(shownLanguage());
  return orInstead('The list of orders', serverLoader(), { title, page: failed });
}

function NoRequests() {
  const texts = useTexts(requestsTexts);
  const linkTo = useLinks();
  return (
    <EmptyState
      card
      title={texts.none}
      action={
        <ButtonLink {...linkTo('/services')} variant="primary">
          {texts.browse}
        </ButtonLink>
      }
    >
      <p>{texts.noneText}</p>
    </EmptyState>
  );
}

export default function Requests({ loaderData: { page } }: Route.ComponentProps) {
  const texts = useTexts(requestsTexts);
  const linkTo = useLinks();
  return (
    <OwnList
      page={page}
      title={texts.title}
      lead={texts.lead}
      action={
        <ButtonLink {...linkTo('/services')} variant="primary">
          {texts.order}
        </ButtonLink>
      }
      rows="requests"
      none={<NoRequests />}
      note
    >
      {(rows) => <RequestTable orders={rows} />}
    </OwnList>
  );
}
