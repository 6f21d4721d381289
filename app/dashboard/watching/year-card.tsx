import { classes } from '#app/ui/classes.ts';
import { ButtonLink } from '#app/ui/controls/button.tsx';
import { useFormats } from '#app/ui/formats.ts';
import { Card } from '#app/ui/layout/card.tsx';
import text from '#app/ui/styles/text.module.css';
import { orderPath } from '#contract/orders/types.ts';
import { type WatchScope, yearOfWatching } from '#contract/watching/types.ts';
import styles from './watching.module.css';

/** What is watched free of charge, and what with a year. */
function Words({ scope: { isWhole, paidUntil } }: { scope: WatchScope }) {
  const { longDate } = useFormats();
  if (paidUntil !== null)
    return (
      <p>
        Your year runs until{' '}
        <strong>
          <time dateTime={paidUntil}>{longDate(paidUntil)}</time>
        </strong>
        . Until then each scan asks about everything that you have named to us, domains and user names too. It is not
        renewed by itself; we write once before it ends.
      </p>
    );
  if (isWhole)
    return (
      <p>
        You switched watching on before it was sold by the year, so every scan asks about everything that you have named
        to us, free of charge, until you stop it. If you start it again later, domains and user names need a year.
      </p>
    );
  return (
    <p>
      Free of charge, your proven addresses are matched with new breaches each day and scanned again as often as you
      choose. With a year of watching, each scan asks about your domains and user names as well.
    </p>
  );
}

/** The year of watching that somebody has, or could have. Says nothing where none is sold and none runs. */
export function YearCard({ scope }: { scope: WatchScope }) {
  const { isWhole, paidUntil, isSold } = scope;
  if (!isSold && paidUntil === null) return null;
  const isOffered = isSold && (paidUntil !== null || !isWhole);
  return (
    <Card id="year" head={<h2 className={text.displayXs}>A year of watching</h2>}>
      <div className={styles.about}>
        <Words scope={scope} />
        {isOffered && (
          <>
            <ButtonLink className={styles.offer} to={orderPath(yearOfWatching)}>
              {paidUntil === null ? 'Watch Everything for a Year' : 'Add Another Year'}
            </ButtonLink>
            {paidUntil !== null && (
              <p className={classes(text.small, text.soft)}>Another year begins when this one ends.</p>
            )}
          </>
        )}
      </div>
    </Card>
  );
}
