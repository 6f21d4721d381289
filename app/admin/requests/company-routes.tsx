import { Check } from 'lucide-react';
import { z } from 'zod';
import { useShown } from '#app/admin/lists/use-shown.ts';
import { adminTitle } from '#app/admin/shell/page-title.ts';
import { TabHead } from '#app/admin/shell/tab-head.tsx';
import { requestContext } from '#app/context.ts';
import { acts, defineAct } from '#app/forms/act.ts';
import { clientActs } from '#app/forms/client-acts.ts';
import { attempt } from '#app/forms/read.ts';
import { useAct } from '#app/forms/use-act.ts';
import { leading } from '#app/forms/words.ts';
import { classes } from '#app/ui/classes.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { EmptyState } from '#app/ui/display/empty-state.tsx';
import visuallyHidden from '#app/ui/display/visually-hidden.module.css';
import { useFormats } from '#app/ui/formats.ts';
import { BackLink } from '#app/ui/layout/back-link.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { Table } from '#app/ui/layout/table.tsx';
import icon from '#app/ui/styles/icon.module.css';
import text from '#app/ui/styles/text.module.css';
import { type BouncedAddress, type RouteCounts, routeWords, type WithheldRoute } from '#contract/removal/routes.ts';
import { acceptRoute, restoreAddress } from '#core/removal/routes/actions/change-routes.ts';
import { readManagedRoutes } from '#core/removal/routes/queries/panel.ts';
import type { Route } from './+types/company-routes.ts';
import styles from './removals.module.css';

const path = '/admin/requests/routes';
const notReadRoutes = 'Failed to load the ways to companies.';

export const meta: Route.MetaFunction = ({ matches }) => adminTitle(matches[0].loaderData, 'Ways to companies');

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(requestContext);
  return { shown: await attempt(ctx, 'The ways to companies', () => readManagedRoutes(ctx)) };
}

const failures = leading({
  accept: 'Failed to offer the route again',
  restore: 'Failed to offer the address again',
});

const LONGEST = 2_000;
const schema = z.strictObject({ route: z.string().min(1).max(LONGEST) });

export const action = acts(failures, {
  accept: defineAct({ schema, run: (ctx, { route }) => acceptRoute(ctx, route), done: 'The route is offered again' }),
  restore: defineAct({
    schema,
    run: (ctx, { route }) => restoreAddress(ctx, route),
    done: 'The address is offered again',
  }),
});

export const clientAction = clientActs(failures);

function OfferAgain({ route, intent }: { route: string; intent: 'accept' | 'restore' }) {
  const act = useAct();
  return (
    <act.Form method="post" action={path}>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="route" value={route} />
      <Button type="submit" size="sm" busy={act.isBusy}>
        {!act.isBusy && <Check className={icon.sm} />}
        Offer again
        <span className={visuallyHidden.visuallyHidden}> {route}</span>
      </Button>
    </act.Form>
  );
}

function Figures({ counts }: { counts: RouteCounts }) {
  const { number } = useFormats();
  const figures = [
    { label: 'Web routes', value: counts.routes },
    { label: 'Looked at in two weeks', value: counts.seen },
    { label: 'Changed in four weeks', value: counts.changed },
    { label: 'Not offered', value: counts.withheld },
    { label: 'Addresses that bounced', value: counts.bounced },
  ];
  return (
    <dl className={styles.figures}>
      {figures.map(({ label, value }) => (
        <div key={label}>
          <dt className={classes(text.small, text.soft)}>{label}</dt>
          <dd className={text.num}>{number(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

const whyWithheld = ({ state, status, finalHost }: WithheldRoute): string => {
  if (state === 'moved' || state === 'parked') return `It ${routeWords[state]}${finalHost ? ` (${finalHost})` : ''}.`;
  if (state === 'missing') return `Page not found${status ? ` (${status})` : ''}, at least twice in a row.`;
  return 'Its site has given no answer since.';
};

function Withheld({ routes }: { routes: WithheldRoute[] }) {
  const { longDate } = useFormats();
  if (routes.length === 0)
    return (
      <EmptyState title="Every route that we looked at may be offered">
        <p>Pages that are gone, lead to another site or are for sale appear here.</p>
      </EmptyState>
    );
  return (
    <Table
      caption="Web routes that are not offered"
      columns={[
        {
          key: 'route',
          header: 'Route',
          cell: (route) => (
            <div className={styles.route}>
              <strong>{route.companies.join(', ') || 'No company any more'}</strong>
              <a className={text.small} href={route.url} rel="noreferrer nofollow" target="_blank">
                {route.url}
              </a>
              <p className={classes(text.small, text.soft)}>{whyWithheld(route)}</p>
            </div>
          ),
        },
        { key: 'since', header: 'Not offered since', cell: ({ since }) => longDate(since) },
        { key: 'at', header: 'Last looked at', cell: ({ at }) => longDate(at) },
        { key: 'act', header: 'Is it right?', cell: ({ url }) => <OfferAgain route={url} intent="accept" /> },
      ]}
      rows={routes}
      keyOf={({ url }) => url}
    />
  );
}

function Bounced({ addresses }: { addresses: BouncedAddress[] }) {
  const { longDate } = useFormats();
  if (addresses.length === 0)
    return (
      <EmptyState title="No address has bounced">
        <p>Addresses that people or staff got mail back from appear here.</p>
      </EmptyState>
    );
  return (
    <Table
      caption="Addresses that bounced"
      columns={[
        {
          key: 'email',
          header: 'Address',
          cell: ({ email, companies }) => (
            <div className={styles.route}>
              <strong>{companies.join(', ') || 'No company any more'}</strong>
              <span className={text.small}>{email}</span>
            </div>
          ),
        },
        { key: 'by', header: 'Reported by', cell: ({ by }) => (by === 'staff' ? 'Staff' : 'A customer') },
        { key: 'at', header: 'Since', cell: ({ at }) => longDate(at) },
        { key: 'act', header: 'Does it work?', cell: ({ email }) => <OfferAgain route={email} intent="restore" /> },
      ]}
      rows={addresses}
      keyOf={({ email }) => email}
    />
  );
}

export default function CompanyRoutes({ loaderData }: Route.ComponentProps) {
  const shown = useShown(loaderData.shown, notReadRoutes);
  return (
    <div className={styles.page}>
      <BackLink to="/admin/requests">Service Requests</BackLink>
      <TabHead title="Ways to companies">
        Each site is looked at once a week. What is dead, leads elsewhere or bounced is not offered to anyone.
      </TabHead>
      {shown ? (
        <>
          <Card>
            <Figures counts={shown.counts} />
          </Card>
          <Card flush head={<h3>Web routes that are not offered</h3>}>
            <Withheld routes={shown.withheld} />
          </Card>
          <Card flush head={<h3>Addresses that bounced</h3>}>
            <Bounced addresses={shown.bounced} />
          </Card>
        </>
      ) : (
        <EmptyState kind="error" card title={notReadRoutes}>
          <p>Nothing is lost; please try again in a moment.</p>
        </EmptyState>
      )}
    </div>
  );
}
