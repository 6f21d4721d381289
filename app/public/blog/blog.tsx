import { ArrowLeft, ArrowRight } from 'lucide-react';
import { data, Link } from 'react-router';
import { useHealing } from '#app/browser/connection/use-healing.ts';
import { requestContext } from '#app/context.ts';
import { orInstead } from '#app/forms/outcome.ts';
import { attempt } from '#app/forms/read.ts';
import { languageOf } from '#app/language/language-of.ts';
import { useTexts } from '#app/language/texts.ts';
import { useEnglishTag } from '#app/language/use-language.ts';
import { useLinks } from '#app/language/use-links.ts';
import { PageHead } from '#app/public/shell/page-head.tsx';
import { pageMeta } from '#app/public/shell/page-meta.ts';
import { classes } from '#app/ui/classes.ts';
import button from '#app/ui/controls/button.module.css';
import { EmptyState } from '#app/ui/display/empty-state.tsx';
import page from '#app/ui/layout/page.module.css';
import text from '#app/ui/styles/text.module.css';
import type { Language } from '#contract/base/languages.ts';
import { listingIn } from '#contract/base/paging.ts';
import { addressIn, languageOfPath } from '#contract/base/translated-pages.ts';
import type { PostList, PostListing, TagCount } from '#contract/site/posts.ts';
import { listPosts, listTags } from '#core/site/posts/queries/published-posts.ts';
import type { Route } from './+types/blog.ts';
import styles from './blog.module.css';
import { blogTexts } from './blog.texts.ts';
import { blogPath } from './blog-path.ts';
import { PostCard } from './post-card.tsx';
import postsStyles from './posts.module.css';
import tagStyles from './tag.module.css';
import tagsStyles from './tags.module.css';

interface Shown extends PostList {
  title: string;
  description: string;
  tags: TagCount[];
  listing: PostListing;
  /** The list could not be read: nothing is said, and it is asked for again. */
  failed: boolean;
}

const unreadList = (listing: PostListing): Omit<Shown, 'title' | 'description'> => ({
  posts: [],
  older: null,
  newer: null,
  tags: [],
  listing,
  failed: true,
});

async function headOf({ tag }: PostListing, language: Language): Promise<Pick<Shown, 'title' | 'description'>> {
  const { title, titleOfTag, description } = await blogTexts.in(language);
  return { title: tag ? titleOfTag(tag) : title, description };
}

function listingOf(url: URL): PostListing {
  return { tag: url.searchParams.get('tag'), ...listingIn(url.searchParams) };
}

export async function loader(args: Route.LoaderArgs) {
  const ctx = args.context.get(requestContext);
  const listing = listingOf(args.url);
  const language = languageOf(args);
  const head = await headOf(listing, language);
  const read = await attempt(ctx, 'The posts', async () => ({
    ...(await listPosts(ctx, listing, language)),
    tags: await listTags(ctx),
  }));
  return read.ok
    ? data<Shown>({ ...head, ...read.value, listing, failed: false })
    : data<Shown>({ ...head, ...unreadList(listing) }, { status: 503, headers: { 'retry-after': '5' } });
}

/** The same for a connection that fails on the way from another page. */
export async function clientLoader({ serverLoader, url }: Route.ClientLoaderArgs) {
  const listing = listingOf(url);
  const head = await headOf(listing, languageOfPath(url.pathname));
  return orInstead('The posts', serverLoader(), { ...head, ...unreadList(listing) });
}

export const meta: Route.MetaFunction = ({ matches, loaderData, location }) => {
  if (!loaderData) return [];
  const root = matches[0].loaderData;
  const { title, description, listing, posts } = loaderData;
  return [
    ...pageMeta(root, {
      title,
      description,
      path: addressIn(languageOfPath(location.pathname), blogPath(listing)),
      noindex: posts.length === 0,
    }),
    ...(root ? [{ tagName: 'link', rel: 'alternate', type: 'application/atom+xml', href: '/blog/feed.xml' }] : []),
  ];
};

function Tags({ tags, current }: { tags: readonly TagCount[]; current: string | null }) {
  const texts = useTexts(blogTexts);
  const linkTo = useLinks();
  const english = useEnglishTag();
  if (tags.length === 0) return null;
  return (
    <nav className={classes(page.page, styles.tags)} aria-label={texts.tags}>
      <ul className={tagsStyles.tags}>
        <li>
          <Link {...linkTo('/blog')} aria-current={current === null ? 'true' : undefined} className={tagStyles.tag}>
            {texts.allTags}
          </Link>
        </li>
        {tags.map(({ tag, count }) => (
          <li key={tag}>
            <Link
              {...linkTo(blogPath({ tag }))}
              aria-current={tag === current ? 'true' : undefined}
              className={tagStyles.tag}
            >
              <span lang={english}>{tag}</span> <span className={tagStyles.count}>{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Neighbours({ list, tag }: { list: PostList; tag: string | null }) {
  const texts = useTexts(blogTexts);
  const linkTo = useLinks();
  if (!list.older && !list.newer) return null;
  return (
    <nav className={classes(page.page, styles.pages)} aria-label={texts.pages}>
      {list.newer && (
        <Link className={button.go} rel="prev" {...linkTo(blogPath({ tag, after: list.newer }))}>
          <ArrowLeft />
          {texts.newer}
        </Link>
      )}
      {list.older && (
        <Link
          className={classes(button.go, styles.older)}
          rel="next"
          {...linkTo(blogPath({ tag, before: list.older }))}
        >
          {texts.older}
          <ArrowRight />
        </Link>
      )}
    </nav>
  );
}

export default function Blog({ loaderData }: Route.ComponentProps) {
  const { tags, listing, failed, ...list } = loaderData;
  const texts = useTexts(blogTexts);
  useHealing(failed);
  const onFirst = !listing.before && !listing.after;
  return (
    <>
      <PageHead title={texts.title}>
        <p className={text.lead}>{texts.lead}</p>
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
          <EmptyState title={texts.empty}>{listing.tag !== null && <p>{texts.emptyTag}</p>}</EmptyState>
        </div>
      )}
      <Neighbours list={list} tag={listing.tag} />
    </>
  );
}
