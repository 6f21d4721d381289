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
import { languageOf } from '#app/language/language-of.ts';
import { useTexts } from '#app/language/texts.ts';
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
import type { Language } from '#contract/base/languages.ts';
import { pageIn, sourcesPerPage } from '#contract/sources/listing.ts';
import { readManagedCatalogues } from '#core/sources/catalogues/queries/panel.ts';
import { holdSource, releaseSource } from '#core/sources/health/actions/hold-source.ts';
import { type ManagedSource, readManagedSources, type SourceEvent } from '#core/sources/health/queries/panel.ts';
import type { Route } from './+types/sources.ts';
import styles from './analytics.module.css';
import { CatalogueList } from './catalogue-list.tsx';
import { managedSourceTexts } from './sources.texts.ts';

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData ? adminTitle(matches[0].loaderData, loaderData.title) : [];

const MOST_LETTERS = 100;

export async function loader(args: Route.LoaderArgs) {
  const { context, url } = args;
  const language = languageOf(args);
  const { title } = await managedSourceTexts.in(language);
  const ctx = context.get(requestContext);
  const q = (url.searchParams.get('q') ?? '').slice(0, MOST_LETTERS);
  const page = pageIn(url.searchParams);
  return {
    title,
    q,
    shown: await attempt(ctx, 'The sources', () => readManagedSources(ctx, { q, page, language })),
    catalogues: await attempt(ctx, 'The catalogues of breaches', () => readManagedCatalogues(ctx)),
  };
}

const formFailures = async (language: Language) => leading((await managedSourceTexts.in(language)).failures);

const schema = z.strictObject({ id: idText });

export const action = acts(formFailures, {
  hold: defineAct({
    schema,
    run: (ctx, { id }) => holdSource(ctx, id),
    done: async (_done, _ctx, { language }) => (await managedSourceTexts.in(language)).done.hold,
  }),
  release: defineAct({
    schema,
    run: (ctx, { id }) => releaseSource(ctx, id),
    done: async (_done, _ctx, { language }) => (await managedSourceTexts.in(language)).done.release,
  }),
});

export const clientAction = clientActs(formFailures);

function Hold({ source: { id, name, isSuspended } }: { source: ManagedSource }) {
  const texts = useTexts(managedSourceTexts);
  const act = useAct();
  const Icon = isSuspended ? Play : Ban;
  return (
    <act.Form method="post" action="/admin/analytics/sources">
      <input type="hidden" name="intent" value={isSuspended ? 'release' : 'hold'} />
      <input type="hidden" name="id" value={id} />
      <Button type="submit" size="sm" busy={act.isBusy}>
        {!act.isBusy && <Icon className={icon.sm} />}
        {isSuspended ? texts.release : texts.hold}
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
  const texts = useTexts(managedSourceTexts);
  const addressOf = (other: number) => `/admin/analytics/sources?${new URLSearchParams({ q, page: String(other) })}`;
  return (
    <Card flush head={<h3>{texts.all}</h3>}>
      <Form role="search" aria-label={texts.filter} className={styles.search} preventScrollReset>
        <TextField label={texts.search} type="search" name="q" maxLength={MOST_LETTERS} defaultValue={q} />
        <Button type="submit">{texts.show}</Button>
      </Form>
      <Table
        caption={texts.all}
        columns={[
          {
            key: 'name',
            header: texts.columns.source,
            cell: ({ name, because }) => (
              <div>
                <strong>{name}</strong>
                <p className={classes(text.small, text.soft)}>{because}</p>
              </div>
            ),
          },
          { key: 'today', header: texts.columns.today, cell: ({ condition }) => <Condition condition={condition} /> },
          { key: 'days', header: texts.columns.days, cell: ({ days }) => <DayMarks days={days} /> },
          { key: 'hold', header: texts.columns.asked, cell: (source) => <Hold source={source} /> },
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
  const { history: texts } = useTexts(managedSourceTexts);
  const { dateTime } = useFormats();
  return (
    <Card flush head={<h3>{texts.title}</h3>}>
      {events.length === 0 ? (
        <EmptyState title={texts.none}>
          <p>{texts.noneText}</p>
        </EmptyState>
      ) : (
        <Table
          caption={texts.title}
          columns={[
            { key: 'time', header: texts.columns.time, cell: ({ at }) => dateTime(at) },
            { key: 'source', header: texts.columns.source, cell: ({ source }) => source },
            { key: 'event', header: texts.columns.event, cell: ({ sentence }) => sentence ?? texts.changed },
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
  const texts = useTexts(managedSourceTexts);
  const shown = useShown(loaderData.shown, texts.notRead);
  const catalogues = useShown(loaderData.catalogues, texts.catalogues.notRead);
  return (
    <div className={styles.analytics}>
      <BackLink to="/admin/analytics">{texts.back}</BackLink>
      <TabHead title={texts.title}>{texts.lead}</TabHead>
      {catalogues ? (
        <CatalogueList catalogues={catalogues} />
      ) : (
        <EmptyState kind="error" card title={texts.catalogues.notRead}>
          <p>{texts.notReadText}</p>
        </EmptyState>
      )}
      {shown ? (
        <>
          <List key={loaderData.q} {...shown} q={loaderData.q} />
          <History events={shown.events} />
        </>
      ) : (
        <EmptyState kind="error" card title={texts.notRead}>
          <p>{texts.notReadText}</p>
        </EmptyState>
      )}
    </div>
  );
}
