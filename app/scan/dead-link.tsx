import { useTexts } from '#app/language/texts.ts';
import { useLinks } from '#app/language/use-links.ts';
import { scanTexts } from '#app/scan/scan.texts.ts';
import { ButtonLink } from '#app/ui/controls/button.tsx';
import { EmptyState } from '#app/ui/display/empty-state.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import styles from './letter.module.css';

interface DeadLinkProps {
  title?: string;
  message: string | undefined;
  /** Where to go on, and what its button says. */
  to: string;
  label: string;
}

/** A mailed link that opens nothing any more. */
export function DeadLink({ title, message, to, label }: DeadLinkProps) {
  const { deadLink } = useTexts(scanTexts);
  const linkTo = useLinks();
  const next = (
    <ButtonLink {...linkTo(to)} variant="primary">
      {label}
    </ButtonLink>
  );
  return (
    <Card className={styles.letter} flush>
      <EmptyState kind="error" as="h1" title={title ?? deadLink} action={next}>
        <p>{message}</p>
      </EmptyState>
    </Card>
  );
}
