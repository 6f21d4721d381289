import { ChevronDown } from 'lucide-react';
import { Card } from '#app/ui/layout/card.tsx';
import text from '#app/ui/styles/text.module.css';
import { dropCourse, dropMatches, dropNote, dropUrl } from '#contract/removal/drop.ts';
import styles from './drop-first.module.css';

/** What Californians do before they write to anybody. */
export function DropFirst() {
  return (
    <Card head={<h2 className={text.displayXs}>In California: one request first</h2>}>
      <div className={styles.drop}>
        <p>{dropNote}</p>
        <p>
          <a href={dropUrl} rel="noreferrer nofollow" target="_blank">
            Open privacy.ca.gov
          </a>
        </p>
        <details>
          <summary>
            What to have ready, and what comes when
            <ChevronDown aria-hidden="true" />
          </summary>
          <p>Brokers look for you by what you enter. Have at hand, as far as you want to give it:</p>
          <ul>
            {dropMatches.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
          <p>Then:</p>
          <ol>
            {dropCourse.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ol>
        </details>
      </div>
    </Card>
  );
}
