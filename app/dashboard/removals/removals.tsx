import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { requestContext } from '#app/context.ts';
import { useOwnChanges } from '#app/dashboard/shell/use-own-changes.ts';
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
import { turnHeading, turnNote } from '#contract/removal/desk-words.ts';
import { listOwnCases } from '#core/removal/queries/own-cases.ts';
import type { Route } from './+types/removals.ts';
import { CaseBadge } from './case-badge.tsx';
import { DueLine } from './due-line.tsx';
import styles from './removals.module.css';

/** Whom somebody writes to: kept by no cache. */
export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'no-store' });

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches[0].loaderData, 'Removals')];

export async function loader({ context }: Route.LoaderArgs) {
  return { cases: await listOwnCases(context.get(requestContext)) };
}

const turns: readonly CaseTurn[] = ['you', 'them', 'gone', 'ended'];

function Row({ one }: { one: CaseSummary }) {
  const { partialDate } = useFormats();
  const since = one.since.slice(0, 10);
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <Link to={casePath(one.id)} className={styles.name}>
          {one.company}
        </Link>
        <span className={classes(text.small, text.soft)}>
          Since <time dateTime={since}>{partialDate(since)}</time>. <DueLine of={one} />
        </span>
      </div>
      <CaseBadge state={one.state} />
      <ChevronRight aria-hidden="true" />
    </li>
  );
}

function Group({ turn, cases }: { turn: CaseTurn; cases: readonly CaseSummary[] }) {
  if (cases.length === 0) return null;
  const rows = (
    <ul className={styles.rows} aria-label={turnHeading[turn]}>
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
            {turnHeading[turn]} <Count value={cases.length} fresh={turn === 'you'} />
          </h2>
          <p className={classes(text.small, text.soft)}>{turnNote[turn]}</p>
        </div>
      }
    >
      {rows}
    </Card>
  );
}

function NoCases() {
  return (
    <EmptyState
      card
      title="No requests yet"
      action={
        <ButtonLink to={companiesPath} variant="primary">
          Find a Company
        </ButtonLink>
      }
    >
      <p>
        Begin with a company that lost your data, or with a data broker that is likely to have it. We write the letter,
        you send it, and we keep the dates.
      </p>
    </EmptyState>
  );
}

/** What is due first stands first; without a day, what has waited longest. */
const byUrgency = (a: CaseSummary, b: CaseSummary): number =>
  (a.due?.on ?? '9999').localeCompare(b.due?.on ?? '9999') || a.since.localeCompare(b.since);

export default function Removals({ loaderData: { cases } }: Route.ComponentProps) {
  useOwnChanges();
  return (
    <>
      <div className={titles.pageTitle}>
        <div className={titles.text}>
          <h1 className={text.displayMd}>Removals</h1>
          <p className={classes(text.soft, styles.lead)}>
            Your requests to companies, from the letter to the proof. You send each letter yourself; what a company says
            and what we have seen are never mixed up.
          </p>
        </div>
        {cases.length > 0 && (
          <div className={titles.actions}>
            <ButtonLink to={brokersPath}>Data Brokers</ButtonLink>
            <ButtonLink to={companiesPath} variant="primary">
              Write to a Company
            </ButtonLink>
          </div>
        )}
      </div>
      {cases.length === 0 && <NoCases />}
      {turns.map((turn) => (
        <Group key={turn} turn={turn} cases={cases.filter((one) => one.turn === turn).sort(byUrgency)} />
      ))}
      <p className={text.small}>
        <Link to={ownAccountsPath}>Accounts to close</Link>
        {' · '}
        <Link to={`${removalsPath}/guidance`}>Who may help with your requests</Link>
        {' · '}
        <Link to="/removals">How companies answer</Link>
      </p>
    </>
  );
}
