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
import { languageOf } from '#app/language/language-of.ts';
import { useTexts } from '#app/language/texts.ts';
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
import type { Language } from '#contract/base/languages.ts';
import type { Texts } from '#contract/base/texts.ts';
import type { BouncedAddress, RouteCounts, WithheldRoute } from '#contract/removal/routes.ts';
import { acceptRoute, restoreAddress } from '#core/removal/routes/actions/change-routes.ts';
import { readManagedRoutes } from '#core/removal/routes/queries/panel.ts';
import type { Route } from './+types/company-routes.ts';
import type english from './company-routes.texts.en.ts';
import { companyRoutesTexts } from './company-routes.texts.ts';
import styles from './removals.module.css';

const path = '/admin/requests/routes';

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData ? adminTitle(matches[0].loaderData, loaderData.title) : [];

export async function loader(args: Route.LoaderArgs) {
  const ctx = args.context.get(requestContext);
  const { title } = await companyRoutesTexts.in(languageOf(args));
  return { title, shown: await attempt(ctx, 'The ways to companies', () => readManagedRoutes(ctx)) };
}

const formFailures = async (language: Language) => leading((await companyRoutesTexts.in(language)).failures);

const LONGEST = 2_000;
const schema = z.strictObject({ route: z.string().min(1).max(LONGEST) });

export const action = acts(formFailures, {
  accept: defineAct({
    schema,
    run: (ctx, { route }) => acceptRoute(ctx, route),
    done: async (_done, _ctx, { language }) => (await companyRoutesTexts.in(language)).done.accept,
  }),
  restore: defineAct({
    schema,
    run: (ctx, { route }) => restoreAddress(ctx, route),
    done: async (_done, _ctx, { language }) => (await companyRoutesTexts.in(language)).done.restore,
  }),
});

export const clientAction = clientActs(formFailures);

function OfferAgain({ route, intent }: { route: string; intent: 'accept' | 'restore' }) {
  const { offerAgain } = useTexts(companyRoutesTexts);
  const act = useAct();
  return (
    <act.Form method="post" action={path}>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="route" value={route} />
      <Button type="submit" size="sm" busy={act.isBusy}>
        {!act.isBusy && <Check className={icon.sm} />}
        {offerAgain}
        <span className={visuallyHidden.visuallyHidden}> {route}</span>
      </Button>
    </act.Form>
  );
}

function Figures({ counts }: { counts: RouteCounts }) {
  const { figures: labels } = useTexts(companyRoutesTexts);
  const { number } = useFormats();
  const figures = (['routes', 'seen', 'changed', 'withheld', 'bounced'] as const).map((key) => ({
    label: labels[key],
    value: counts[key],
  }));
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

type Why = Texts<typeof english>['withheld']['why'];

const whyWithheld = (why: Why, { state, status, finalHost }: WithheldRoute): string => {
  if (state === 'moved' || state === 'parked') return why[state](finalHost);
  return state === 'missing' ? why.missing(status ? String(status) : null) : why.silent(null);
};

function Withheld({ routes }: { routes: WithheldRoute[] }) {
  const { withheld: texts, noCompany } = useTexts(companyRoutesTexts);
  const { longDate } = useFormats();
  if (routes.length === 0)
    return (
      <EmptyState title={texts.none}>
        <p>{texts.noneText}</p>
      </EmptyState>
    );
  return (
    <Table
      caption={texts.title}
      columns={[
        {
          key: 'route',
          header: texts.columns.route,
          cell: (route) => (
            <div className={styles.route}>
              <strong>{route.companies.join(', ') || noCompany}</strong>
              <a className={text.small} href={route.url} rel="noreferrer nofollow" target="_blank">
                {route.url}
              </a>
              <p className={classes(text.small, text.soft)}>{whyWithheld(texts.why, route)}</p>
            </div>
          ),
        },
        { key: 'since', header: texts.columns.since, cell: ({ since }) => longDate(since) },
        { key: 'at', header: texts.columns.at, cell: ({ at }) => longDate(at) },
        { key: 'act', header: texts.columns.act, cell: ({ url }) => <OfferAgain route={url} intent="accept" /> },
      ]}
      rows={routes}
      keyOf={({ url }) => url}
    />
  );
}

function Bounced({ addresses }: { addresses: BouncedAddress[] }) {
  const { bounced: texts, noCompany } = useTexts(companyRoutesTexts);
  const { longDate } = useFormats();
  if (addresses.length === 0)
    return (
      <EmptyState title={texts.none}>
        <p>{texts.noneText}</p>
      </EmptyState>
    );
  return (
    <Table
      caption={texts.title}
      columns={[
        {
          key: 'email',
          header: texts.columns.email,
          cell: ({ email, companies }) => (
            <div className={styles.route}>
              <strong>{companies.join(', ') || noCompany}</strong>
              <span className={text.small}>{email}</span>
            </div>
          ),
        },
        { key: 'by', header: texts.columns.by, cell: ({ by }) => texts.by[by] },
        { key: 'at', header: texts.columns.at, cell: ({ at }) => longDate(at) },
        { key: 'act', header: texts.columns.act, cell: ({ email }) => <OfferAgain route={email} intent="restore" /> },
      ]}
      rows={addresses}
      keyOf={({ email }) => email}
    />
  );
}

export default function CompanyRoutes({ loaderData }: Route.ComponentProps) {
  const texts = useTexts(companyRoutesTexts);
  const shown = useShown(loaderData.shown, texts.notRead);
  return (
    <div className={styles.page}>
      <BackLink to="/admin/requests">{texts.back}</BackLink>
      <TabHead title={texts.title}>{texts.lead}</TabHead>
      {shown ? (
        <>
          <Card>
            <Figures counts={shown.counts} />
          </Card>
          <Card flush head={<h3>{texts.withheld.title}</h3>}>
            <Withheld routes={shown.withheld} />
          </Card>
          <Card flush head={<h3>{texts.bounced.title}</h3>}>
            <Bounced addresses={shown.bounced} />
          </Card>
        </>
      ) : (
        <EmptyState kind="error" card title={texts.notRead}>
          <p>{texts.notReadText}</p>
        </EmptyState>
      )}
    </div>
  );
}
