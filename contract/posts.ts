import type { Listing } from './paging.ts';

/** A post as a card of the blog shows it. */
export interface PostCard {
  /** Seeds the cover of a post without a picture. */
  id: string;
  slug: string;
  title: string;
  /** The author's own, else the first 200 characters of the text and an ellipsis. */
  excerpt: string;
  /** https only; null when there is none. */
  imageUrl: string | null;
  /** ISO 8601: published, else created. */
  date: string;
  hasAuthor: boolean;
  tags: string[];
  /** Whole minutes, at least 1. */
  readingMinutes: number;
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
