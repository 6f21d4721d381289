import { Link } from 'react-router';
import { requestContext } from '#app/context.ts';
import { languageOf } from '#app/language/language-of.ts';
import { useTexts } from '#app/language/texts.ts';
import { useLinks } from '#app/language/use-links.ts';
import { PageHead } from '#app/public/shell/page-head.tsx';
import { pageMeta } from '#app/public/shell/page-meta.ts';
import { classes } from '#app/ui/classes.ts';
import page from '#app/ui/layout/page.module.css';
import text from '#app/ui/styles/text.module.css';
import type { Texts } from '#contract/base/texts.ts';
import { type BuildFacts, type PartStatus, slotMinutes } from '#contract/status/types.ts';
import { readSourceStates } from '#core/sources/health/queries/states.ts';
import { readBuild } from '#core/status/queries/build.ts';
import { readStatus } from '#core/status/queries/status.ts';
import type { Route } from './+types/status.ts';
import { MarkSample } from './mark-row.tsx';
import { PartRow } from './part-row.tsx';
import { SourceStates } from './source-states.tsx';
import styles from './status.module.css';
import type english from './status.texts.en.ts';
import { statusTexts } from './status.texts.ts';

export async function loader(args: Route.LoaderArgs) {
  const ctx = args.context.get(requestContext);
  const { title, description } = await statusTexts.in(languageOf(args));
  return {
    title,
    description,
    parts: await readStatus(ctx),
    sources: await readSourceStates(ctx.platform),
    build: readBuild(ctx),
  };
}

export const meta: Route.MetaFunction = ({ matches, loaderData, location }) => {
  if (!loaderData) return [];
  const { title, description } = loaderData;
  return pageMeta(matches[0].loaderData, { title, description, path: location.pathname });
};

/** What everything that is measured comes to, in one sentence. */
function inShort(parts: readonly PartStatus[], { inShort: said }: Texts<typeof english>): string {
  const own = parts.filter(({ part }) => part !== 'sources' && part !== 'backups');
  if (own.some(({ state }) => state === 'down')) return said.down;
  if (own.some(({ state }) => state === 'impaired')) return said.impaired;
  if (own.some(({ state }) => state === null)) return said.unmeasured;
  return said.good;
}

function Legend() {
  const { legend, words } = useTexts(statusTexts);
  return (
    <ul className={classes(styles.legend, text.small)} aria-label={legend}>
      {(['good', 'gaps', 'impaired', 'down', 'none'] as const).map((kind) => (
        <li key={kind}>
          <MarkSample kind={kind} />
          {words.marks[kind]}
        </li>
      ))}
    </ul>
  );
}

/** For staff: which build answered. */
function Build({ build: { version, commit, schema } }: { build: BuildFacts }) {
  const texts = useTexts(statusTexts);
  const { unknown } = texts;
  return (
    <p className={classes(text.small, text.soft)}>{texts.build(version, commit?.slice(0, 12) ?? unknown, schema)}</p>
  );
}

export default function Status({ loaderData: { parts, sources, build } }: Route.ComponentProps) {
  const texts = useTexts(statusTexts);
  const linkTo = useLinks();
  return (
    <>
      <PageHead title={texts.title}>
        <p className={text.lead} role="status">
          {inShort(parts, texts)}
        </p>
        <p className={text.soft}>{texts.lead(slotMinutes)}</p>
      </PageHead>
      <div className={classes(page.page, styles.status)}>
        <Legend />
        {build && <Build build={build} />}
        <section aria-labelledby="own-parts" className={styles.group}>
          <h2 className={text.displaySm} id="own-parts">
            {texts.ownParts}
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
            {texts.theirParts}
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
            <Link {...linkTo('/sources')}>{texts.everySource}</Link>
          </p>
        </section>
      </div>
    </>
  );
}
