import { openApiDocument } from '#app/api/document.ts';
import { type ReferenceGroup, referenceOf } from '#app/api/reference.ts';
import { requestContext } from '#app/context.ts';
import { PageHead } from '#app/public/shell/page-head.tsx';
import { pageMeta } from '#app/public/shell/page-meta.ts';
import prose from '#app/public/shell/prose.module.css';
import { classes } from '#app/ui/classes.ts';
import page from '#app/ui/layout/page.module.css';
import { useOpenTarget } from '#app/ui/layout/use-open-target.ts';
import text from '#app/ui/styles/text.module.css';
import type { Route } from './+types/api.ts';
import styles from './api.module.css';
import { Operation } from './operation.tsx';
import { Rules } from './rules.tsx';
import { WebhookRules } from './webhook-rules.tsx';

export function loader({ context }: Route.LoaderArgs) {
  const { config } = context.get(requestContext).platform;
  const document = openApiDocument({ ...config.site, appUrl: config.appUrl });
  return { groups: referenceOf(document), base: `${config.appUrl}/api/v1`, name: config.site.name };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0].loaderData, {
    title: 'API',
    description: 'Every operation of the API, what it takes and answers, and how webhooks are signed.',
    path: '/api',
  });

function Contents({ groups }: { groups: readonly ReferenceGroup[] }) {
  return (
    <nav className={styles.contents} aria-label="On this page">
      <ul>
        {[{ anchor: 'rules', name: 'How it works' }, ...groups].map(({ anchor, name }) => (
          <li key={anchor}>
            <a href={`#${anchor}`}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export default function Api({ loaderData: { groups, base, name } }: Route.ComponentProps) {
  useOpenTarget();
  return (
    <>
      <PageHead title="API">
        <p className={text.lead}>
          Programs of your own can do what the pages of {name} do, with a token that you create in Settings. The same
          rules hold, and the same limits on whose data is read.
        </p>
        <p>
          <a href="/api/v1/openapi.json">OpenAPI 3.1 document</a>
        </p>
      </PageHead>
      <div className={classes(page.page, styles.reference)}>
        <Contents groups={groups} />
        <div className={prose.prose}>
          <Rules base={base} />
          {groups.map(({ name: title, anchor, operations }) => (
            <section key={anchor} aria-labelledby={anchor}>
              <h2 id={anchor}>{title}</h2>
              {anchor === 'webhooks' && <WebhookRules />}
              {operations.map((one) => (
                <Operation key={one.id} operation={one} />
              ))}
            </section>
          ))}
        </div>
      </div>
    </>
  );
}
