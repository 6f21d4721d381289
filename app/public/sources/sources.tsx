import { ChevronDown, Search } from 'lucide-react';
import { Form } from 'react-router';
import { requestContext } from '#app/context.ts';
import { languageOf } from '#app/language/language-of.ts';
import { useTexts } from '#app/language/texts.ts';
import { useLinks } from '#app/language/use-links.ts';
import { withLinks } from '#app/language/with-links.tsx';
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
import { type SourceCategory, sourceCategories } from '#contract/scans/types.ts';
import {
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
import { sourcesTexts } from './sources.texts.ts';

const MOST_LETTERS = 100;

function filterIn(search: URLSearchParams): SourceFilter {
  return {
    q: beginningOf(search.get('q') ?? '', MOST_LETTERS),
    category: sourceCategories.find((one) => one === search.get('kind')) ?? null,
    condition: sourceConditions.find((one) => one === search.get('today')) ?? null,
  };
}

export async function loader(args: Route.LoaderArgs) {
  const { searchParams } = args.url;
  const language = languageOf(args);
  const filter = filterIn(searchParams);
  const asked = { filter, page: pageIn(searchParams), language };
  const list = await listSources(args.context.get(requestContext), asked);
  const { title, description } = await sourcesTexts.in(language);
  return { title, description, list, filter };
}

export const meta: Route.MetaFunction = ({ matches, loaderData, location }) => {
  if (!loaderData) return [];
  const { title, description, filter } = loaderData;
  const noindex = Boolean(filter.q || filter.category || filter.condition);
  return pageMeta(matches[0].loaderData, { title, description, path: location.pathname, noindex });
};

/** Its words stand in the address, with JavaScript and without. */
function Filter({ filter: { q, category, condition } }: { filter: SourceFilter }) {
  const texts = useTexts(sourcesTexts);
  const { to } = useLinks()('/sources');
  const all = { value: 'all', label: texts.all };
  const kinds = [all, ...sourceCategories.map((value) => ({ value, label: texts.kinds[value] }))];
  const conditions = [all, ...sourceConditions.map((value) => ({ value, label: texts.conditions[value] }))];
  return (
    <Form className={styles.filter} role="search" aria-label={texts.filter} action={to} preventScrollReset>
      <TextField label={texts.search} type="search" name="q" maxLength={MOST_LETTERS} defaultValue={q} />
      <SelectField label={texts.kind} name="kind" options={kinds} defaultValue={category ?? 'all'} />
      <SelectField label={texts.today} name="today" options={conditions} defaultValue={condition ?? 'all'} />
      <Button type="submit">
        <Search />
        {texts.show}
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
  const texts = useTexts(sourcesTexts);
  const { number } = useFormats();
  return (
    <>
      <h2 className={text.displaySm}>
        {texts.kinds[category]} <span className={classes(text.soft, text.num)}>{number(matching)}</span>
      </h2>
      <span className={classes(text.small, text.soft, text.num)}>{texts.liveToday(number(live))}</span>
    </>
  );
}

/** A kind of which there are too many for this page has pages of its own. */
function Group({ kind, sources, open }: GroupProps) {
  const texts = useTexts(sourcesTexts);
  const linkTo = useLinks();
  if (sources.length === 0)
    return (
      <div className={styles.group}>
        <div className={styles.kind}>
          <GroupHead kind={kind} />
          <ButtonLink {...linkTo(`/sources?kind=${kind.category}`)}>{texts.showThem}</ButtonLink>
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

const projects = [
  'https://github.com/WebBreacher/WhatsMyName',
  'https://github.com/soxoj/maigret',
  'https://github.com/sherlock-project/sherlock',
  'https://github.com/jdm-contrib/jdm',
];

/** Where the rules of profile sites come from. */
function Credits() {
  const texts = useTexts(sourcesTexts);
  const links = projects.map((address) => (words: string) => (
    <a key={address} href={address} rel="noreferrer">
      {words}
    </a>
  ));
  return <p className={classes(text.small, text.soft)}>{withLinks(texts.credits, ...links)}</p>;
}

/** Keeps what is searched for. */
function addressOf({ q, category, condition }: SourceFilter, page: number): string {
  const known = { q, kind: category ?? '', today: condition ?? '', page: page > 1 ? String(page) : '' };
  return `/sources?${new URLSearchParams(Object.entries(known).filter(([, value]) => value !== ''))}`;
}

export default function Sources({ loaderData: { list, filter } }: Route.ComponentProps) {
  useOpenTarget();
  const texts = useTexts(sourcesTexts);
  const linkTo = useLinks();
  const { number } = useFormats();
  const { sources, kinds, page: shown, matching, total, live } = list;
  const isFiltered = matching < total;
  const sourcesOf = (category: SourceCategory) => sources.filter((one) => one.category === category);
  const groups = isFiltered ? kinds.filter(({ category }) => sourcesOf(category).length > 0) : kinds;
  return (
    <>
      <PageHead title={texts.title}>
        <p className={text.lead}>{texts.lead}</p>
        <p className={classes(text.soft, text.num)}>{texts.live(live, total)}</p>
      </PageHead>
      <div className={classes(page.page, styles.sources)}>
        <Filter key={JSON.stringify(filter)} filter={filter} />
        <p role="status" className={classes(text.small, text.soft, text.num)}>
          {isFiltered ? texts.match(number(matching), number(total)) : texts.thereAre(total)}
        </p>
        {groups.map((kind, place) => (
          <Group key={kind.category} kind={kind} sources={sourcesOf(kind.category)} open={isFiltered || place === 0} />
        ))}
        {matching > sourcesPerPage && isFiltered && (
          <Pagination
            page={shown}
            pageSize={sourcesPerPage}
            total={matching}
            hrefFor={(other) => linkTo(addressOf(filter, other)).to}
          />
        )}
        {matching === 0 && (
          <EmptyState title={texts.noMatch}>
            <p>{texts.noMatchText}</p>
            <ButtonLink {...linkTo('/sources')}>{texts.showAll}</ButtonLink>
          </EmptyState>
        )}
        <Credits />
      </div>
    </>
  );
}
