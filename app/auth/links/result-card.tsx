import type { ReactNode } from 'react';
import flat from '#app/assets/prints/flat.svg?no-inline';
import stone from '#app/assets/prints/stone.svg?no-inline';
import styles from '#app/auth/auth-card.module.css';
import { AuthCard } from '#app/auth/auth-shell.tsx';
import { authPath } from '#app/auth/sign-in/auth-view.ts';
import { useTexts } from '#app/language/texts.ts';
import { useLinks } from '#app/language/use-links.ts';
import drawing from '#app/ui/charts/drawing.module.css';
import { Drawing } from '#app/ui/charts/drawing.tsx';
import { classes } from '#app/ui/classes.ts';
import { ButtonLink } from '#app/ui/controls/button.tsx';
import text from '#app/ui/styles/text.module.css';
import { linkTexts } from './links.texts.ts';

function Tips() {
  const { tips } = useTexts(linkTexts);
  return (
    <ul className={styles.tips}>
      {tips.map((tip) => (
        <li key={tip}>{tip}</li>
      ))}
    </ul>
  );
}

interface ResultCardProps {
  outcome: 'success' | 'failed';
  message: string;
  /** What follows by itself. */
  children?: ReactNode;
}

/** How a mailed link ended: calm lines, or one stone. */
export function ResultCard({ outcome, message, children }: ResultCardProps) {
  const texts = useTexts(linkTexts);
  const linkTo = useLinks();
  const failed = outcome === 'failed';
  return (
    <AuthCard>
      <Drawing className={classes(drawing.rake, styles.rake)} file={failed ? stone : flat} width={192} height={72}>
        {failed && <circle cx="96" cy="40" r="3" />}
      </Drawing>
      <h1 className={text.displayMd}>{failed ? texts.authenticationFailed : texts.success}</h1>
      <p className={text.soft} role={failed ? 'alert' : 'status'}>
        {message}
      </p>
      {children}
      {failed ? (
        <section aria-labelledby="tips">
          <h2 className={text.small} id="tips">
            {texts.troubleshooting}
          </h2>
          <Tips />
        </section>
      ) : (
        <details>
          <summary className={text.small}>{texts.troubleshooting}</summary>
          <Tips />
        </details>
      )}
      <div className={styles.acts}>
        <ButtonLink {...linkTo(authPath('sign-in'))} variant={failed ? 'primary' : 'secondary'}>
          {texts.backToLogin}
        </ButtonLink>
        <ButtonLink {...linkTo(authPath('reset'))}>{texts.requestNew}</ButtonLink>
      </div>
    </AuthCard>
  );
}
