import { ClipboardCheck, Link2, LockKeyhole, type LucideIcon, RadioTower } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTexts } from '#app/language/texts.ts';
import { useLinks } from '#app/language/use-links.ts';
import { withLinks } from '#app/language/with-links.tsx';
import { classes } from '#app/ui/classes.ts';
import { useFormats } from '#app/ui/formats.ts';
import page from '#app/ui/layout/page.module.css';
import text from '#app/ui/styles/text.module.css';
import type { PageText } from '#contract/site/pages.ts';
import type { SourceCounts } from '#contract/sources/listing.ts';
import { homeTexts } from './home.texts.ts';
import styles from './home-trust.module.css';

function Claim({ icon: Icon, title, children }: { icon: LucideIcon; title: string; children: ReactNode }) {
  return (
    <div>
      <dt>
        <Icon />
        {title}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

interface HomeTrustProps {
  langs?: PageText['langs'];
  heading: string;
  description: string;
  sources: SourceCounts;
  /** ISO date; null leaves the sentence about it out. */
  lastSecurityReview: string | null;
}

/** Four claims. Each is here only because the code backs it, and says how it can be checked. */
export function HomeTrust({ langs, heading, description, sources, lastSecurityReview }: HomeTrustProps) {
  const { longDate } = useFormats();
  const texts = useTexts(homeTexts);
  const linkTo = useLinks();
  return (
    <section className={styles.trust} aria-labelledby="trust">
      <div className={classes(page.page, styles.row)}>
        <div className={styles.head}>
          <h2 className={text.displayLg} id="trust" lang={langs?.heading}>
            {heading}
          </h2>
          <p lang={langs?.description}>{description}</p>
        </div>
        <dl className={styles.list}>
          {sources.live > 0 && (
            <Claim icon={RadioTower} title={texts.liveSources(sources.live)}>
              {withLinks(texts.liveSourcesText(sources.providers, sources.asked), (words) => (
                <Link {...linkTo('/sources')}>{words}</Link>
              ))}
            </Claim>
          )}
          <Claim icon={LockKeyhole} title={texts.encryption}>
            {texts.encryptionText}
          </Claim>
          <Claim icon={Link2} title={texts.log}>
            {withLinks(texts.logText, (words) => (
              <Link {...linkTo('/transparency')}>{words}</Link>
            ))}
          </Claim>
          <Claim icon={ClipboardCheck} title={texts.reviews}>
            {withLinks(texts.reviewsText, (words) => (
              <a href="/security/asvs.md">{words}</a>
            ))}
            {lastSecurityReview && texts.lastReview(longDate(lastSecurityReview))}
          </Claim>
        </dl>
      </div>
    </section>
  );
}
