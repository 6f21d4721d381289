import { Link } from 'react-router';
import { useLive } from '#app/browser/live/use-live.ts';
import { useTexts } from '#app/language/texts.ts';
import { useEnglishTag } from '#app/language/use-language.ts';
import { useLinks } from '#app/language/use-links.ts';
import { withLinks } from '#app/language/with-links.tsx';
import { classes } from '#app/ui/classes.ts';
import { useFormats } from '#app/ui/formats.ts';
import text from '#app/ui/styles/text.module.css';
import type { Found } from './found.ts';
import styles from './found-services.module.css';
import { servicesTexts } from './services.texts.ts';

function Lines({ found: { lines, more, report } }: { found: Found }) {
  const texts = useTexts(servicesTexts);
  const linkTo = useLinks();
  const english = useEnglishTag();
  return (
    <ul className={styles.lines}>
      {lines.map(({ id, title, service }) => (
        <li key={id}>
          <Link {...linkTo(`${report}#finding-${id}`)} lang={english}>
            {title}
          </Link>
          <Link to={`#${service.id}`} preventScrollReset>
            {service.name}
          </Link>
        </li>
      ))}
      {more > 0 && (
        <li>
          <Link {...linkTo(report)}>{texts.moreFindings(more)}</Link>
        </li>
      )}
    </ul>
  );
}

/** Which service answers what was found with whoever looks at the catalogue. */
export function FoundServices({ found }: { found: Found }) {
  const { longDate } = useFormats();
  const texts = useTexts(servicesTexts);
  const linkTo = useLinks();
  useLive(found.topic ? [found.topic] : []);
  const intro = found.lines.length > 0 ? texts.forYouServices : texts.forYouNothing;
  return (
    <section className={styles.found} aria-labelledby="for-you">
      <h2 className={text.displaySm} id="for-you">
        {texts.forYou}
      </h2>
      <p className={classes(text.soft, styles.intro)}>
        {withLinks(intro(longDate(found.date)), (words) => (
          <Link {...linkTo(found.report)}>{words}</Link>
        ))}
      </p>
      {found.lines.length > 0 && <Lines found={found} />}
    </section>
  );
}
