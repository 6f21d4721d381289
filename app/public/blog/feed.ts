import { requestContext } from '#app/context.ts';
import { escapeXml, xmlResponse } from '#app/public/files/xml.ts';
import type { PostPage } from '#contract/site/posts.ts';
import { listNewestPosts } from '#core/site/posts/queries/published-posts.ts';
import type { Route } from './+types/feed.ts';

/** Readers of the feed show a text on pages of their own. */
const withOwnPictures = (html: string, origin: string) => html.replaceAll('<img src="/', () => `<img src="${origin}/`);

function entryXml(post: PostPage, origin: string): string {
  const url = `${origin}/blog/${post.slug}`;
  return `<entry>
<id>urn:uuid:${post.id}</id>
<title>${escapeXml(post.title)}</title>
<link rel="alternate" type="text/html" href="${escapeXml(url)}"/>
<published>${post.date}</published>
<updated>${post.updatedAt}</updated>
${post.tags.map((tag) => `<category term="${escapeXml(tag)}"/>`).join('')}
<summary>${escapeXml(post.excerpt)}</summary>
<content type="html" xml:base="${escapeXml(url)}">${escapeXml(withOwnPictures(post.html, origin))}</content>
</entry>`;
}

/** The newest posts with their whole text, as Atom (RFC 4287). */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const ctx = context.get(requestContext);
  const { appUrl, site } = ctx.platform.config;
  const posts = await listNewestPosts(ctx);
  const updated =
    posts
      .map((post) => post.updatedAt)
      .toSorted()
      .at(-1) ?? ctx.platform.clock.now().toISOString();
  const body = `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-GB">
<id>${escapeXml(appUrl)}/blog</id>
<title>${escapeXml(site.name)}: Privacy &amp; Security News</title>
<link rel="self" type="application/atom+xml" href="${escapeXml(appUrl)}/blog/feed.xml"/>
<link rel="alternate" type="text/html" href="${escapeXml(appUrl)}/blog"/>
<updated>${updated}</updated>
<author><name>${escapeXml(site.name)}</name></author>
${posts.map((post) => entryXml(post, appUrl)).join('\n')}
</feed>`;
  return xmlResponse(body, 'application/atom+xml');
}
