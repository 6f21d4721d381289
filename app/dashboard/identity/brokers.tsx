import { requestContext } from '#app/context.ts';
import type { DashboardHandle } from '#app/dashboard/shell/app-bar.tsx';
import { useOwnChanges } from '#app/dashboard/shell/use-own-changes.ts';
import { acts, defineAct } from '#app/forms/act.ts';
import { clientActs } from '#app/forms/client-acts.ts';
import { pageTitle } from '#app/page-title.ts';
import { classes } from '#app/ui/classes.ts';
import { ButtonLink } from '#app/ui/controls/button.tsx';
import { EmptyState } from '#app/ui/display/empty-state.tsx';
import { useFormats } from '#app/ui/formats.ts';
import titles from '#app/ui/layout/page-title.module.css';
import text from '#app/ui/styles/text.module.css';
import { brokerInput } from '#contract/brokers/input.ts';
import { brokerCategories, brokerNotSaved, countryInWords } from '#contract/brokers/types.ts';
import { markBroker } from '#core/removal/brokers/actions/mark-broker.ts';
import { listLikelyBrokers } from '#core/removal/brokers/queries/likely-brokers.ts';
import { hasServiceReport } from '#core/scans/queries/service-report.ts';
import type { Route } from './+types/brokers.ts';
import { BrokerGroup } from './broker-group.tsx';
import { DropFirst } from './drop-first.tsx';
import styles from './identity.module.css';

/** Who is likely to hold somebody, and letters with their name: kept by no cache. */
export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'no-store' });

export const handle: DashboardHandle = {
  trail: [{ label: 'What we look for', to: '/dashboard/identity' }, { label: 'Data brokers' }],
};

export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(matches[0].loaderData, 'Brokers likely to have your data'),
];

/** Without a report of the paid service it is said how many there are, and not who. */
export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(requestContext);
  const { country, brokers } = await listLikelyBrokers(ctx);
  const isOpen = await hasServiceReport(ctx);
  return { country, isOpen, count: brokers.length, brokers: isOpen ? brokers : [] };
}

export const action = acts(brokerNotSaved, {
  send: defineAct({ schema: brokerInput, keep: ['broker'], run: markBroker }),
});

export const clientAction = clientActs(brokerNotSaved);

function NoCountry() {
  return (
    <EmptyState
      card
      title="Say where you live first"
      action={
        <ButtonLink to="/dashboard/identity#country" variant="primary">
          Choose your country
        </ButtonLink>
      }
    >
      <p>Data brokers work by country. Tell us yours, and we can say which of them are likely to have your data.</p>
    </EmptyState>
  );
}

function Closed({ count }: { count: number }) {
  return (
    <EmptyState
      card
      title={`${count} brokers are likely to have your data`}
      action={
        <ButtonLink to="/services#detailed-exposure-report" variant="primary">
          See the Detailed Exposure Report
        </ButtonLink>
      }
    >
      <p>Who they are, why, and a letter to each of them belong to the Detailed Exposure Report.</p>
    </EmptyState>
  );
}

export default function Brokers({ loaderData: { country, isOpen, count, brokers } }: Route.ComponentProps) {
  useOwnChanges();
  const { plural } = useFormats();
  const asked = brokers.filter(({ askedAt }) => askedAt !== null).length;
  return (
    <>
      <div className={titles.pageTitle}>
        <div className={titles.text}>
          <h1 className={text.displayMd}>Brokers likely to have your data</h1>
          <p className={classes(text.soft, styles.lead)}>
            We have not looked you up there, so none of this is a finding. These brokers collect data about people like
            you
            {country ? ` in ${countryInWords(country)}` : ''}, and how each of them can be asked. Nothing is sent for
            you.
          </p>
        </div>
      </div>
      {country === null && <NoCountry />}
      {country === 'US' && <DropFirst />}
      {country !== null && !isOpen && <Closed count={count} />}
      {brokers.length > 0 && (
        <p className={text.num} role="status">
          {asked} of {plural(brokers.length, 'broker')} asked
        </p>
      )}
      {brokerCategories.map((category) => (
        <BrokerGroup key={category} category={category} brokers={brokers.filter((one) => one.category === category)} />
      ))}
    </>
  );
}
