import { ClipboardCheck, Link2, LockKeyhole, type LucideIcon, RadioTower } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { classes } from '#app/ui/classes.ts';
import { useFormats } from '#app/ui/formats.ts';
import page from '#app/ui/layout/page.module.css';
import text from '#app/ui/styles/text.module.css';
import type { SourceCounts } from '#contract/sources/listing.ts';
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
  heading: string;
  description: string;
  sources: SourceCounts;
  /** ISO date; null leaves the sentence about it out. */
  lastSecurityReview: string | null;
}

/** Four claims. Each is here only because the code backs it, and says how it can be checked. */
export function HomeTrust({ heading, description, sources, lastSecurityReview }: HomeTrustProps) {
  const { longDate, plural } = useFormats();
  return (
    <section className={styles.trust} aria-labelledby="trust">
      <div className={classes(page.page, styles.row)}>
        <div className={styles.head}>
          <h2 className={text.displayLg} id="trust">
            {heading}
          </h2>
          <p>{description}</p>
        </div>
        <dl className={styles.list}>
          {sources.live > 0 && (
            <Claim icon={RadioTower} title={`${sources.live} live data sources`}>
              Those that showed within the last day that they answer, and no others, run by{' '}
              {plural(sources.providers, 'provider')}. A free scan asks up to {plural(sources.asked, 'source')}, which
              know people by an email address; the others are asked by a user name or a domain. If a source does not
              answer, your report says so. <Link to="/sources">Every source</Link>
            </Claim>
          )}
          <Claim icon={LockKeyhole} title="Encryption">
            Your details are encrypted on their way to us, and your findings again where we keep them. Each scan without
            an account has a key of its own, destroyed when the result expires.
          </Claim>
          <Claim icon={Link2} title="Blockchain audit logging">
            Signing in, scanning, ordering and every change by our staff are written into an audit log in the same step
            as the act itself. The site can add entries, but not change or delete one, and each carries a hash made to
            be sealed and checked. <Link to="/transparency">Check it yourself</Link>.
          </Claim>
          <Claim icon={ClipboardCheck} title="Regular security reviews">
            Requirements are gone through one by one, each with tests that anyone can run.{' '}
            <a href="/security/asvs.md">What they cover</a>: OWASP ASVS 5.0, each requirement met by its tests, or still
            open.
            {lastSecurityReview && ` Last documented review: ${longDate(lastSecurityReview)}.`}
          </Claim>
        </dl>
      </div>
    </section>
  );
}
