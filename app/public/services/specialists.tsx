import { classes } from '#app/ui/classes.ts';
import text from '#app/ui/styles/text.module.css';
import type { SpecialistIntroduction } from '#contract/orders/appointments.ts';
import styles from './specialists.module.css';

/** Who does what a machine does not, in their own words; nothing until somebody has written some. */
export function Specialists({ specialists }: { specialists: readonly SpecialistIntroduction[] }) {
  if (specialists.length === 0) return null;
  return (
    <section aria-labelledby="specialists">
      <h2 className={text.displaySm} id="specialists">
        Who does the work
      </h2>
      <p className={classes(text.soft, styles.intro)}>
        Your order names your specialist as soon as one has taken it on.
      </p>
      <ul className={styles.list}>
        {specialists.map(({ name, about }) => (
          <li key={`${name} ${about}`}>
            <h3>{name}</h3>
            <p className={text.soft}>{about}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
