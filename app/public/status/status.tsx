import { Link } from 'react-router';
import { requestContext } from '#app/context.ts';
import { PageHead } from '#app/public/shell/page-head.tsx';
import { pageMeta } from '#app/public/shell/page-meta.ts';
import { classes } from '#app/ui/classes.ts';
import page from '#app/ui/layout/page.module.css';
import text from '#app/ui/styles/text.module.css';
import { type BuildFacts, markLabel, type PartStatus, slotMinutes } from '#contract/status/types.ts';
import { readSourceStates } from '#core/sources/health/queries/states.ts';
import { readBuild } from '#core/status/queries/build.ts';
import { readStatus } from '#core/status/queries/status.ts';
import type { Route } from './+types/status.ts';
import { MarkSample } from './mark-row.tsx';
import { PartRow } from './part-row.tsx';
import { SourceStates } from './source-states.tsx';
import styles from './status.module.css';

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(requestContext);
  return { parts: await readStatus(ctx), sources: await readSourceStates(ctx.platform), build: readBuild(ctx) };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0].loaderData, {
    title: 'Status',
    description:
      'How each part of the site is doing now, and how each of the last 90 days went. What was not measured is shown as such.',
    path: '/status',
  });

/** What everything that is measured comes to, in one sentence. */
function inShort(parts: readonly PartStatus[]): string {
  const own = parts.filter(({ part }) => part !== 'sources' && part !== 'backups');
  if (own.some(({ state }) => state === 'down')) return 'A part of the site is not working.';
  if (own.some(({ state }) => state === 'impaired')) return 'A part of the site is in trouble.';
  if (own.some(({ state }) => state === null)) return 'Not every part was measured in the last quarter of an hour.';
  return 'Everything that people use here is working.';
}

function Legend() {
  return (
    <ul className={classes(styles.legend, text.small)} aria-label="What the marks mean">
      {(['good', 'gaps', 'impaired', 'down', 'none'] as const).map((kind) => (
        <li key={kind}>
          <MarkSample kind={kind} />
          {markLabel[kind]}
        </li>
      ))}
    </ul>
  );
}

/** For staff: which build answered. */
function Build({ build: { version, commit, schema } }: { build: BuildFacts }) {
  return (
    <p className={classes(text.small, text.soft)}>
      Version {version}, commit {commit?.slice(0, 12) ?? 'unknown'}, schema {schema}. Only staff see this line.
    </p>
  );
}

export default function Status({ loaderData: { parts, sources, build } }: Route.ComponentProps) {
  return (
    <>
      <PageHead title="Status">
        <p className={text.lead} role="status">
          {inShort(parts)}
        </p>
        <p className={text.soft}>
          Every part is measured every {slotMinutes} minutes by the site itself; days are counted in UTC. While the
          database or the worker is away nothing can be measured: such hours are shown as not measured, never as good.
        </p>
      </PageHead>
      <div className={classes(page.page, styles.status)}>
        <Legend />
        {build && <Build build={build} />}
        <section aria-labelledby="own-parts" className={styles.group}>
          <h2 className={text.displaySm} id="own-parts">
            Our own parts
          </h2>
          <ul className={styles.parts}>
            {parts
              .filter(({ part }) => part !== 'sources')
              .map((one) => (
                <PartRow key={one.part} status={one} />
              ))}
          </ul>
        </section>
        <section aria-labelledby="their-parts" className={styles.group}>
          <h2 className={text.displaySm} id="their-parts">
            The sources that scans ask
          </h2>
          <ul className={styles.parts}>
            {parts
              .filter(({ part }) => part === 'sources')
              .map((one) => (
                <PartRow key={one.part} status={one} />
              ))}
          </ul>
          <SourceStates sources={sources} />
          <p className={text.small}>
            <Link to="/sources">Every source with its own last 30 days</Link>
          </p>
        </section>
      </div>
    </>
  );
}
