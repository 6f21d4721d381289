import { requestContext } from '#app/context.ts';
import { languageOf } from '#app/language/language-of.ts';
import { useTexts } from '#app/language/texts.ts';
import { withLinks } from '#app/language/with-links.tsx';
import { PageHead } from '#app/public/shell/page-head.tsx';
import { pageMeta } from '#app/public/shell/page-meta.ts';
import prose from '#app/public/shell/prose.module.css';
import { classes } from '#app/ui/classes.ts';
import { EmptyState } from '#app/ui/display/empty-state.tsx';
import { useFormats } from '#app/ui/formats.ts';
import { Card } from '#app/ui/layout/card.tsx';
import page from '#app/ui/layout/page.module.css';
import { Table } from '#app/ui/layout/table.tsx';
import text from '#app/ui/styles/text.module.css';
import { type CompanyFigures, fewestCases, type Share } from '#contract/removal/figures.ts';
import { listFigures } from '#core/removal/figures/queries/figures.ts';
import type { Route } from './+types/removals.ts';
import styles from './removals.module.css';
import { removalsTexts } from './removals.texts.ts';

export async function loader(args: Route.LoaderArgs) {
  const { title, description } = await removalsTexts.in(languageOf(args));
  return { title, description, figures: await listFigures(args.context.get(requestContext).platform) };
}

export const meta: Route.MetaFunction = ({ matches, loaderData, location }) => {
  if (!loaderData) return [];
  const { title, description } = loaderData;
  return pageMeta(matches[0].loaderData, { title, description, path: location.pathname });
};

const percentOf = (share: number): number => Math.round(share * 100);

/** A count, and between which shares the true one lies. */
function Counted({ share: { count, of, low, high } }: { share: Share }) {
  const { number } = useFormats();
  const texts = useTexts(removalsTexts);
  return (
    <span className={styles.counted}>
      <span className={text.num}>{texts.countOf(number(count), number(of))}</span>
      {of > 0 && (
        <span className={classes(text.small, text.soft, text.num)}>{texts.range(percentOf(low), percentOf(high))}</span>
      )}
    </span>
  );
}

function Figures({ figures }: { figures: readonly CompanyFigures[] }) {
  const { number } = useFormats();
  const texts = useTexts(removalsTexts);
  const { columns } = texts;
  return (
    <Card flush aria-label={texts.companies}>
      <Table
        caption={texts.caption}
        columns={[
          { key: 'company', header: columns.company, cell: ({ company }) => <strong>{company}</strong> },
          { key: 'asked', header: columns.asked, end: true, cell: ({ asked }) => number(asked) },
          {
            key: 'answered',
            header: columns.answered,
            end: true,
            cell: ({ answered }) => <Counted share={answered} />,
          },
          {
            key: 'median',
            header: columns.median,
            end: true,
            cell: ({ medianDays }) => (medianDays === null ? texts.noAnswer : texts.days(medianDays)),
          },
          { key: 'said', header: columns.said, end: true, cell: ({ saidDone }) => number(saidDone) },
          { key: 'gone', header: columns.gone, end: true, cell: ({ gone }) => <Counted share={gone} /> },
          { key: 'back', header: columns.back, end: true, cell: ({ cameBack }) => <Counted share={cameBack} /> },
        ]}
        rows={figures}
        keyOf={({ id }) => id}
      />
    </Card>
  );
}

function HowCounted() {
  const texts = useTexts(removalsTexts);
  return (
    <section aria-labelledby="counted" className={prose.prose}>
      <h2 id="counted">{texts.how}</h2>
      <p>{texts.howRequests}</p>
      <p>{texts.howShares(fewestCases)}</p>
      <p>
        {withLinks(
          texts.files,
          (words) => (
            <a href="/removals.csv">{words}</a>
          ),
          (words) => (
            <a href="/removals.json">{words}</a>
          ),
        )}
      </p>
    </section>
  );
}

export default function Removals({ loaderData: { figures } }: Route.ComponentProps) {
  const texts = useTexts(removalsTexts);
  return (
    <>
      <PageHead title={texts.title}>
        <p className={text.lead}>{texts.lead}</p>
      </PageHead>
      <div className={classes(page.page, styles.removals)}>
        {figures.length === 0 ? (
          <EmptyState card title={texts.empty}>
            <p>{texts.emptyText(fewestCases)}</p>
          </EmptyState>
        ) : (
          <Figures figures={figures} />
        )}
        <HowCounted />
      </div>
    </>
  );
}
