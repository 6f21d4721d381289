import { Link } from 'react-router';
import { useLive } from '#app/browser/live/use-live.ts';
import { classes } from '#app/ui/classes.ts';
import { useFormats } from '#app/ui/formats.ts';
import text from '#app/ui/styles/text.module.css';
import type { Found } from './found.ts';
import styles from './found-services.module.css';

function Lines({ found: { lines, more, report } }: { found: Found }) {
  const { plural } = useFormats();
  return (
    <ul className={styles.lines}>
      {lines.map(({ id, title, service }) => (
        <li key={id}>
          <Link to={`${report}#finding-${id}`}>{title}</Link>
          <Link to={`#${service.id}`} preventScrollReset>
            {service.name}
          </Link>
        </li>
      ))}
      {more > 0 && (
        <li>
          <Link to={report}>{plural(more, 'more finding')} in your report</Link>
        </li>
      )}
    </ul>
  );
}

/** Which service answers what was found with whoever looks at the catalogue. */
export function FoundServices({ found }: { found: Found }) {
  const { longDate } = useFormats();
  useLive(found.topic ? [found.topic] : []);
  const report = <Link to={found.report}>your report of {longDate(found.date)}</Link>;
  return (
    <section className={styles.found} aria-labelledby="for-you">
      <h2 className={text.displaySm} id="for-you">
        For what we found with you
      </h2>
      <p className={classes(text.soft, styles.intro)}>
        {found.lines.length > 0 ? (
          <>What somebody can take off your hands. Every step is also in {report}, to do yourself.</>
        ) : (
          <>Nothing that we found with you needs a paid service. What is left to do is in {report}.</>
        )}
      </p>
      {found.lines.length > 0 && <Lines found={found} />}
    </section>
  );
}
