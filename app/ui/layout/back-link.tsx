import { ArrowLeft } from 'lucide-react';
import { Link, type LinkProps } from 'react-router';
import { classes } from '#app/ui/classes.ts';
import icon from '#app/ui/styles/icon.module.css';
import text from '#app/ui/styles/text.module.css';
import styles from './back-link.module.css';

/** Above the title of a page: leads to the list that the page was opened from. */
export function BackLink({ className, children, ...rest }: LinkProps) {
  return (
    <Link {...rest} className={classes(styles.back, text.small, className)}>
      <ArrowLeft className={icon.sm} />
      {children}
    </Link>
  );
}
