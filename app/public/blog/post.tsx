import { requestContext } from '#app/context.ts';
import { languageOf } from '#app/language/language-of.ts';
import { useTexts } from '#app/language/texts.ts';
import { organisation, pageMeta } from '#app/public/shell/page-meta.ts';
import { classes } from '#app/ui/classes.ts';
import page from '#app/ui/layout/page.module.css';
import text from '#app/ui/styles/text.module.css';
import { firstLanguage, languageFacts } from '#contract/base/languages.ts';
import { addressIn, languageOfPath } from '#contract/base/translated-pages.ts';
import type { PostCard as Card } from '#contract/site/posts.ts';
import { getPost, listRelatedPosts } from '#core/site/posts/queries/published-posts.ts';
import type { Route } from './+types/post.ts';
import { blogTexts } from './blog.texts.ts';
import { PostArticle } from './post-article.tsx';
import { PostCard } from './post-card.tsx';
import styles from './posts.module.css';

export async function loader(args: Route.LoaderArgs) {
  const ctx = args.context.get(requestContext);
  const language = languageOf(args);
  const post = await getPost(ctx, args.params.slug, language);
  return { post, related: await listRelatedPosts(ctx, post, language) };
}

export const meta: Route.MetaFunction = ({ matches, loaderData, location }) => {
  if (!loaderData) return [];
  const { post } = loaderData;
  // A text that is not translated has one address, whatever the language of what stands round it.
  const language = post.langs?.content === undefined ? languageOfPath(location.pathname) : firstLanguage;
  const path = addressIn(language, `/blog/${post.slug}`);
  return [
    ...pageMeta(matches[0].loaderData, {
      title: post.title,
      description: post.excerpt,
      path: location.pathname,
      type: 'article',
      image: post.imageUrl,
      data: (origin, site) => ({
        '@type': 'BlogPosting',
        headline: post.title,
        description: post.excerpt,
        datePublished: post.date,
        dateModified: [post.date, post.updatedAt].toSorted().at(-1),
        keywords: post.tags,
        url: `${origin}${path}`,
        mainEntityOfPage: `${origin}${path}`,
        ...(post.imageUrl && { image: `${origin}${post.imageUrl}` }),
        author: organisation(origin, site),
        publisher: organisation(origin, site),
        inLanguage: languageFacts[language].tag,
      }),
    }),
    { property: 'article:published_time', content: post.date },
    ...post.tags.map((tag) => ({ property: 'article:tag', content: tag })),
  ];
};

function Related({ posts }: { posts: readonly Card[] }) {
  const { readOn } = useTexts(blogTexts);
  if (posts.length === 0) return null;
  return (
    <section className={classes(page.page, styles.related)} aria-labelledby="related">
      <h2 className={text.displaySm} id="related">
        {readOn}
      </h2>
      <div className={styles.posts}>
        {posts.map((post) => (
          <PostCard key={post.id} post={post} />
        ))}
      </div>
    </section>
  );
}

export default function Post({ loaderData }: Route.ComponentProps) {
  const { post, related } = loaderData;
  return (
    <>
      <PostArticle post={post} />
      <Related posts={related} />
    </>
  );
}
