import { Bell, BellRing } from 'lucide-react';
import { Link } from 'react-router';
import { WatchButton } from '#app/dashboard/watching/watch-button.tsx';
import { useTexts } from '#app/language/texts.ts';
import { withLinks } from '#app/language/with-links.tsx';
import { classes } from '#app/ui/classes.ts';
import { useFormats } from '#app/ui/formats.ts';
import card from '#app/ui/layout/card.module.css';
import { type WatchInShort, watchingPath } from '#contract/watching/types.ts';
import { homeTexts } from './home.texts.ts';
import styles from './watch-line.module.css';

type Watch = Extract<WatchInShort, { isOn: true }>;

/** "Watching: last looked on 12 November, next on 12 December; nothing new." */
function InWords({ watch }: { watch: Watch }) {
  const { watchLine } = useTexts(homeTexts);
  const { dayMonth, longDate } = useFormats();
  const { lookedAt, isScanning, news, paidUntil } = watch;
  const nextAt = isScanning ? null : watch.nextAt;
  const said = watchLine({
    lookedAt: lookedAt && dayMonth(lookedAt),
    nextAt: nextAt && dayMonth(nextAt),
    isScanning,
    news,
    paidUntil: paidUntil && longDate(paidUntil),
  });
  const drawDay = (at: string | null) => (at === null ? [] : [(day: string) => <time dateTime={at}>{day}</time>]);
  const drawNews = (words: string) => <strong className={classes(news > 0 && styles.news)}>{words}</strong>;
  return withLinks(
    said,
    (words) => <Link to={watchingPath}>{words}</Link>,
    ...drawDay(lookedAt),
    ...drawDay(nextAt),
    ...(lookedAt === null ? [] : [drawNews]),
    ...drawDay(paidUntil),
  );
}

/**
 * What is watched, in one line, or the offer to begin.
 * @param watch null while it is not known: there is nothing to say then
 */
export function WatchLine({ watch }: { watch: WatchInShort | null }) {
  const texts = useTexts(homeTexts);
  if (watch === null) return null;
  const Icon = watch.isOn ? BellRing : Bell;
  return (
    <section data-part="card" className={classes(card.card, styles.line)} aria-label={texts.watching}>
      <Icon aria-hidden="true" />
      {watch.isOn ? (
        <p>
          <InWords watch={watch} />
        </p>
      ) : (
        <>
          <p>{texts.watchingOff}</p>
          <WatchButton isOn={false} variant="secondary" size="sm" />
        </>
      )}
    </section>
  );
}
