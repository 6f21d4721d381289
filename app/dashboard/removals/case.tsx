import { requestContext } from '#app/context.ts';
import type { DashboardHandle } from '#app/dashboard/shell/app-bar.tsx';
import { useOwnChanges } from '#app/dashboard/shell/use-own-changes.ts';
import { acts } from '#app/forms/act.ts';
import { clientActs } from '#app/forms/client-acts.ts';
import { languageOf } from '#app/language/language-of.ts';
import { textOf, useTexts } from '#app/language/texts.ts';
import { pageTitle } from '#app/page-title.ts';
import { classes } from '#app/ui/classes.ts';
import { Card } from '#app/ui/layout/card.tsx';
import titles from '#app/ui/layout/page-title.module.css';
import text from '#app/ui/styles/text.module.css';
import type { Language } from '#contract/base/languages.ts';
import { type CaseView, casePath, removalsPath } from '#contract/removal/desk.ts';
import { listAuthoritiesAt } from '#core/removal/directory/queries/authorities.ts';
import { findPlace } from '#core/removal/proof/queries/place.ts';
import { getOwnCase, requireOwnCase } from '#core/removal/queries/own-cases.ts';
import type { Route } from './+types/case.ts';
import { caseTexts } from './case.texts.ts';
import { caseActs } from './case-acts.ts';
import { CaseAnswer } from './case-answer.tsx';
import { CaseBadge } from './case-badge.tsx';
import { CaseComplaint } from './case-complaint.tsx';
import { CaseEnd } from './case-end.tsx';
import { CaseHistory } from './case-history.tsx';
import { CaseLetter } from './case-letter.tsx';
import { CasePicture } from './case-picture.tsx';
import { CaseBounce, CasePlace } from './case-place.tsx';
import { deskWords } from './desk-words.texts.ts';
import { DueLine } from './due-line.tsx';
import styles from './removals.module.css';
import { removalsTexts } from './removals.texts.ts';

/** Letters with somebody's name: kept by no cache. */
export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'no-store' });

export const handle: DashboardHandle = {
  trail: [
    { label: textOf(removalsTexts, ({ title }) => title), to: removalsPath },
    { label: textOf(caseTexts, ({ crumb }) => crumb) },
  ],
};

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData ? [pageTitle(matches[0].loaderData, loaderData.title)] : [];

export async function loader(args: Route.LoaderArgs) {
  const { context, params } = args;
  const texts = await caseTexts.in(languageOf(args));
  const ctx = context.get(requestContext);
  const one = await getOwnCase(ctx, params.caseId);
  const authorities = one.can.complain ? listAuthoritiesAt(one.residence) : [];
  const place = await findPlace(ctx, params.caseId);
  const today = ctx.platform.clock.now().toISOString().slice(0, 10);
  return { title: texts.title(one.company), one, authorities, place, today };
}

const readFailures = async (language: Language) => (await caseTexts.in(language)).failures;

export const action = acts(readFailures, caseActs, {
  before: (ctx, { params }) => requireOwnCase(ctx, String(params.caseId)),
});

export const clientAction = clientActs(readFailures);

function Head({ one }: { one: CaseView }) {
  const { calendar } = useTexts(caseTexts);
  const { advice } = useTexts(deskWords);
  return (
    <div className={titles.pageTitle}>
      <div className={titles.text}>
        <h1 className={text.displayMd}>{one.company}</h1>
        <p>
          <CaseBadge state={one.state} />
        </p>
        <p className={classes(text.soft, styles.lead)}>
          {advice[one.state]} <DueLine of={one} />
        </p>
        {one.due && one.state !== 'overdue' && (
          <p className={text.small}>
            <a href={`${casePath(one.id)}/deadline.ics`} download>
              {calendar}
            </a>
          </p>
        )}
      </div>
    </div>
  );
}

export default function Case({ loaderData: { one, authorities, place, today } }: Route.ComponentProps) {
  useOwnChanges();
  const { history } = useTexts(caseTexts);
  return (
    <>
      <Head one={one} />
      <CaseLetter key={`${one.state} ${one.draft?.text ?? ''}`} one={one} today={today} />
      {one.can.answer && <CaseAnswer key={one.steps.length} one={one} today={today} />}
      {one.can.complain && <CaseComplaint one={one} authorities={authorities} today={today} />}
      <CasePlace one={one} place={place} />
      <CaseBounce one={one} />
      <CasePicture one={one} />
      <Card head={<h2 className={text.displayXs}>{history.title}</h2>}>
        <CaseHistory one={one} />
      </Card>
      <CaseEnd one={one} />
    </>
  );
}
