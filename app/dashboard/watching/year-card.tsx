import { useTexts } from '#app/language/texts.ts';
import { withLinks } from '#app/language/with-links.tsx';
import { classes } from '#app/ui/classes.ts';
import { ButtonLink } from '#app/ui/controls/button.tsx';
import { useFormats } from '#app/ui/formats.ts';
import { Card } from '#app/ui/layout/card.tsx';
import text from '#app/ui/styles/text.module.css';
import { orderPath } from '#contract/orders/types.ts';
import { type WatchScope, yearOfWatching } from '#contract/watching/types.ts';
import styles from './watching.module.css';
import { watchingTexts } from './watching.texts.ts';

/** What is watched free of charge, and what with a year. */
function Words({ scope: { isWhole, paidUntil } }: { scope: WatchScope }) {
  const texts = useTexts(watchingTexts);
  const { longDate } = useFormats();
  if (paidUntil !== null)
    return (
      <p>
        {withLinks(texts.runsUntil(longDate(paidUntil)), (date) => (
          <strong>
            <time dateTime={paidUntil}>{date}</time>
          </strong>
        ))}
      </p>
    );
  return <p>{isWhole ? texts.free : texts.offer}</p>;
}

/** The year of watching that somebody has, or could have. Says nothing where none is sold and none runs. */
export function YearCard({ scope }: { scope: WatchScope }) {
  const texts = useTexts(watchingTexts);
  const { isWhole, paidUntil, isSold } = scope;
  if (!isSold && paidUntil === null) return null;
  const isOffered = isSold && (paidUntil !== null || !isWhole);
  return (
    <Card id="year" head={<h2 className={text.displayXs}>{texts.year}</h2>}>
      <div className={styles.about}>
        <Words scope={scope} />
        {isOffered && (
          <>
            <ButtonLink className={styles.offer} to={orderPath(yearOfWatching)}>
              {paidUntil === null ? texts.buy : texts.extend}
            </ButtonLink>
            {paidUntil !== null && <p className={classes(text.small, text.soft)}>{texts.another}</p>}
          </>
        )}
      </div>
    </Card>
  );
}
