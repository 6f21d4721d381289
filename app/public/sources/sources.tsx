import { ChevronDown, Search } from 'lucide-react';
import { Form } from 'react-router';
import { requestContext } from '#app/context.ts';
import { PageHead } from '#app/public/shell/page-head.tsx';
import { pageMeta } from '#app/public/shell/page-meta.ts';
import { classes } from '#app/ui/classes.ts';
import { Button, ButtonLink } from '#app/ui/controls/button.tsx';
import { SelectField } from '#app/ui/controls/select-field.tsx';
import { TextField } from '#app/ui/controls/text-field.tsx';
import { EmptyState } from '#app/ui/display/empty-state.tsx';
import page from '#app/ui/layout/page.module.css';
import { useOpenTarget } from '#app/ui/layout/use-open-target.ts';
import text from '#app/ui/styles/text.module.css';
import { plural } from '#contract/base/formats.ts';
import { sourceCategories, sourceCategoryLabel } from '#contract/scans/types.ts';
import {
  conditionLabel,
  filterSources,
  type ListedSource,
  type SourceFilter,
  sourceConditions,
} from '#contract/sources/listing.ts';
import { listSources } from '#core/sources/health/queries/listing.ts';
import type { Route } from './+types/sources.ts';
import { SourceRow } from './source-row.tsx';
import styles from './sources.module.css';

const MOST_LETTERS = 100;

function filterIn(search: URLSearchParams): SourceFilter {
  return {
    q: (search.get('q') ?? '').slice(0, MOST_LETTERS),
    category: sourceCategories.find((one) => one === search.get('kind')) ?? null,
    condition: sourceConditions.find((one) => one === search.get('today')) ?? null,
  };
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const all = await listSources(context.get(requestContext));
  const filter = filterIn(url.searchParams);
  const answering = all.filter(({ condition }) => condition === 'answering').length;
  return { sources: filterSources(all, filter), filter, total: all.length, answering };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const filter = loaderData?.filter;
  return pageMeta(matches[0].loaderData, {
    title: 'Sources',
    description:
      'Every source that a scan can ask: what it is asked with, how fast, whether it passed its tests today, and whose work it is.',
    path: '/sources',
    noindex: Boolean(filter && (filter.q || filter.category || filter.condition)),
  });
};

const all = { value: 'all', label: 'All' };
const kinds = [all, ...sourceCategories.map((value) => ({ value, label: sourceCategoryLabel[value] }))];
const conditions = [all, ...sourceConditions.map((value) => ({ value, label: conditionLabel[value] }))];

/** Its words stand in the address, with JavaScript and without. */
function Filter({ filter: { q, category, condition } }: { filter: SourceFilter }) {
  return (
    <Form className={styles.filter} role="search" aria-label="Sources" action="/sources" preventScrollReset>
      <TextField label="Search" type="search" name="q" maxLength={MOST_LETTERS} defaultValue={q} />
      <SelectField label="Kind" name="kind" options={kinds} defaultValue={category ?? 'all'} />
      <SelectField label="Today" name="today" options={conditions} defaultValue={condition ?? 'all'} />
      <Button type="submit">
        <Search />
        Show
      </Button>
    </Form>
  );
}

interface GroupProps {
  title: string;
  sources: ListedSource[];
  /** At first. */
  open: boolean;
}

/** Sources of a kind, which are up to two hundred. */
function Group({ title, sources, open }: GroupProps) {
  const answering = sources.filter(({ condition }) => condition === 'answering').length;
  return (
    <details className={styles.group} open={open}>
      <summary className={styles.kind}>
        <h2 className={text.displaySm}>
          {title} <span className={classes(text.soft, text.num)}>{sources.length}</span>
        </h2>
        <span className={classes(text.small, text.soft, text.num)}>{answering} answering today</span>
        <ChevronDown aria-hidden="true" />
      </summary>
      <ul className={styles.rows}>
        {sources.map((source) => (
          <SourceRow key={source.id} source={source} />
        ))}
      </ul>
    </details>
  );
}

export default function Sources({ loaderData: { sources, filter, total, answering } }: Route.ComponentProps) {
  useOpenTarget();
  const isFiltered = sources.length < total;
  const groups = sourceCategories
    .map((category) => ({ category, own: sources.filter((one) => one.category === category) }))
    .filter(({ own }) => own.length > 0);
  return (
    <>
      <PageHead title="Sources">
        <p className={text.lead}>
          Every source that a scan can ask about you. Where we can, we test each one with a question whose answer we
          know; its answers about you count only while it passes. A site that finds your user name is also asked about a
          made-up one like it, which it must not find.
        </p>
        <p className={classes(text.soft, text.num)}>
          {plural(total, 'source')}, {answering} of them answering today.
        </p>
      </PageHead>
      <div className={classes(page.page, styles.sources)}>
        <Filter key={JSON.stringify(filter)} filter={filter} />
        <p role="status" className={classes(text.small, text.soft, text.num)}>
          {sources.length === total
            ? `All ${plural(total, 'source')} are shown.`
            : `${sources.length} of ${total} are shown.`}
        </p>
        {groups.map(({ category, own }, place) => (
          <Group key={category} title={sourceCategoryLabel[category]} sources={own} open={isFiltered || place === 0} />
        ))}
        {groups.length === 0 && (
          <EmptyState title="No source matches">
            <p>Try fewer words, or another kind.</p>
            <ButtonLink to="/sources">Show all sources</ButtonLink>
          </EmptyState>
        )}
      </div>
    </>
  );
}
