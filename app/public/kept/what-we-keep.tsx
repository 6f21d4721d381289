import { Link } from 'react-router';
import { requestContext } from '#app/context.ts';
import { languageOf } from '#app/language/language-of.ts';
import { useTexts } from '#app/language/texts.ts';
import { useLinks } from '#app/language/use-links.ts';
import { withLinks } from '#app/language/with-links.tsx';
import { PageHead } from '#app/public/shell/page-head.tsx';
import { pageMeta } from '#app/public/shell/page-meta.ts';
import { classes } from '#app/ui/classes.ts';
import page from '#app/ui/layout/page.module.css';
import text from '#app/ui/styles/text.module.css';
import { listKept } from '#core/lifecycle/kept/queries/kept.ts';
import type { Route } from './+types/what-we-keep.ts';
import { keptTexts } from './kept.texts.ts';
import { KeptList } from './kept-list.tsx';
import styles from './what-we-keep.module.css';

export async function loader(args: Route.LoaderArgs) {
  const ctx = args.context.get(requestContext);
  const language = languageOf(args);
  const { title, description } = await keptTexts.in(language);
  return { title, description, things: listKept(ctx, language), isSignedIn: ctx.actor.kind === 'person' };
}

export const meta: Route.MetaFunction = ({ matches, loaderData, location }) => {
  if (!loaderData) return [];
  const { title, description } = loaderData;
  return pageMeta(matches[0].loaderData, { title, description, path: location.pathname });
};

export default function WhatWeKeep({ loaderData: { things, isSignedIn } }: Route.ComponentProps) {
  const texts = useTexts(keptTexts);
  const linkTo = useLinks();
  const linkToOwn = (words: string) => <Link {...linkTo('/settings/what-we-keep')}>{words}</Link>;
  const linkToPolicy = (words: string) => <Link {...linkTo('/privacy-policy')}>{words}</Link>;
  return (
    <>
      <PageHead title={texts.title}>
        <p className={text.lead}>{texts.lead}</p>
        <p>
          {isSignedIn ? withLinks(texts.signedIn, linkToOwn, linkToPolicy) : withLinks(texts.visitor, linkToPolicy)}
        </p>
      </PageHead>
      <div className={classes(page.page, styles.kept)}>
        <KeptList things={things} />
      </div>
    </>
  );
}
