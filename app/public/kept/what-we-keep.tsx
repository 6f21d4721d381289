import { Link } from 'react-router';
import { requestContext } from '#app/context.ts';
import { PageHead } from '#app/public/shell/page-head.tsx';
import { pageMeta } from '#app/public/shell/page-meta.ts';
import { classes } from '#app/ui/classes.ts';
import page from '#app/ui/layout/page.module.css';
import text from '#app/ui/styles/text.module.css';
import { listKept } from '#core/lifecycle/kept/queries/kept.ts';
import type { Route } from './+types/what-we-keep.ts';
import { KeptList } from './kept-list.tsx';
import styles from './what-we-keep.module.css';

export function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(requestContext);
  return { things: listKept(ctx), isSignedIn: ctx.actor.kind === 'person' };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0].loaderData, {
    title: 'What we keep',
    description: 'Every kind of data we keep about people: what it is, why, and until when.',
    path: '/what-we-keep',
  });

export default function WhatWeKeep({ loaderData: { things, isSignedIn } }: Route.ComponentProps) {
  return (
    <>
      <PageHead title="What we keep">
        <p className={text.lead}>
          Every kind of data we keep about people. The times are the ones that we delete by, at least once a day.
        </p>
        <p>
          {isSignedIn ? (
            <Link to="/settings/what-we-keep">See how much of it is about you</Link>
          ) : (
            'Signed in, you see in Settings how much of it is about you.'
          )}{' '}
          The <Link to="/privacy-policy">privacy policy</Link> says who else receives what, and which rights you have.
        </p>
      </PageHead>
      <div className={classes(page.page, styles.kept)}>
        <KeptList things={things} />
      </div>
    </>
  );
}
