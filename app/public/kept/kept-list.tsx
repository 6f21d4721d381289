import { useTexts } from '#app/language/texts.ts';
import { withLinks } from '#app/language/with-links.tsx';
import { classes } from '#app/ui/classes.ts';
import { useFormats } from '#app/ui/formats.ts';
import text from '#app/ui/styles/text.module.css';
import { type KeptOfPerson, type KeptThing, keptChapters, type OwnShare } from '#contract/lifecycle/kept.ts';
import { keptTexts } from './kept.texts.ts';
import styles from './kept-list.module.css';

type Shown = KeptThing & Partial<Pick<KeptOfPerson, 'own'>>;

/** How much of it is about whoever reads. */
function HowMuch({ own }: { own: OwnShare | null }) {
  const texts = useTexts(keptTexts);
  const { number } = useFormats();
  const words = own === null ? texts.notPerPerson : own.count === 0 ? texts.nothing : number(own.count);
  return <span className={classes(text.num, own?.count ? undefined : text.soft)}>{words}</span>;
}

/** When the first of what is the reader's own goes. */
function First({ goesAt }: { goesAt: string }) {
  const texts = useTexts(keptTexts);
  const { longDate } = useFormats();
  return (
    <p>
      {withLinks(texts.first(longDate(goesAt)), (day) => (
        <time dateTime={goesAt}>{day}</time>
      ))}
    </p>
  );
}

function Thing({ thing: { name, title, what, why, until, own } }: { thing: Shown }) {
  const texts = useTexts(keptTexts);
  return (
    <li className={styles.row} id={name}>
      <div className={styles.head}>
        <h3>{title}</h3>
        {own !== undefined && <HowMuch own={own} />}
      </div>
      <p>{what}</p>
      <dl className={classes(styles.facts, text.small)}>
        <dt>{texts.why}</dt>
        <dd>{why}</dd>
        <dt>{texts.until}</dt>
        <dd>
          {until.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          {own?.goesAt && <First goesAt={own.goesAt} />}
        </dd>
      </dl>
    </li>
  );
}

/** Everything that is kept, chapter by chapter; with `own`, how much of it is about whoever reads. */
export function KeptList({ things }: { things: readonly Shown[] }) {
  const { chapters } = useTexts(keptTexts);
  return (
    <div className={styles.chapters}>
      {keptChapters.map((chapter) => (
        <section key={chapter} aria-labelledby={`kept-${chapter}`} className={styles.chapter}>
          <h2 className={text.displaySm} id={`kept-${chapter}`}>
            {chapters[chapter]}
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
