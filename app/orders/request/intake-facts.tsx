import type { IntakeAnswers } from '#contract/orders/intake.ts';
import styles from './intake-facts.module.css';

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
  if (!intake) return null;
  return (
    <>
      <Lines title="Names to look for" lines={intake.names} />
      <Lines title="Pictures and profiles" lines={intake.links} isLink />
    </>
  );
}
