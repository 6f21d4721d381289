import { redirect } from 'react-router';
import { requestContext } from '#app/context.ts';
import { ResidenceField } from '#app/dashboard/removals/residence-field.tsx';
import type { DashboardHandle } from '#app/dashboard/shell/app-bar.tsx';
import { useOwnChanges } from '#app/dashboard/shell/use-own-changes.ts';
import { acts, defineAct } from '#app/forms/act.ts';
import { clientActs } from '#app/forms/client-acts.ts';
import { useAct } from '#app/forms/use-act.ts';
import { languageOf } from '#app/language/language-of.ts';
import { textOf, useTexts } from '#app/language/texts.ts';
import { useLinks } from '#app/language/use-links.ts';
import { pageTitle } from '#app/page-title.ts';
import { brokerWords } from '#app/scan/brokers/broker-words.texts.ts';
import { classes } from '#app/ui/classes.ts';
import { Button, ButtonLink } from '#app/ui/controls/button.tsx';
import { EmptyState } from '#app/ui/display/empty-state.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import titles from '#app/ui/layout/page-title.module.css';
import text from '#app/ui/styles/text.module.css';
import type { Language } from '#contract/base/languages.ts';
import { brokerCategories } from '#contract/brokers/types.ts';
import { casePath, mostAtOnce, removalsPath } from '#contract/removal/desk.ts';
import { leaveOutInput, prepareCasesInput } from '#contract/removal/desk-input.ts';
import { leaveOut } from '#core/removal/actions/leave-out.ts';
import { prepareCases } from '#core/removal/actions/prepare-cases.ts';
import { listLikelyBrokers } from '#core/removal/brokers/queries/likely-brokers.ts';
import { findResidence } from '#core/removal/queries/residence.ts';
import { hasServiceReport } from '#core/scans/queries/service-report.ts';
import type { Route } from './+types/brokers.ts';
import { BrokerGroup, prepareFormId } from './broker-group.tsx';
import { brokersPageTexts } from './brokers.texts.ts';
import { DropFirst } from './drop-first.tsx';
import styles from './identity.module.css';
import { identityTexts } from './identity.texts.ts';

/** Who is likely to hold somebody, and letters with their name: kept by no cache. */
export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'no-store' });

export const handle: DashboardHandle = {
  trail: [
    { label: textOf(identityTexts, ({ title }) => title), to: '/dashboard/identity' },
    { label: textOf(brokersPageTexts, ({ trail }) => trail) },
  ],
};

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData ? [pageTitle(matches[0].loaderData, loaderData.title)] : [];

/** Without a report of the paid service it is said how many there are, and not who. */
export async function loader(args: Route.LoaderArgs) {
  const ctx = args.context.get(requestContext);
  const { title } = await brokersPageTexts.in(languageOf(args));
  const { country, brokers } = await listLikelyBrokers(ctx);
  const isOpen = await hasServiceReport(ctx);
  const residence = await findResidence(ctx);
  return { title, country, isOpen, residence, count: brokers.length, brokers: isOpen ? brokers : [] };
}

const readFailures = async (language: Language) => (await brokersPageTexts.in(language)).failures;

export const action = acts(readFailures, {
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

export const clientAction = clientActs(readFailures);

/** One letter for each that is chosen below; the person sends them one by one. */
function PrepareForm({ residence }: { residence: string | null }) {
  const texts = useTexts(brokersPageTexts);
  const act = useAct({ intent: 'prepare' });
  return (
    <Card head={<h2 className={text.displayXs}>{texts.several}</h2>}>
      <act.Form method="post" id={prepareFormId} className={styles.add}>
        <input type="hidden" name="intent" value="prepare" />
        <p>{texts.severalText(mostAtOnce)}</p>
        <ResidenceField residence={residence} error={act.errorOf('residence')} />
        {act.errorOf('company') && <p role="alert">{act.errorOf('company')}</p>}
        <Button type="submit" variant="primary" busy={act.isBusy} busyLabel={texts.writing}>
          {texts.write}
        </Button>
      </act.Form>
    </Card>
  );
}

function NoCountry() {
  const texts = useTexts(brokersPageTexts);
  return (
    <EmptyState
      card
      title={texts.noCountry}
      action={
        <ButtonLink to="/dashboard/identity#country" variant="primary">
          {texts.chooseCountry}
        </ButtonLink>
      }
    >
      <p>{texts.noCountryText}</p>
    </EmptyState>
  );
}

function Closed({ count }: { count: number }) {
  const texts = useTexts(brokersPageTexts);
  const linkTo = useLinks();
  return (
    <EmptyState
      card
      title={texts.closed(count)}
      action={
        <ButtonLink {...linkTo('/services#detailed-exposure-report')} variant="primary">
          {texts.seeReport}
        </ButtonLink>
      }
    >
      <p>{texts.closedText}</p>
    </EmptyState>
  );
}

export default function Brokers({ loaderData: { country, isOpen, residence, count, brokers } }: Route.ComponentProps) {
  useOwnChanges();
  const texts = useTexts(brokersPageTexts);
  const { inCountry } = useTexts(brokerWords);
  const asked = brokers.filter(({ askedAt }) => askedAt !== null).length;
  return (
    <>
      <div className={titles.pageTitle}>
        <div className={titles.text}>
          <h1 className={text.displayMd}>{texts.title}</h1>
          <p className={classes(text.soft, styles.lead)}>{country ? texts.leadIn(inCountry[country]) : texts.lead}</p>
        </div>
      </div>
      {country === null && <NoCountry />}
      {country === 'US' && <DropFirst />}
      {country !== null && !isOpen && <Closed count={count} />}
      {brokers.length > 0 && (
        <p className={text.num} role="status">
          {texts.asked(asked, brokers.length)}
        </p>
      )}
      {brokers.length > 0 && <PrepareForm residence={residence} />}
      {brokerCategories.map((category) => (
        <BrokerGroup key={category} category={category} brokers={brokers.filter((one) => one.category === category)} />
      ))}
    </>
  );
}
