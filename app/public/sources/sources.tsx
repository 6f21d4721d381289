import { ChevronDown, Search } from 'lucide-react';
import { Form } from 'react-router';
import { requestContext } from '#app/context.ts';
import { PageHead } from '#app/public/shell/page-head.tsx';
import { pageMeta } from '#app/public/shell/page-meta.ts';
import { classes } from '#app/ui/classes.ts';
import { Button, ButtonLink } from '#app/ui/controls/button.tsx';
import { Pagination } from '#app/ui/controls/pagination.tsx';
import { SelectField } from '#app/ui/controls/select-field.tsx';
import { TextField } from '#app/ui/controls/text-field.tsx';
import { EmptyState } from '#app/ui/display/empty-state.tsx';
import { useFormats } from '#app/ui/formats.ts';
import page from '#app/ui/layout/page.module.css';
import { useOpenTarget } from '#app/ui/layout/use-open-target.ts';
import text from '#app/ui/styles/text.module.css';
import { beginningOf } from '#contract/base/cut-text.ts';
import { plural } from '#contract/base/formats.ts';
import { type SourceCategory, sourceCategories, sourceCategoryLabel } from '#contract/scans/types.ts';
import {
  conditionLabel,
  type ListedSource,
  pageIn,
  type SourceFilter,
  type SourceList,
  sourceConditions,
  sourcesPerPage,
} from '#contract/sources/listing.ts';
import { listSources } from '#core/sources/health/queries/listing.ts';
import type { Route } from './+types/sources.ts';
import { SourceRow } from './source-row.tsx';
import styles from './sources.module.css';

const MOST_LETTERS = 100;

function filterIn(search: URLSearchParams): SourceFilter {
  return {
    q: beginningOf(search.get('q') ?? '', MOST_LETTERS),
    category: sourceCategories.find((one) => one === search.get('kind')) ?? null,
    condition: sourceConditions.find((one) => one === search.get('today')) ?? null,
  };
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const filter = filterIn(url.searchParams);
  const list = await listSources(context.get(requestContext), { filter, page: pageIn(url.searchParams) });
  return { list, filter };
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
  kind: SourceList['kinds'][number];
  sources: ListedSource[];
  /** At first. */
  open: boolean;
}

function GroupHead({ kind: { category, matching, live } }: Pick<GroupProps, 'kind'>) {
  const { number } = useFormats();
  return (
    <>
      <h2 className={text.displaySm}>
        {sourceCategoryLabel[category]} <span className={classes(text.soft, text.num)}>{number(matching)}</span>
      </h2>
      <span className={classes(text.small, text.soft, text.num)}>{number(live)} live today</span>
    </>
  );
}

/** A kind of which there are too many for this page has pages of its own. */
function Group({ kind, sources, open }: GroupProps) {
  if (sources.length === 0)
    return (
      <div className={styles.group}>
        <div className={styles.kind}>
          <GroupHead kind={kind} />
          <ButtonLink to={`/sources?kind=${kind.category}`}>Show them</ButtonLink>
        </div>
      </div>
    );
  return (
    <details className={styles.group} open={open}>
      <summary className={styles.kind}>
        <GroupHead kind={kind} />
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

/** Where the rules of profile sites come from. */
function Credits() {
  return (
    <p className={classes(text.small, text.soft)}>
      The rules by which profile sites are asked come from{' '}
      <a href="https://github.com/WebBreacher/WhatsMyName" rel="noreferrer">
        WhatsMyName
      </a>{' '}
      (CC BY-SA 4.0),{' '}
      <a href="https://github.com/soxoj/maigret" rel="noreferrer">
        maigret
      </a>{' '}
      and{' '}
      <a href="https://github.com/sherlock-project/sherlock" rel="noreferrer">
        sherlock
      </a>{' '}
      (MIT), and what it takes to delete an account from{' '}
      <a href="https://github.com/jdm-contrib/jdm" rel="noreferrer">
        JustDeleteMe
      </a>{' '}
      (MIT). A site that only one of them knows is being tried until it has passed our tests here, and is left out of
      every scan until then.
    </p>
  );
}

/** Keeps what is searched for. */
function addressOf({ q, category, condition }: SourceFilter, page: number): string {
  const known = { q, kind: category ?? '', today: condition ?? '', page: page > 1 ? String(page) : '' };
  return `/sources?${new URLSearchParams(Object.entries(known).filter(([, value]) => value !== ''))}`;
}

export default function Sources({ loaderData: { list, filter } }: Route.ComponentProps) {
  useOpenTarget();
  const { number } = useFormats();
  const { sources, kinds, page: shown, matching, total, live } = list;
  const isFiltered = matching < total;
  const sourcesOf = (category: SourceCategory) => sources.filter((one) => one.category === category);
  const groups = isFiltered ? kinds.filter(({ category }) => sourcesOf(category).length > 0) : kinds;
  return (
    <>
      <PageHead title="Sources">
        <p className={text.lead}>
          Every source that a scan can ask about you. Where we can, we test each one with a question whose answer we
          know; its answers about you count only while it passes. A site that finds your user name is also asked about a
          made-up one like it, which it must not find.
        </p>
        <p className={classes(text.soft, text.num)}>
          {plural(live, 'live data source')} today. The list has {plural(total, 'source')}, also those that have yet to
          prove themselves, and those that are not asked now.
        </p>
      </PageHead>
      <div className={classes(page.page, styles.sources)}>
        <Filter key={JSON.stringify(filter)} filter={filter} />
        <p role="status" className={classes(text.small, text.soft, text.num)}>
          {isFiltered ? `${number(matching)} of ${number(total)} match.` : `There are ${plural(total, 'source')}.`}
        </p>
        {groups.map((kind, place) => (
          <Group key={kind.category} kind={kind} sources={sourcesOf(kind.category)} open={isFiltered || place === 0} />
        ))}
        {matching > sourcesPerPage && isFiltered && (
          <Pagination
            page={shown}
            pageSize={sourcesPerPage}
            total={matching}
            hrefFor={(other) => addressOf(filter, other)}
          />
        )}
        {matching === 0 && (
          <EmptyState title="No source matches">
            <p>Try fewer words, or another kind.</p>
            <ButtonLink to="/sources">Show all sources</ButtonLink>
          </EmptyState>
        )}
        <Credits />
      </div>
    </>
  );
}
