import { Ban, Play } from 'lucide-react';
import { Form } from 'react-router';
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
import { DayMarks } from '#app/public/sources/day-marks.tsx';
import { Condition } from '#app/public/sources/source-row.tsx';
import { classes } from '#app/ui/classes.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Pagination } from '#app/ui/controls/pagination.tsx';
import { TextField } from '#app/ui/controls/text-field.tsx';
import { EmptyState } from '#app/ui/display/empty-state.tsx';
import visuallyHidden from '#app/ui/display/visually-hidden.module.css';
import { useFormats } from '#app/ui/formats.ts';
import { BackLink } from '#app/ui/layout/back-link.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { Table } from '#app/ui/layout/table.tsx';
import icon from '#app/ui/styles/icon.module.css';
import text from '#app/ui/styles/text.module.css';
import { idText } from '#contract/base/form-text.ts';
import { pageIn, sourcesPerPage } from '#contract/sources/listing.ts';
import { readManagedCatalogues } from '#core/sources/catalogues/queries/panel.ts';
import { holdSource, releaseSource } from '#core/sources/health/actions/hold-source.ts';
import { type ManagedSource, readManagedSources, type SourceEvent } from '#core/sources/health/queries/panel.ts';
import type { Route } from './+types/sources.ts';
import styles from './analytics.module.css';
import { CatalogueList } from './catalogue-list.tsx';

export const meta: Route.MetaFunction = ({ matches }) => adminTitle(matches[0].loaderData, 'Sources');

const notReadCatalogues = 'Failed to load the catalogues of breaches.';
const notReadSources = 'Failed to load the sources.';

const MOST_LETTERS = 100;

export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = context.get(requestContext);
  const q = (url.searchParams.get('q') ?? '').slice(0, MOST_LETTERS);
  const page = pageIn(url.searchParams);
  return {
    q,
    shown: await attempt(ctx, 'The sources', () => readManagedSources(ctx, { q, page })),
    catalogues: await attempt(ctx, 'The catalogues of breaches', () => readManagedCatalogues(ctx)),
  };
}

const failures = leading({
  hold: 'Failed to hold the source',
  release: 'Failed to release the source',
});

const schema = z.strictObject({ id: idText });

export const action = acts(failures, {
  hold: defineAct({ schema, run: (ctx, { id }) => holdSource(ctx, id), done: 'Source held' }),
  release: defineAct({ schema, run: (ctx, { id }) => releaseSource(ctx, id), done: 'Source released' }),
});

export const clientAction = clientActs(failures);

function Hold({ source: { id, name, isSuspended } }: { source: ManagedSource }) {
  const act = useAct();
  const Icon = isSuspended ? Play : Ban;
  return (
    <act.Form method="post" action="/admin/analytics/sources">
      <input type="hidden" name="intent" value={isSuspended ? 'release' : 'hold'} />
      <input type="hidden" name="id" value={id} />
      <Button type="submit" size="sm" busy={act.isBusy}>
        {!act.isBusy && <Icon className={icon.sm} />}
        {isSuspended ? 'Release' : 'Hold'}
        <span className={visuallyHidden.visuallyHidden}> {name}</span>
      </Button>
    </act.Form>
  );
}

interface ListProps {
  sources: ManagedSource[];
  page: number;
  matching: number;
  q: string;
}

function List({ sources, page, matching, q }: ListProps) {
  const addressOf = (other: number) => `/admin/analytics/sources?${new URLSearchParams({ q, page: String(other) })}`;
  return (
    <Card flush head={<h3>All sources</h3>}>
      <Form role="search" aria-label="Sources" className={styles.search} preventScrollReset>
        <TextField label="Search" type="search" name="q" maxLength={MOST_LETTERS} defaultValue={q} />
        <Button type="submit">Show</Button>
      </Form>
      <Table
        caption="All sources"
        columns={[
          {
            key: 'name',
            header: 'Source',
            cell: ({ name, because }) => (
              <div>
                <strong>{name}</strong>
                <p className={classes(text.small, text.soft)}>{because}</p>
              </div>
            ),
          },
          { key: 'today', header: 'Today', cell: ({ condition }) => <Condition condition={condition} /> },
          { key: 'days', header: 'Last 30 days', cell: ({ days }) => <DayMarks days={days} /> },
          { key: 'hold', header: 'Asked', cell: (source) => <Hold source={source} /> },
        ]}
        rows={sources}
        keyOf={({ id }) => id}
      />
      <div className={styles.pages}>
        <Pagination page={page} pageSize={sourcesPerPage} total={matching} hrefFor={addressOf} />
      </div>
    </Card>
  );
}

function History({ events }: { events: SourceEvent[] }) {
  const { dateTime } = useFormats();
  return (
    <Card flush head={<h3>History</h3>}>
      {events.length === 0 ? (
        <EmptyState title="Nothing has happened yet">
          <p>Sources that fail a test, are taken out or come back, and what staff did about them, appear here.</p>
        </EmptyState>
      ) : (
        <Table
          caption="History"
          columns={[
            { key: 'time', header: 'Time', cell: ({ at }) => dateTime(at) },
            { key: 'source', header: 'Source', cell: ({ source }) => source },
            { key: 'event', header: 'Event', cell: ({ sentence }) => sentence },
          ]}
          rows={events}
          keyOf={({ id }) => id}
          dense
        />
      )}
    </Card>
  );
}

export default function ManagedSources({ loaderData }: Route.ComponentProps) {
  const shown = useShown(loaderData.shown, notReadSources);
  const catalogues = useShown(loaderData.catalogues, notReadCatalogues);
  return (
    <div className={styles.analytics}>
      <BackLink to="/admin/analytics">Analytics</BackLink>
      <TabHead title="Sources">
        Which sources passed last night’s test, and which are left out. A source on hold is not asked about anyone.
      </TabHead>
      {catalogues ? (
        <CatalogueList catalogues={catalogues} />
      ) : (
        <EmptyState kind="error" card title={notReadCatalogues}>
          <p>Nothing is lost; please try again in a moment.</p>
        </EmptyState>
      )}
      {shown ? (
        <>
          <List key={loaderData.q} {...shown} q={loaderData.q} />
          <History events={shown.events} />
        </>
      ) : (
        <EmptyState kind="error" card title={notReadSources}>
          <p>Nothing is lost; please try again in a moment.</p>
        </EmptyState>
      )}
    </div>
  );
}
