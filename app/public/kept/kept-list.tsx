import { classes } from '#app/ui/classes.ts';
import { useFormats } from '#app/ui/formats.ts';
import text from '#app/ui/styles/text.module.css';
import {
  type KeptOfPerson,
  type KeptThing,
  keptChapterLabel,
  keptChapters,
  type OwnShare,
} from '#contract/lifecycle/kept.ts';
import styles from './kept-list.module.css';

type Shown = KeptThing & Partial<Pick<KeptOfPerson, 'own'>>;

/** How much of it is about whoever reads. */
function HowMuch({ own }: { own: OwnShare | null }) {
  const { number } = useFormats();
  const words = own === null ? 'Not kept per person' : own.count === 0 ? 'Nothing' : number(own.count);
  return <span className={classes(text.num, own?.count ? undefined : text.soft)}>{words}</span>;
}

function Thing({ thing: { name, title, what, why, until, own } }: { thing: Shown }) {
  const { longDate } = useFormats();
  return (
    <li className={styles.row} id={name}>
      <div className={styles.head}>
        <h3>{title}</h3>
        {own !== undefined && <HowMuch own={own} />}
      </div>
      <p>{what}</p>
      <dl className={classes(styles.facts, text.small)}>
        <dt>Why</dt>
        <dd>{why}</dd>
        <dt>Until when</dt>
        <dd>
          {until.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          {own?.goesAt && (
            <p>
              The first of yours is deleted on <time dateTime={own.goesAt}>{longDate(own.goesAt)}</time>.
            </p>
          )}
        </dd>
      </dl>
    </li>
  );
}

/** Everything that is kept, chapter by chapter; with `own`, how much of it is about whoever reads. */
export function KeptList({ things }: { things: readonly Shown[] }) {
  return (
    <div className={styles.chapters}>
      {keptChapters.map((chapter) => (
        <section key={chapter} aria-labelledby={`kept-${chapter}`} className={styles.chapter}>
          <h2 className={text.displaySm} id={`kept-${chapter}`}>
            {keptChapterLabel[chapter]}
          </h2>
          <ul className={styles.rows}>
            {things
              .filter((one) => one.chapter === chapter)
              .map((one) => (
                <Thing key={one.name} thing={one} />
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
