import settle from '#app/assets/prints/settle.svg?no-inline';
import { Drawing } from '#app/ui/charts/drawing.tsx';
import { classes } from '#app/ui/classes.ts';
import page from '#app/ui/layout/page.module.css';
import textStyles from '#app/ui/styles/text.module.css';
import styles from './home-steps.module.css';
import sectionStyles from './section.module.css';

const steps = [
  [
    'Scan',
    'Give us a name and an email address, and open the link we mail there. We ask each source in turn, and you watch the answers arrive.',
  ],
  ['Understand', 'You get a risk score and every finding behind it: where it is, how serious it is, and the evidence.'],
  ['Quieten', 'Follow the next steps yourself, or ask us to help. Scan again and watch the lines settle.'],
] as const;

export function HomeSteps() {
  return (
    <section className={classes(sectionStyles.section, styles.band)} aria-labelledby="how">
      <div className={page.page}>
        <h2 className={textStyles.displayLg} id="how">
          How it works
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
