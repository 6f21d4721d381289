import { data } from 'react-router';
import failure from '#app/failure.module.css';
import { classes } from '#app/ui/classes.ts';
import { ButtonLink } from '#app/ui/controls/button.tsx';
import { EmptyState } from '#app/ui/display/empty-state.tsx';
import type { Route } from './+types/not-found.ts';
import styles from './not-found.module.css';

export function loader() {
  return data(null, 404);
}

/** Somebody sent a form to an address that does not exist. */
export function action() {
  return data(null, 404);
}

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `There is no page here · ${matches[0].loaderData?.site.name ?? 'Quietprint'}` },
  { name: 'robots', content: 'noindex' },
];

export default function NotFound() {
  return (
    <div className={classes(failure.main, styles.main)}>
      <EmptyState
        as="h1"
        kind="not-found"
        title="There is no page here"
        action={
          <ButtonLink to="/" variant="primary">
            Back home
          </ButtonLink>
        }
      >
        <p>It may have moved, or the link may be mistyped.</p>
      </EmptyState>
    </div>
  );
}
