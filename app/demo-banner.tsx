import { useTexts } from '#app/language/texts.ts';
import styles from './demo-banner.module.css';
import { failureTexts } from './failure.texts.ts';

/** On every page of a site that asks stand-ins instead of the outside world. */
export function DemoBanner() {
  const { demo, demoText } = useTexts(failureTexts);
  return (
    <aside className={styles.demoBanner} aria-label={demo}>
      {demoText}
    </aside>
  );
}
