import { requestContext } from '#app/context.ts';
import { languageOf } from '#app/language/language-of.ts';
import { useTexts } from '#app/language/texts.ts';
import { withLinks } from '#app/language/with-links.tsx';
import { PageHead } from '#app/public/shell/page-head.tsx';
import { pageMeta } from '#app/public/shell/page-meta.ts';
import prose from '#app/public/shell/prose.module.css';
import { classes } from '#app/ui/classes.ts';
import page from '#app/ui/layout/page.module.css';
import text from '#app/ui/styles/text.module.css';
import { readVerifierKey } from '#core/base/audit/queries/public-head.ts';
import { reportKeys } from '#core/scans/queries/report-key.ts';
import type { Route } from './+types/verify.ts';
import { CheckFile } from './check-file.tsx';
import styles from './verify.module.css';
import { verifyTexts } from './verify.texts.ts';

export async function loader(args: Route.LoaderArgs) {
  const { platform } = args.context.get(requestContext);
  const { config } = platform;
  const { title, description } = await verifyTexts.in(languageOf(args));
  const logKey = readVerifierKey(platform);
  return { title, description, keys: reportKeys(config), name: config.site.name, logKey };
}

export const meta: Route.MetaFunction = ({ matches, loaderData, location }) => {
  if (!loaderData) return [];
  const { title, description } = loaderData;
  return pageMeta(matches[0].loaderData, { title, description, path: location.pathname });
};

function WhatItProves({ name }: { name: string }) {
  const texts = useTexts(verifyTexts);
  return (
    <section aria-labelledby="proves" className={prose.prose}>
      <h2 id="proves">{texts.proves}</h2>
      {texts.provesText(name).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  );
}

function WithoutUs({ keys: [current, ...former] }: { keys: readonly [string, ...string[]] }) {
  const texts = useTexts(verifyTexts);
  return (
    <section aria-labelledby="without-us" className={prose.prose}>
      <h2 id="without-us">{texts.withoutUs}</h2>
      <p>{texts.command}</p>
      <pre>{`npm run admin -- receipt verify FILE --key '${current}'`}</pre>
      <p>
        {withLinks(texts.key, (words) => (
          <a href="/verify/key">{words}</a>
        ))}
      </p>
      {former.length > 0 && (
        <>
          <p>{texts.formerKeys}</p>
          <pre>{former.join('\n')}</pre>
        </>
      )}
      <p>
        {withLinks(texts.seal, (words) => (
          <a href="https://c2sp.org/signed-note" rel="noreferrer">
            {words}
          </a>
        ))}
      </p>
    </section>
  );
}

export default function Verify({ loaderData: { keys, name, logKey } }: Route.ComponentProps) {
  const texts = useTexts(verifyTexts);
  return (
    <>
      <PageHead title={texts.title}>
        <p className={text.lead}>{texts.lead}</p>
      </PageHead>
      <div className={classes(page.page, styles.verify)}>
        <CheckFile keys={keys} logKey={logKey} />
        <WhatItProves name={name} />
        <WithoutUs keys={keys} />
      </div>
    </>
  );
}
