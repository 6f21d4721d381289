import { data } from 'react-router';
import failure from '#app/failure.module.css';
import { failureTexts } from '#app/failure.texts.ts';
import { languageOf } from '#app/language/language-of.ts';
import { useTexts } from '#app/language/texts.ts';
import { useLinks } from '#app/language/use-links.ts';
import { pageTitle } from '#app/page-title.ts';
import { classes } from '#app/ui/classes.ts';
import { ButtonLink } from '#app/ui/controls/button.tsx';
import { EmptyState } from '#app/ui/display/empty-state.tsx';
import type { Route } from './+types/not-found.ts';
import styles from './not-found.module.css';

export async function loader(args: Route.LoaderArgs) {
  const { missing } = await failureTexts.in(languageOf(args));
  return data({ title: missing[0] }, 404);
}

/** Somebody sent a form to an address that does not exist. */
export function action() {
  return data(null, 404);
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  pageTitle(matches[0].loaderData, loaderData?.title ?? '404'),
  { name: 'robots', content: 'noindex' },
];

export default function NotFound() {
  const { missing, home } = useTexts(failureTexts);
  const linkTo = useLinks();
  return (
    <div className={classes(failure.main, styles.main)}>
      <EmptyState
        as="h1"
        kind="not-found"
        title={missing[0]}
        action={
          <ButtonLink {...linkTo('/')} variant="primary">
            {home}
          </ButtonLink>
        }
      >
        <p>{missing[1]}</p>
      </EmptyState>
    </div>
  );
}
