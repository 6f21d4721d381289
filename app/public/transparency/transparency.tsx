import { Download } from 'lucide-react';
import { Link } from 'react-router';
import { requestContext } from '#app/context.ts';
import { languageOf } from '#app/language/language-of.ts';
import { useTexts } from '#app/language/texts.ts';
import { useLinks } from '#app/language/use-links.ts';
import { withLinks } from '#app/language/with-links.tsx';
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
import { transparencyTexts } from './transparency.texts.ts';
import { Witnesses } from './witnesses.tsx';

const MOST_SHOWN = 10;

export async function loader(args: Route.LoaderArgs) {
  const { platform } = args.context.get(requestContext);
  const checkpoints = await listCheckpoints(platform, { before: null, most: MOST_SHOWN });
  const watched = await readWitnesses(platform);
  const { title, description } = await transparencyTexts.in(languageOf(args));
  const shown = { checkpoints, watched, verifierKey: readVerifierKey(platform), address: platform.config.appUrl };
  return { title, description, ...shown };
}

export const meta: Route.MetaFunction = ({ matches, loaderData, location }) => {
  if (!loaderData) return [];
  const { title, description } = loaderData;
  return pageMeta(matches[0].loaderData, { title, description, path: location.pathname });
};

function HowItWorks() {
  const texts = useTexts(transparencyTexts);
  const linkTo = useLinks();
  return (
    <section aria-labelledby="how" className={prose.prose}>
      <h2 id="how">{texts.how}</h2>
      {texts.howText.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <h3>{texts.proves}</h3>
      <p>{texts.provesText}</p>
      <p>
        {withLinks(texts.removals, (words) => (
          <Link {...linkTo('/removals')}>{words}</Link>
        ))}
      </p>
    </section>
  );
}

function ByHand({ address, verifierKey }: { address: string; verifierKey: string }) {
  const texts = useTexts(transparencyTexts);
  return (
    <section aria-labelledby="by-hand" className={prose.prose}>
      <h2 id="by-hand">{texts.byHand}</h2>
      <p>{texts.verifier}</p>
      <p>
        <a
          className={buttonClass({ variant: 'secondary' })}
          data-part="button"
          href="/transparency/verify.mjs"
          download
        >
          <Download />
          {texts.download}
        </a>
      </p>
      <p>{texts.keepToday}</p>
      <pre>{`curl -o kept.txt ${address}/transparency/checkpoint`}</pre>
      <p>{texts.laterDay}</p>
      <pre>{`node verify.mjs ${address} --checkpoint kept.txt --key '${verifierKey}'`}</pre>
      <p>{texts.status}</p>
      <pre>{verifierKey}</pre>
      <p>
        {withLinks(
          texts.programs,
          (words) => (
            <a href="/transparency/checkpoint">{words}</a>
          ),
          (words) => (
            <a href="/transparency/key">{words}</a>
          ),
          (words) => (
            <a href="https://c2sp.org/tlog-checkpoint" rel="noreferrer">
              {words}
            </a>
          ),
          (words) => (
            <a href="/transparency/checkpoints">{words}</a>
          ),
          (words) => (
            <code>{words}</code>
          ),
        )}
      </p>
    </section>
  );
}

export default function Transparency({ loaderData }: Route.ComponentProps) {
  const texts = useTexts(transparencyTexts);
  const { checkpoints, watched, verifierKey, address } = loaderData;
  return (
    <>
      <PageHead title={texts.title}>
        <p className={text.lead}>{texts.lead}</p>
      </PageHead>
      <div className={classes(page.page, styles.transparency)}>
        <Checkpoints checkpoints={checkpoints} watched={watched} />
        <section aria-labelledby="check" className={styles.part}>
          <h2 className={text.displaySm} id="check">
            {texts.checkKept}
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
