import hero from '#app/assets/prints/hero.svg?no-inline';
import { useTexts } from '#app/language/texts.ts';
import { FreeScanForm } from '#app/public/free-scan/free-scan-form.tsx';
import { classes } from '#app/ui/classes.ts';
import { Severity } from '#app/ui/display/severity.tsx';
import page from '#app/ui/layout/page.module.css';
import textStyles from '#app/ui/styles/text.module.css';
import type { Severity as Level } from '#contract/scans/severity.ts';
import type { PageText } from '#contract/site/pages.ts';
import { homeTexts } from './home.texts.ts';
import styles from './home-hero.module.css';

const size = { width: 1240, height: 820 };

interface Stone {
  x: number;
  y: number;
  rx: number;
  ry: number;
  dot: number;
  level: Level;
}

/**
 * The stones of the drawing, with the place of their labels in `home-hero.module.css`. Warm where a line is near one. Each is weighed
 * as a report would, and worded in `home.texts.en.ts` in the same order; it is something that a source can tell (`claims.test.ts`).
 */
export const stones: readonly Stone[] = [
  { x: 520, y: 272, rx: 176.7, ry: 226.2, dot: 8, level: 'critical' },
  { x: 280, y: 594, rx: 59.5, ry: 68.4, dot: 6, level: 'low' },
  { x: 736, y: 552, rx: 76.9, ry: 88.4, dot: 6, level: 'high' },
];

function HeroPrint() {
  return (
    <svg className={styles.print} viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
      <defs>
        <radialGradient id="print-heat">
          <stop offset="0" stopColor="#fff" />
          <stop offset="0.35" stopColor="#fff" stopOpacity="0.85" />
          <stop offset="1" stopColor="#fff" stopOpacity="0" />
        </radialGradient>
        <mask id="print-near">
          {stones.map(({ x, y, rx, ry }) => (
            <ellipse key={x} cx={x} cy={y} rx={rx} ry={ry} fill="url(#print-heat)" />
          ))}
        </mask>
      </defs>
      <use className={styles.printLines} href={`${hero}#lines`} />
      <g mask="url(#print-near)">
        <use className={styles.printLoud} href={`${hero}#lines`} />
      </g>
      {stones.map(({ x, y, dot }) => (
        <circle key={x} className={styles.printStone} cx={x} cy={y} r={dot} />
      ))}
    </svg>
  );
}

interface HomeHeroProps {
  langs?: PageText['langs'];
  heading: string;
  description: string;
  isPreview: boolean;
}

/** The last two words stay together: no line of a claim is one word. */
const withoutWidow = (text: string) => text.replace(/ (?=\S+$)/, '\u00a0');

export function HomeHero({ langs, heading, description, isPreview }: HomeHeroProps) {
  const texts = useTexts(homeTexts);
  // Whoever is signed in has another home.
  const form = <FreeScanForm viewer={null} className={styles.card} />;
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <div className={styles.heroPrint}>
        <div className={styles.heroRake}>
          <HeroPrint />
        </div>
        <ul aria-label={texts.example}>
          {stones.map(({ level, x }, index) => (
            <li key={x} className={classes(styles.note, styles[`note${'ABC'[index]}`])}>
              <div className={styles.noteCard}>
                <Severity level={level} plain />
                <span>{texts.stones[index]}</span>
              </div>
            </li>
          ))}
        </ul>
      </div>
      <div className={classes(page.page, styles.heroRow)}>
        <div className={styles.heroText}>
          <h1 className={textStyles.displayXl} id="hero-title" lang={langs?.heading}>
            {withoutWidow(heading)}
          </h1>
          <p className={textStyles.lead} lang={langs?.description}>
            {description}
          </p>
          {isPreview ? <div inert>{form}</div> : form}
        </div>
      </div>
      <p className={classes(styles.heroCaption, page.page, textStyles.caption)}>{texts.caption}</p>
    </section>
  );
}
