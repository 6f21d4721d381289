import { Outlet } from 'react-router';
import { requirePerson } from '#app/guards.ts';
import { classes } from '#app/ui/classes.ts';
import page from '#app/ui/layout/page.module.css';
import styles from './layout.module.css';

export const middleware = [requirePerson];

/** Without a loader, a change of page inside the browser would not pass the middleware. */
export const loader = () => null;

/** Pages about one's account, under the header of the site. */
export default function AccountLayout() {
  return (
    <div className={classes(page.page, styles.main)}>
      <Outlet />
    </div>
  );
}
