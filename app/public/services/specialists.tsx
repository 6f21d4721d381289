import { useTexts } from '#app/language/texts.ts';
import { useEnglishTag } from '#app/language/use-language.ts';
import { classes } from '#app/ui/classes.ts';
import text from '#app/ui/styles/text.module.css';
import type { SpecialistIntroduction } from '#contract/orders/appointments.ts';
import { servicesTexts } from './services.texts.ts';
import styles from './specialists.module.css';

/** Who does what a machine does not, in their own words; nothing until somebody has written some. */
export function Specialists({ specialists }: { specialists: readonly SpecialistIntroduction[] }) {
  const texts = useTexts(servicesTexts);
  const english = useEnglishTag();
  if (specialists.length === 0) return null;
  return (
    <section aria-labelledby="specialists">
      <h2 className={text.displaySm} id="specialists">
        {texts.specialists}
      </h2>
      <p className={classes(text.soft, styles.intro)}>{texts.specialistsText}</p>
      <ul className={styles.list}>
        {specialists.map(({ name, about }) => (
          <li key={`${name} ${about}`}>
            <h3>{name}</h3>
            <p className={text.soft} lang={english}>
              {about}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
