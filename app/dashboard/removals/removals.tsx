import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { requestContext } from '#app/context.ts';
import { useOwnChanges } from '#app/dashboard/shell/use-own-changes.ts';
import { languageOf } from '#app/language/language-of.ts';
import { useTexts } from '#app/language/texts.ts';
import { useLinks } from '#app/language/use-links.ts';
import { withLinks } from '#app/language/with-links.tsx';
import { pageTitle } from '#app/page-title.ts';
import { classes } from '#app/ui/classes.ts';
import { ButtonLink } from '#app/ui/controls/button.tsx';
import { Count } from '#app/ui/display/badge.tsx';
import { EmptyState } from '#app/ui/display/empty-state.tsx';
import { useFormats } from '#app/ui/formats.ts';
import { Card } from '#app/ui/layout/card.tsx';
import titles from '#app/ui/layout/page-title.module.css';
import text from '#app/ui/styles/text.module.css';
import { brokersPath } from '#contract/brokers/types.ts';
import { ownAccountsPath } from '#contract/mailbox/chosen.ts';
import { companiesPath } from '#contract/removal/company.ts';
import { type CaseSummary, type CaseTurn, casePath, removalsPath } from '#contract/removal/desk.ts';
import { listOwnCases } from '#core/removal/queries/own-cases.ts';
import type { Route } from './+types/removals.ts';
import { CaseBadge } from './case-badge.tsx';
import { deskWords } from './desk-words.texts.ts';
import { DueLine } from './due-line.tsx';
import styles from './removals.module.css';
import { removalsTexts } from './removals.texts.ts';

/** Whom somebody writes to: kept by no cache. */
export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'no-store' });

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData ? [pageTitle(matches[0].loaderData, loaderData.title)] : [];

export async function loader(args: Route.LoaderArgs) {
  const { title } = await removalsTexts.in(languageOf(args));
  return { title, cases: await listOwnCases(args.context.get(requestContext)) };
}

const order: readonly CaseTurn[] = ['you', 'them', 'gone', 'ended'];

function Row({ one }: { one: CaseSummary }) {
  const texts = useTexts(removalsTexts);
  const { partialDate } = useFormats();
  const since = one.since.slice(0, 10);
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <Link to={casePath(one.id)} className={styles.name}>
          {one.company}
        </Link>
        <span className={classes(text.small, text.soft)}>
          {withLinks(texts.since(partialDate(since)), (date) => (
            <time dateTime={since}>{date}</time>
          ))}{' '}
          <DueLine of={one} />
        </span>
      </div>
      <CaseBadge state={one.state} />
      <ChevronRight aria-hidden="true" />
    </li>
  );
}

function Group({ turn, cases }: { turn: CaseTurn; cases: readonly CaseSummary[] }) {
  const { turns, turnNotes } = useTexts(deskWords);
  if (cases.length === 0) return null;
  const rows = (
    <ul className={styles.rows} aria-label={turns[turn]}>
      {cases.map((one) => (
        <Row key={one.id} one={one} />
      ))}
    </ul>
  );
  return (
    <Card
      head={
        <div className={styles.head}>
          <h2 className={text.displayXs}>
            {turns[turn]} <Count value={cases.length} fresh={turn === 'you'} />
          </h2>
          <p className={classes(text.small, text.soft)}>{turnNotes[turn]}</p>
        </div>
      }
    >
      {rows}
    </Card>
  );
}

function NoCases() {
  const texts = useTexts(removalsTexts);
  return (
    <EmptyState
      card
      title={texts.none}
      action={
        <ButtonLink to={companiesPath} variant="primary">
          {texts.find}
        </ButtonLink>
      }
    >
      <p>{texts.noneText}</p>
    </EmptyState>
  );
}

/** What is due first stands first; without a day, what has waited longest. */
const byUrgency = (a: CaseSummary, b: CaseSummary): number =>
  (a.due?.on ?? '9999').localeCompare(b.due?.on ?? '9999') || a.since.localeCompare(b.since);

export default function Removals({ loaderData: { cases } }: Route.ComponentProps) {
  useOwnChanges();
  const texts = useTexts(removalsTexts);
  const linkTo = useLinks();
  return (
    <>
      <div className={titles.pageTitle}>
        <div className={titles.text}>
          <h1 className={text.displayMd}>{texts.title}</h1>
          <p className={classes(text.soft, styles.lead)}>{texts.lead}</p>
        </div>
        {cases.length > 0 && (
          <div className={titles.actions}>
            <ButtonLink to={brokersPath}>{texts.brokers}</ButtonLink>
            <ButtonLink to={companiesPath} variant="primary">
              {texts.write}
            </ButtonLink>
          </div>
        )}
      </div>
      {cases.length === 0 && <NoCases />}
      {order.map((turn) => (
        <Group key={turn} turn={turn} cases={cases.filter((one) => one.turn === turn).sort(byUrgency)} />
      ))}
      <p className={text.small}>
        <Link to={ownAccountsPath}>{texts.accounts}</Link>
        {' · '}
        <Link to={`${removalsPath}/guidance`}>{texts.guidance}</Link>
        {' · '}
        <Link {...linkTo('/removals')}>{texts.figures}</Link>
      </p>
    </>
  );
}
