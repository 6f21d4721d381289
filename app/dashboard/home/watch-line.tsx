import { Bell, BellRing } from 'lucide-react';
import { Link } from 'react-router';
import { WatchButton } from '#app/dashboard/watching/watch-button.tsx';
import { classes } from '#app/ui/classes.ts';
import { useFormats } from '#app/ui/formats.ts';
import card from '#app/ui/layout/card.module.css';
import { type WatchInShort, watchingPath } from '#contract/watching/types.ts';
import styles from './watch-line.module.css';

type Watch = Extract<WatchInShort, { isOn: true }>;

function Day({ at }: { at: string }) {
  const { dayMonth } = useFormats();
  return <time dateTime={at}>{dayMonth(at)}</time>;
}

/** "last looked on 12 November, next on 12 December" */
function When({ lookedAt, nextAt, isScanning }: Pick<Watch, 'lookedAt' | 'nextAt' | 'isScanning'>) {
  return (
    <>
      {lookedAt !== null && (
        <>
          last looked on <Day at={lookedAt} />,{' '}
        </>
      )}
      {isScanning && 'looking now'}
      {!isScanning && nextAt === null && 'next when a breach is published'}
      {!isScanning && nextAt !== null && (
        <>
          next on <Day at={nextAt} />
        </>
      )}
    </>
  );
}

const newsWords = (news: number): string => (news === 0 ? 'nothing new' : `${news} new`);

/**
 * What is watched, in one line, or the offer to begin.
 * @param watch null while it is not known: there is nothing to say then
 */
export function WatchLine({ watch }: { watch: WatchInShort | null }) {
  const { longDate } = useFormats();
  if (watch === null) return null;
  const Icon = watch.isOn ? BellRing : Bell;
  return (
    <section data-part="card" className={classes(card.card, styles.line)} aria-label="Watching">
      <Icon aria-hidden="true" />
      {watch.isOn ? (
        <p>
          <Link to={watchingPath}>Watching</Link>: <When {...watch} />
          {watch.lookedAt !== null && (
            <>
              ; <strong className={classes(watch.news > 0 && styles.news)}>{newsWords(watch.news)}</strong>
            </>
          )}
          {watch.paidUntil !== null && (
            <>
              ; everything until <time dateTime={watch.paidUntil}>{longDate(watch.paidUntil)}</time>
            </>
          )}
          .
        </p>
      ) : (
        <>
          <p>Watching is off.</p>
          <WatchButton isOn={false} variant="secondary" size="sm" />
        </>
      )}
    </section>
  );
}
