import type { Listing } from '#contract/base/paging.ts';
import type { EditedTranslations, Langs, TranslationInput } from './translated/translations.ts';

/** What of a post has a language. */
export interface PostWords {
  title: string;
  /** Markdown */
  content: string;
  excerpt: string | null;
  featuredImageAlt: string | null;
}

/** A post as a card of the blog shows it. */
export interface PostCard {
  /** Seeds the cover of a post without a picture. */
  id: string;
  slug: string;
  title: string;
  /** The author's own, else the first 200 characters of the text and an ellipsis. */
  excerpt: string;
  /** Path of our own copy; null when there is none. */
  imageUrl: string | null;
  /** What it shows; empty where it only decorates. */
  imageAlt: string;
  /** ISO 8601: published, else created. */
  date: string;
  hasAuthor: boolean;
  tags: string[];
  /** Whole minutes, at least 1. */
  readingMinutes: number;
  /** Of its texts, where they are not in the language of the page. */
  langs?: Langs<PostWords>;
}

export interface PostPage extends PostCard {
  /** Safe to put into the page as it is. */
  html: string;
  /** ISO 8601 */
  updatedAt: string;
}

/** What a blog page is asked for. */
export interface PostListing extends Listing {
  tag: string | null;
}

export interface PostList {
  posts: PostCard[];
  /** Keys for the neighbouring pages; null where there is none. */
  older: string | null;
  newer: string | null;
}

export interface TagCount {
  tag: string;
  count: number;
}

export const postStatuses = ['draft', 'published'] as const;
export type PostStatus = (typeof postStatuses)[number];

/** What the form of the Blog Management tab holds, checked. */
export interface PostInput {
  title: string;
  /** Last part of its address; null makes one of the title, or leaves the one it has. */
  slug: string | null;
  /** Markdown */
  content: string;
  excerpt: string | null;
  featuredImageUrl: string | null;
  /** What it shows, for those who do not see it. */
  featuredImageAlt: string | null;
  tags: string[];
  status: PostStatus;
  /** ISO 8601: when a draft is published by itself; null where it waits for somebody. */
  publishAt: string | null;
  /** For a post that is published already: its date stays. Otherwise it is now. */
  keepDate: boolean;
  /** Left out: they stay as they are. */
  translations?: TranslationInput<PostWords>;
}

/** A post in the list that staff see. */
export interface ManagedPost {
  id: string;
  slug: string;
  title: string;
  excerpt: string | null;
  tags: string[];
  status: PostStatus;
  /** ISO 8601; null for a draft. */
  publishedAt: string | null;
  /** ISO 8601: when this draft is published by itself; null where nobody has chosen a time. */
  publishAt: string | null;
  createdAt: string;
  updatedAt: string;
}

/** A post as its form begins. */
export interface EditedPost extends ManagedPost {
  content: string;
  featuredImageUrl: string | null;
  featuredImageAlt: string | null;
  translations: EditedTranslations<PostWords>;
  /** Stands for the values above; saved with the form that was filled with them. */
  version: string;
}
