import { useTexts } from '#app/language/texts.ts';
import type { IntakeAnswers } from '#contract/orders/intake.ts';
import styles from './intake-facts.module.css';
import { requestTexts } from './request.texts.ts';

interface LinesProps {
  title: string;
  lines: readonly string[];
  isLink?: boolean;
}

function Lines({ title, lines, isLink = false }: LinesProps) {
  if (lines.length === 0) return null;
  return (
    <div>
      <dt>{title}</dt>
      <dd>
        <ul className={styles.lines}>
          {lines.map((line) => (
            <li key={line}>
              {isLink ? (
                <a href={line} target="_blank" rel="noopener noreferrer nofollow">
                  {line}
                </a>
              ) : (
                line
              )}
            </li>
          ))}
        </ul>
      </dd>
    </div>
  );
}

/** Rows of a list of facts: what the form of the service asked for, as it was answered. */
export function IntakeFacts({ intake }: { intake: IntakeAnswers | null }) {
  const texts = useTexts(requestTexts);
  if (!intake) return null;
  return (
    <>
      <Lines title={texts.names} lines={intake.names} />
      <Lines title={texts.links} lines={intake.links} isLink />
    </>
  );
}
