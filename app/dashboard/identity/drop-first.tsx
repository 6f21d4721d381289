import { ChevronDown } from 'lucide-react';
import { useTexts } from '#app/language/texts.ts';
import { dropTexts } from '#app/scan/brokers/drop.texts.ts';
import { Card } from '#app/ui/layout/card.tsx';
import text from '#app/ui/styles/text.module.css';
import { dropUrl } from '#contract/removal/drop.ts';
import styles from './drop-first.module.css';

/** What Californians do before they write to anybody. */
export function DropFirst() {
  const texts = useTexts(dropTexts);
  return (
    <Card head={<h2 className={text.displayXs}>{texts.title}</h2>}>
      <div className={styles.drop}>
        <p>{texts.note}</p>
        <p>
          <a href={dropUrl} rel="noreferrer nofollow" target="_blank">
            {texts.open}
          </a>
        </p>
        <details>
          <summary>
            {texts.more}
            <ChevronDown aria-hidden="true" />
          </summary>
          <p>{texts.have}</p>
          <ul>
            {texts.matches.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
          <p>{texts.afterwards}</p>
          <ol>
            {texts.course.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ol>
        </details>
      </div>
    </Card>
  );
}
