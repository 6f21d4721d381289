import settle from '#app/assets/prints/settle.svg?no-inline';
import { useTexts } from '#app/language/texts.ts';
import { Drawing } from '#app/ui/charts/drawing.tsx';
import { classes } from '#app/ui/classes.ts';
import page from '#app/ui/layout/page.module.css';
import textStyles from '#app/ui/styles/text.module.css';
import { homeTexts } from './home.texts.ts';
import styles from './home-steps.module.css';
import sectionStyles from './section.module.css';

export function HomeSteps() {
  const { how, steps } = useTexts(homeTexts);
  return (
    <section className={classes(sectionStyles.section, styles.band)} aria-labelledby="how">
      <div className={page.page}>
        <h2 className={textStyles.displayLg} id="how">
          {how}
        </h2>
      </div>
      <Drawing className={styles.settle} file={settle} width={1440} height={260} cover>
        <circle cx="304" cy="176" r="4" />
        <circle cx="548" cy="182" r="4" />
        <circle cx="720" cy="164" r="6" />
        <circle cx="898" cy="178" r="4" />
      </Drawing>
      <div className={page.page}>
        <ol className={styles.steps}>
          {steps.map(([title, text], index) => (
            <li key={title} className={styles.step}>
              <span className={styles.stepN} aria-hidden="true">
                {index + 1}
              </span>
              <div>
                <h3 className={textStyles.displaySm}>{title}</h3>
                <p className={textStyles.soft}>{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
