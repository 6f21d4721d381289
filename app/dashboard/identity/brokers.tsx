import { redirect } from 'react-router';
import { requestContext } from '#app/context.ts';
import { ResidenceField } from '#app/dashboard/removals/residence-field.tsx';
import type { DashboardHandle } from '#app/dashboard/shell/app-bar.tsx';
import { useOwnChanges } from '#app/dashboard/shell/use-own-changes.ts';
import { acts, defineAct } from '#app/forms/act.ts';
import { clientActs } from '#app/forms/client-acts.ts';
import { useAct } from '#app/forms/use-act.ts';
import { pageTitle } from '#app/page-title.ts';
import { classes } from '#app/ui/classes.ts';
import { Button, ButtonLink } from '#app/ui/controls/button.tsx';
import { EmptyState } from '#app/ui/display/empty-state.tsx';
import { useFormats } from '#app/ui/formats.ts';
import { Card } from '#app/ui/layout/card.tsx';
import titles from '#app/ui/layout/page-title.module.css';
import text from '#app/ui/styles/text.module.css';
import { brokerCategories, countryInWords } from '#contract/brokers/types.ts';
import { casePath, mostAtOnce, removalsPath } from '#contract/removal/desk.ts';
import { leaveOutInput, prepareCasesInput } from '#contract/removal/desk-input.ts';
import { brokerFailures } from '#contract/removal/desk-words.ts';
import { leaveOut } from '#core/removal/actions/leave-out.ts';
import { prepareCases } from '#core/removal/actions/prepare-cases.ts';
import { listLikelyBrokers } from '#core/removal/brokers/queries/likely-brokers.ts';
import { findResidence } from '#core/removal/queries/residence.ts';
import { hasServiceReport } from '#core/scans/queries/service-report.ts';
import type { Route } from './+types/brokers.ts';
import { BrokerGroup, prepareFormId } from './broker-group.tsx';
import { DropFirst } from './drop-first.tsx';
import styles from './identity.module.css';

/** Who is likely to hold somebody, and letters with their name: kept by no cache. */
export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'no-store' });

export const handle: DashboardHandle = {
  trail: [{ page: 'identity', to: '/dashboard/identity' }, { below: 'brokers' }],
};

export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(matches[0].loaderData, 'Brokers likely to have your data'),
];

/** Without a report of the paid service it is said how many there are, and not who. */
export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(requestContext);
  const { country, brokers } = await listLikelyBrokers(ctx);
  const isOpen = await hasServiceReport(ctx);
  const residence = await findResidence(ctx);
  return { country, isOpen, residence, count: brokers.length, brokers: isOpen ? brokers : [] };
}

export const action = acts(brokerFailures, {
  prepare: defineAct({
    schema: prepareCasesInput,
    input: ({ form, fields: { residence } }) => ({ company: form.getAll('company'), residence }),
    run: async (ctx, input) => {
      const ids = await prepareCases(ctx, input);
      const [only] = ids;
      return redirect(only && ids.length === 1 ? casePath(only) : removalsPath);
    },
  }),
  'leave-out': defineAct({ schema: leaveOutInput, keep: ['company'], run: leaveOut }),
});

export const clientAction = clientActs(brokerFailures);

/** One letter for each that is chosen below; the person sends them one by one. */
function PrepareForm({ residence }: { residence: string | null }) {
  const act = useAct({ intent: 'prepare' });
  return (
    <Card head={<h2 className={text.displayXs}>Write to several at once</h2>}>
      <act.Form method="post" id={prepareFormId} className={styles.add}>
        <input type="hidden" name="intent" value="prepare" />
        <p>
          Choose up to {mostAtOnce} in the lists below. Each gets a letter that asks first, and tells nothing but your
          email address. You look them over and send them one by one.
        </p>
        <ResidenceField residence={residence} error={act.errorOf('residence')} />
        {act.errorOf('company') && <p role="alert">{act.errorOf('company')}</p>}
        <Button type="submit" variant="primary" busy={act.isBusy} busyLabel="Writing…">
          Write the Letters
        </Button>
      </act.Form>
    </Card>
  );
}

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

export default function Brokers({ loaderData: { country, isOpen, residence, count, brokers } }: Route.ComponentProps) {
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
      {brokers.length > 0 && <PrepareForm residence={residence} />}
      {brokerCategories.map((category) => (
        <BrokerGroup key={category} category={category} brokers={brokers.filter((one) => one.category === category)} />
      ))}
    </>
  );
}
