import { Link } from 'react-router';
import { useShown } from '#app/admin/lists/use-shown.ts';
import { adminTitle } from '#app/admin/shell/page-title.ts';
import { TabHead } from '#app/admin/shell/tab-head.tsx';
import { requestContext } from '#app/context.ts';
import { attempt } from '#app/forms/read.ts';
import { languageOf } from '#app/language/language-of.ts';
import { useTexts } from '#app/language/texts.ts';
import { withLinks } from '#app/language/with-links.tsx';
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
import { guidedTexts } from './guided.texts.ts';
import styles from './removals.module.css';

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData ? adminTitle(matches[0].loaderData, loaderData.title) : [];

export async function loader(args: Route.LoaderArgs) {
  const ctx = args.context.get(requestContext);
  const { title } = (await guidedTexts.in(languageOf(args))).queue;
  return { title, shown: await attempt(ctx, 'The requests to companies', () => readGuidanceQueue(ctx)) };
}

function Queue({ queue: { cases, customers } }: { queue: GuidanceQueue }) {
  const { queue: texts, states } = useTexts(guidedTexts);
  const { longDate } = useFormats();
  if (cases.length === 0)
    return (
      <EmptyState card title={texts.none}>
        <p>{customers === 0 ? texts.noCustomers : texts.allWaiting}</p>
      </EmptyState>
    );
  return (
    <Card flush aria-label={texts.caption}>
      <Table
        caption={texts.caption}
        columns={[
          { key: 'who', header: texts.columns.who, cell: ({ customer }) => <strong>{customer}</strong> },
          {
            key: 'state',
            header: texts.columns.state,
            cell: ({ state, why }) => <Badge tone={why === 'overdue' ? 'warning' : 'neutral'}>{states[state]}</Badge>,
          },
          { key: 'since', header: texts.columns.since, cell: ({ since }) => longDate(since) },
          { key: 'due', header: texts.columns.due, cell: ({ due }) => (due === null ? texts.noDay : longDate(due)) },
          {
            key: 'act',
            header: <span className={visuallyHidden.visuallyHidden}>{texts.columns.act}</span>,
            end: true,
            cell: ({ caseId, customer }) => (
              <ButtonLink to={`${guidanceQueuePath}/${caseId}`} size="sm">
                {texts.open}
                <span className={visuallyHidden.visuallyHidden}> {texts.requestOf(customer)}</span>
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
  const { queue: texts } = useTexts(guidedTexts);
  const shown = useShown(loaderData.shown, texts.notRead);
  return (
    <div className={styles.page}>
      <BackLink to="/admin/requests">{texts.back}</BackLink>
      <TabHead title={texts.title}>{texts.lead}</TabHead>
      {shown ? (
        <>
          <Queue queue={shown} />
          {shown.waiting > 0 && (
            <p>
              {withLinks(texts.waiting(shown.waiting), (orders) => (
                <Link to="/admin/orders">{orders}</Link>
              ))}
            </p>
          )}
        </>
      ) : (
        <EmptyState kind="error" card title={texts.notRead}>
          <p>{texts.notReadText}</p>
        </EmptyState>
      )}
    </div>
  );
}
