import { Ban, CircleCheck, CircleDashed, CircleHelp, FlaskConical, PowerOff } from 'lucide-react';
import { useTexts } from '#app/language/texts.ts';
import { classes } from '#app/ui/classes.ts';
import { Badge, type BadgeTone } from '#app/ui/display/badge.tsx';
import text from '#app/ui/styles/text.module.css';
import type { ListedSource, SourceCondition } from '#contract/sources/listing.ts';
import { DayMarks } from './day-marks.tsx';
import styles from './sources.module.css';
import { sourcesTexts } from './sources.texts.ts';

const looks: Readonly<Record<SourceCondition, { tone: BadgeTone; icon: typeof Ban }>> = {
  answering: { tone: 'success', icon: CircleCheck },
  quiet: { tone: 'neutral', icon: CircleDashed },
  doubted: { tone: 'warning', icon: CircleHelp },
  out: { tone: 'danger', icon: Ban },
  tried: { tone: 'neutral', icon: FlaskConical },
  off: { tone: 'outline', icon: PowerOff },
};

/** How a source does today, in a word and a shape. */
export function Condition({ condition }: { condition: SourceCondition }) {
  const { conditions } = useTexts(sourcesTexts);
  return <Badge {...looks[condition]}>{conditions[condition]}</Badge>;
}

export function SourceRow({ source }: { source: ListedSource }) {
  const texts = useTexts(sourcesTexts);
  const {
    name,
    homepage,
    reveals,
    clearCovers,
    privacy,
    isOfDomain,
    countries,
    pace,
    condition,
    because,
    days,
    precision,
    credit,
  } = source;
  return (
    <li className={styles.row} id={source.id}>
      <div className={styles.head}>
        <h3 className={text.displayXs}>
          <a href={homepage} rel="noreferrer">
            {name}
          </a>
        </h3>
        <Condition condition={condition} />
      </div>
      <p>{reveals}</p>
      <DayMarks days={days} />
      <p className={classes(text.small, text.soft)}>{because}</p>
      <dl className={classes(styles.facts, text.small)}>
        <dt>{texts.askedWithLabel}</dt>
        <dd>{isOfDomain ? texts.ownDomain(texts.askedWith[privacy]) : texts.askedWith[privacy]}</dd>
        <dt>{texts.pace}</dt>
        <dd>{pace}</dd>
        {countries.length > 0 && (
          <>
            <dt>{texts.countries}</dt>
            <dd>{countries.join(', ')}</dd>
          </>
        )}
        {precision && (
          <>
            <dt>{texts.right}</dt>
            <dd className={text.num}>{texts.precision(precision)}</dd>
          </>
        )}
        <dt>{texts.covers}</dt>
        <dd>{clearCovers}</dd>
        {credit && (
          <>
            <dt>{texts.credit}</dt>
            <dd>
              <a href={credit.url} rel="noreferrer">
                {credit.label}
              </a>
            </dd>
          </>
        )}
      </dl>
    </li>
  );
}
