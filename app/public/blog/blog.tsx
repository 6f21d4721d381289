import { ArrowLeft, ArrowRight } from 'lucide-react';
import { data, Link } from 'react-router';
import { useHealing } from '#app/browser/connection/use-healing.ts';
import { requestContext } from '#app/context.ts';
import { orInstead } from '#app/forms/outcome.ts';
import { attempt } from '#app/forms/read.ts';
import { PageHead } from '#app/public/shell/page-head.tsx';
import { pageMeta } from '#app/public/shell/page-meta.ts';
import { classes } from '#app/ui/classes.ts';
import button from '#app/ui/controls/button.module.css';
import { EmptyState } from '#app/ui/display/empty-state.tsx';
import page from '#app/ui/layout/page.module.css';
import text from '#app/ui/styles/text.module.css';
import { listingIn } from '#contract/base/paging.ts';
import type { PostList, PostListing, TagCount } from '#contract/site/posts.ts';
import { listPosts, listTags } from '#core/site/posts/queries/published-posts.ts';
import type { Route } from './+types/blog.ts';
import styles from './blog.module.css';
import { blogPath } from './blog-path.ts';
import { PostCard } from './post-card.tsx';
import postsStyles from './posts.module.css';
import tagStyles from './tag.module.css';
import tagsStyles from './tags.module.css';

interface Shown extends PostList {
  tags: TagCount[];
  listing: PostListing;
  /** The list could not be read: nothing is said, and it is asked for again. */
  failed: boolean;
}

const unreadList = (listing: PostListing): Shown => ({
  posts: [],
  older: null,
  newer: null,
  tags: [],
  listing,
  failed: true,
});

function listingOf(url: URL): PostListing {
  return { tag: url.searchParams.get('tag'), ...listingIn(url.searchParams) };
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = context.get(requestContext);
  const listing = listingOf(url);
  const read = await attempt(ctx, 'The posts', async () => ({
    ...(await listPosts(ctx, listing)),
    tags: await listTags(ctx),
  }));
  return read.ok
    ? data<Shown>({ ...read.value, listing, failed: false })
    : data<Shown>(unreadList(listing), { status: 503, headers: { 'retry-after': '5' } });
}

/** The same for a connection that fails on the way from another page. */
export function clientLoader({ serverLoader, url }: Route.ClientLoaderArgs) {
  return orInstead('The posts', serverLoader(), unreadList(listingOf(url)));
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const root = matches[0].loaderData;
  const tag = loaderData?.listing.tag;
  return [
    ...pageMeta(root, {
      title: tag ? `Privacy & Security News: ${tag}` : 'Privacy & Security News',
      description: 'Short, practical articles on personal data, breaches and how to keep a quieter footprint.',
      path: blogPath(loaderData?.listing ?? {}),
      noindex: loaderData?.posts.length === 0,
    }),
    ...(root ? [{ tagName: 'link', rel: 'alternate', type: 'application/atom+xml', href: '/blog/feed.xml' }] : []),
  ];
};

function Tags({ tags, current }: { tags: readonly TagCount[]; current: string | null }) {
  if (tags.length === 0) return null;
  return (
    <nav className={classes(page.page, styles.tags)} aria-label="Tags">
      <ul className={tagsStyles.tags}>
        <li>
          <Link to="/blog" aria-current={current === null ? 'true' : undefined} className={tagStyles.tag}>
            All
          </Link>
        </li>
        {tags.map(({ tag, count }) => (
          <li key={tag}>
            <Link to={blogPath({ tag })} aria-current={tag === current ? 'true' : undefined} className={tagStyles.tag}>
              {tag} <span className={tagStyles.count}>{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Neighbours({ list, tag }: { list: PostList; tag: string | null }) {
  if (!list.older && !list.newer) return null;
  return (
    <nav className={classes(page.page, styles.pages)} aria-label="Pages">
      {list.newer && (
        <Link className={button.go} rel="prev" to={blogPath({ tag, after: list.newer })}>
          <ArrowLeft />
          Newer posts
        </Link>
      )}
      {list.older && (
        <Link className={classes(button.go, styles.older)} rel="next" to={blogPath({ tag, before: list.older })}>
          Older posts
          <ArrowRight />
        </Link>
      )}
    </nav>
  );
}

export default function Blog({ loaderData }: Route.ComponentProps) {
  const { tags, listing, failed, ...list } = loaderData;
  useHealing(failed);
  const onFirst = !listing.before && !listing.after;
  return (
    <>
      <PageHead title="Privacy & Security News">
        <p className={text.lead}>Short and practical.</p>
      </PageHead>
      <Tags tags={tags} current={listing.tag} />
      {list.posts.length > 0 && (
        <div className={classes(page.page, postsStyles.posts)}>
          {list.posts.map((post, index) => (
            <PostCard key={post.id} post={post} lead={index === 0 && onFirst && listing.tag === null} />
          ))}
        </div>
      )}
      {list.posts.length === 0 && !failed && (
        <div className={classes(page.page, styles.empty)}>
          <EmptyState title="No blog posts yet">
            {listing.tag !== null && <p>No post has this tag. The other posts are under “All”.</p>}
          </EmptyState>
        </div>
      )}
      <Neighbours list={list} tag={listing.tag} />
    </>
  );
}
