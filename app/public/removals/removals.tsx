import { requestContext } from '#app/context.ts';
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

export async function loader({ context }: Route.LoaderArgs) {
  return { figures: await listFigures(context.get(requestContext).platform) };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0].loaderData, {
    title: 'How companies answer',
    description: 'How many people asked each company, how many were answered and when, and what was seen gone.',
    path: '/removals',
  });

const asPercent = (share: number): string => `${Math.round(share * 100)}%`;

/** A count, and between which shares the true one lies. */
function Counted({ share: { count, of, low, high } }: { share: Share }) {
  const { number } = useFormats();
  return (
    <span className={styles.counted}>
      <span className={text.num}>
        {number(count)} of {number(of)}
      </span>
      {of > 0 && (
        <span className={classes(text.small, text.soft, text.num)}>
          {asPercent(low)} to {asPercent(high)}
        </span>
      )}
    </span>
  );
}

function Figures({ figures }: { figures: readonly CompanyFigures[] }) {
  const { plural, number } = useFormats();
  return (
    <Card flush aria-label="Companies">
      <Table
        caption="How companies answered"
        columns={[
          { key: 'company', header: 'Company', cell: ({ company }) => <strong>{company}</strong> },
          { key: 'asked', header: 'Asked', end: true, cell: ({ asked }) => number(asked) },
          { key: 'answered', header: 'Answered', end: true, cell: ({ answered }) => <Counted share={answered} /> },
          {
            key: 'median',
            header: 'Median time',
            end: true,
            cell: ({ medianDays }) => (medianDays === null ? 'No answer yet' : plural(medianDays, 'day')),
          },
          { key: 'said', header: 'Said done', end: true, cell: ({ saidDone }) => number(saidDone) },
          { key: 'gone', header: 'Seen gone', end: true, cell: ({ gone }) => <Counted share={gone} /> },
          { key: 'back', header: 'Came back', end: true, cell: ({ cameBack }) => <Counted share={cameBack} /> },
        ]}
        rows={figures}
        keyOf={({ id }) => id}
      />
    </Card>
  );
}

function HowCounted() {
  return (
    <section aria-labelledby="counted" className={prose.prose}>
      <h2 id="counted">How this is counted</h2>
      <p>
        Each request that somebody sent with our help counts once. “Said done” is what the company says. “Seen gone” is
        what we saw: it had been found, and was absent on three days within 30, each time while the source passed its
        tests. Much cannot be looked at from outside, so fewer are seen gone than are done.
      </p>
      <p>
        A company appears once {fewestCases} people have asked it. Below each count stands the range in which the share
        lies with 95% certainty (Wilson’s interval): with few requests it is wide. Everything is counted once a night.
      </p>
      <p>
        As files: <a href="/removals.csv">a table</a> and <a href="/removals.json">for programs</a>. Counts of several
        sites can be added up.
      </p>
    </section>
  );
}

export default function Removals({ loaderData: { figures } }: Route.ComponentProps) {
  return (
    <>
      <PageHead title="How companies answer">
        <p className={text.lead}>
          Who answers when people ask for their data to be deleted, how soon, and whether it is gone afterwards.
        </p>
      </PageHead>
      <div className={classes(page.page, styles.removals)}>
        {figures.length === 0 ? (
          <EmptyState card title="No company has been asked often enough yet">
            <p>A company appears here once {fewestCases} people have asked it.</p>
          </EmptyState>
        ) : (
          <Figures figures={figures} />
        )}
        <HowCounted />
      </div>
    </>
  );
}
