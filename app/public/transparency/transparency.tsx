import { Download } from 'lucide-react';
import { Link } from 'react-router';
import { requestContext } from '#app/context.ts';
import { PageHead } from '#app/public/shell/page-head.tsx';
import { pageMeta } from '#app/public/shell/page-meta.ts';
import prose from '#app/public/shell/prose.module.css';
import { classes } from '#app/ui/classes.ts';
import { buttonClass } from '#app/ui/controls/button.tsx';
import page from '#app/ui/layout/page.module.css';
import text from '#app/ui/styles/text.module.css';
import { listCheckpoints, readVerifierKey, readWitnesses } from '#core/base/audit/queries/public-head.ts';
import type { Route } from './+types/transparency.ts';
import { CheckKept } from './check-kept.tsx';
import { Checkpoints } from './checkpoints.tsx';
import styles from './transparency.module.css';
import { Witnesses } from './witnesses.tsx';

const MOST_SHOWN = 10;

export async function loader({ context }: Route.LoaderArgs) {
  const { platform } = context.get(requestContext);
  const checkpoints = await listCheckpoints(platform, { before: null, most: MOST_SHOWN });
  const watched = await readWitnesses(platform);
  return { checkpoints, watched, verifierKey: readVerifierKey(platform), address: platform.config.appUrl };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0].loaderData, {
    title: 'Audit log',
    description:
      'The signed checkpoints of our audit log, and how anyone can check that nothing in it was changed afterwards.',
    path: '/transparency',
  });

function HowItWorks() {
  return (
    <section aria-labelledby="how" className={prose.prose}>
      <h2 id="how">What this is</h2>
      <p>
        Every important action here, from signing in to opening someone’s findings, is written into an audit log. About
        once a minute all new entries are sealed: each gets a hash, and all hashes together one more, the root. Changing
        one old entry changes the root. We sign it with the number of entries, and publish it: a checkpoint.
      </p>
      <p>
        So anyone who keeps a checkpoint can hold us to it. If we change, remove or slip in an entry later, even with
        the key and the database in our hands, the log no longer fits what you kept.
      </p>
      <h3>What it proves, and what it does not</h3>
      <p>
        It proves that sealed entries were not changed. It does not prove that an entry was true when it was written. A
        checkpoint holds hashes only: nobody’s data can be read from it. Details of a person are erased with their
        account, and the proofs hold all the same.
      </p>
      <p>
        What companies make of requests to delete data is on <Link to="/removals">a page of its own</Link>.
      </p>
    </section>
  );
}

function ByHand({ address, verifierKey }: { address: string; verifierKey: string }) {
  return (
    <section aria-labelledby="by-hand" className={prose.prose}>
      <h2 id="by-hand">Check it without us</h2>
      <p>
        The verifier is one file. It needs Node.js and nothing else, shares no code with this site, and is short enough
        to be read. Keep it beside a checkpoint and our key.
      </p>
      <p>
        <a
          className={buttonClass({ variant: 'secondary' })}
          data-part="button"
          href="/transparency/verify.mjs"
          download
        >
          <Download />
          Download verify.mjs
        </a>
      </p>
      <p>Today, keep a checkpoint:</p>
      <pre>{`curl -o kept.txt ${address}/transparency/checkpoint`}</pre>
      <p>Any day later, see whether the log still begins with it:</p>
      <pre>{`node verify.mjs ${address} --checkpoint kept.txt --key '${verifierKey}'`}</pre>
      <p>
        It exits with status 1 and says what is wrong if history was rewritten. Compare the key with a copy from
        elsewhere, or keep it too:
      </p>
      <pre>{verifierKey}</pre>
      <p>
        For programs: <a href="/transparency/checkpoint">the newest checkpoint</a> and{' '}
        <a href="/transparency/key">the key</a>, in the forms of{' '}
        <a href="https://c2sp.org/tlog-checkpoint" rel="noreferrer">
          C2SP
        </a>
        ; <a href="/transparency/checkpoints">all checkpoints</a>, a hundred at a time; and proofs that one is the
        beginning of another (RFC 9162) at <code>/transparency/consistency?from=SIZE</code>.
      </p>
    </section>
  );
}

export default function Transparency({ loaderData }: Route.ComponentProps) {
  const { checkpoints, watched, verifierKey, address } = loaderData;
  return (
    <>
      <PageHead title="Audit log">
        <p className={text.lead}>
          You need not take our word that our log has not been tampered with. Here is how to check it.
        </p>
      </PageHead>
      <div className={classes(page.page, styles.transparency)}>
        <Checkpoints checkpoints={checkpoints} watched={watched} />
        <section aria-labelledby="check" className={styles.part}>
          <h2 className={text.displaySm} id="check">
            Check one that you kept
          </h2>
          <CheckKept verifierKey={verifierKey} />
        </section>
        <HowItWorks />
        <Witnesses watched={watched} verifierKey={verifierKey} />
        <ByHand address={address} verifierKey={verifierKey} />
      </div>
    </>
  );
}
