export default {
  title: 'Privacy & Security News',
  titleOfTag: (tag: string) => `Privacy & Security News: ${tag}`,
  description: 'Short, practical articles on personal data, breaches and how to keep a quieter footprint.',
  lead: 'Short and practical.',
  tags: 'Tags',
  allTags: 'All',
  pages: 'Pages',
  newer: 'Newer posts',
  older: 'Older posts',
  empty: 'No blog posts yet',
  emptyTag: 'No post has this tag. The other posts are under “All”.',
  /** Where nobody has translated it. */
  inEnglish: 'This post is in English.',
  readOn: 'Read on',
  readMore: 'Read More',
  /** Read aloud after the words above. */
  aboutPost: 'about',
  author: 'Admin',
  readingTime: (minutes: number) => `${minutes} min read`,
};
