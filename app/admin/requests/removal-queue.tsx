import { Link } from 'react-router';
import { useShown } from '#app/admin/lists/use-shown.ts';
import { adminTitle } from '#app/admin/shell/page-title.ts';
import { TabHead } from '#app/admin/shell/tab-head.tsx';
import { requestContext } from '#app/context.ts';
import { attempt } from '#app/forms/read.ts';
import { ButtonLink } from '#app/ui/controls/button.tsx';
import { Badge } from '#app/ui/display/badge.tsx';
import { EmptyState } from '#app/ui/display/empty-state.tsx';
import visuallyHidden from '#app/ui/display/visually-hidden.module.css';
import { useFormats } from '#app/ui/formats.ts';
import { BackLink } from '#app/ui/layout/back-link.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { Table } from '#app/ui/layout/table.tsx';
import { type GuidanceQueue, guidanceQueuePath } from '#contract/removal/guidance.ts';
import { readGuidanceQueue } from '#core/orders/guidance/queries/queue.ts';
import type { Route } from './+types/removal-queue.ts';
import { guidedStateLabel } from './guided-words.ts';
import styles from './removals.module.css';

const notReadQueue = 'Failed to load the requests to companies.';

export const meta: Route.MetaFunction = ({ matches }) => adminTitle(matches[0].loaderData, 'Requests to companies');

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(requestContext);
  return { shown: await attempt(ctx, 'The requests to companies', () => readGuidanceQueue(ctx)) };
}

function Queue({ queue: { cases, customers } }: { queue: GuidanceQueue }) {
  const { longDate } = useFormats();
  if (cases.length === 0)
    return (
      <EmptyState card title="Nobody needs you today">
        <p>
          {customers === 0
            ? 'Customers who have ordered guidance and let you work on their requests appear here.'
            : 'Every request waits for its company.'}
        </p>
      </EmptyState>
    );
  return (
    <Card flush aria-label="What needs a person today">
      <Table
        caption="What needs a person today"
        columns={[
          { key: 'who', header: 'Customer', cell: ({ customer }) => <strong>{customer}</strong> },
          {
            key: 'state',
            header: 'Stands at',
            cell: ({ state, why }) => (
              <Badge tone={why === 'overdue' ? 'warning' : 'neutral'}>{guidedStateLabel[state]}</Badge>
            ),
          },
          { key: 'since', header: 'Since', cell: ({ since }) => longDate(since) },
          { key: 'due', header: 'Answer due', cell: ({ due }) => (due === null ? 'No day' : longDate(due)) },
          {
            key: 'act',
            header: <span className={visuallyHidden.visuallyHidden}>Open</span>,
            end: true,
            cell: ({ caseId, customer }) => (
              <ButtonLink to={`${guidanceQueuePath}/${caseId}`} size="sm">
                Open
                <span className={visuallyHidden.visuallyHidden}> the request of {customer}</span>
              </ButtonLink>
            ),
          },
        ]}
        rows={cases}
        keyOf={({ caseId }) => caseId}
      />
    </Card>
  );
}

export default function RemovalQueue({ loaderData }: Route.ComponentProps) {
  const { plural } = useFormats();
  const shown = useShown(loaderData.shown, notReadQueue);
  return (
    <div className={styles.page}>
      <BackLink to="/admin/requests">Service Requests</BackLink>
      <TabHead title="Requests to companies">
        What needs a person today, of customers who ordered guidance and let you in. The company is named once you open
        a request: each look is in the customer’s Activity Log.
      </TabHead>
      {shown ? (
        <>
          <Queue queue={shown} />
          {shown.waiting > 0 && (
            <p>
              {plural(shown.waiting, 'customer')} ordered guidance and did not let you in yet. Their{' '}
              <Link to="/admin/orders">orders</Link> are the place to ask.
            </p>
          )}
        </>
      ) : (
        <EmptyState kind="error" card title={notReadQueue}>
          <p>Nothing is lost; please try again in a moment.</p>
        </EmptyState>
      )}
    </div>
  );
}
