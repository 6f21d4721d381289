import { requestContext } from '#app/context.ts';
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

export function loader({ context }: Route.LoaderArgs) {
  const { platform } = context.get(requestContext);
  const { config } = platform;
  return { keys: reportKeys(config), name: config.site.name, logKey: readVerifierKey(platform) };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0].loaderData, {
    title: 'Check a report',
    description: 'Whether a report is as we issued it, and which part is not. The file never leaves your device.',
    path: '/verify',
  });

function WhatItProves({ name }: { name: string }) {
  return (
    <section aria-labelledby="proves" className={prose.prose}>
      <h2 id="proves">What it proves, and what it does not</h2>
      <p>
        A genuine report says, word for word, what {name} found and which source answered what, at the time that it
        names. It does not prove that a source told the truth, or that the same would be found today. Nor does it say
        who handed it to you: see whose report it is.
      </p>
      <p>
        A certificate says that something we had found was absent when we looked three times, each time while the source
        passed its tests. It holds the entry of our audit log that says so, and the hashes that lead to a signed head.
      </p>
    </section>
  );
}

function WithoutUs({ keys: [current, ...former] }: { keys: readonly [string, ...string[]] }) {
  return (
    <section aria-labelledby="without-us" className={prose.prose}>
      <h2 id="without-us">Check it without us</h2>
      <p>In a copy of our source code, on a machine that need not be online:</p>
      <pre>{`npm run admin -- receipt verify FILE --key '${current}'`}</pre>
      <p>
        It exits with status 1 and names the parts that were changed. Our public key is the last argument: write it
        down, or compare it with a copy from elsewhere. Programs find it at <a href="/verify/key">/verify/key</a>.
      </p>
      {former.length > 0 && (
        <>
          <p>Earlier keys that are still accepted:</p>
          <pre>{former.join('\n')}</pre>
        </>
      )}
      <p>
        The seal at the end of the JSON file is a{' '}
        <a href="https://c2sp.org/signed-note" rel="noreferrer">
          signed note
        </a>{' '}
        with a line for each part: its SHA-256 and its name. So anyone can write their own verifier.
      </p>
    </section>
  );
}

export default function Verify({ loaderData: { keys, name, logKey } }: Route.ComponentProps) {
  return (
    <>
      <PageHead title="Check a report">
        <p className={text.lead}>
          See whether a report is as we issued it, and if not, which part was changed. The file stays on this device: it
          is read here, and nobody is asked.
        </p>
      </PageHead>
      <div className={classes(page.page, styles.verify)}>
        <CheckFile keys={keys} logKey={logKey} />
        <WhatItProves name={name} />
        <WithoutUs keys={keys} />
      </div>
    </>
  );
}
