import { Temporal } from 'temporal-polyfill';
import { z } from 'zod';
import { optionalLine, optionalText, orNull, requiredLine, requiredText, ticked } from '#contract/base/form-text.ts';
import { fault } from '#contract/faults/faults.ts';
import { timeZone } from '#contract/orders/appointment-input.ts';
import { pictureUrl } from './branding-input.ts';
import { type PostInput, postStatuses } from './posts.ts';
import { withTranslations } from './translated/translation-input.ts';

const MOST_TAGS = 20;
const LONGEST_TAG = 40;

const slug = optionalLine(80).pipe(z.string().regex(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/, fault('post-address')));

const imageUrl = z
  .string()
  .default('')
  .transform((text) => text.trim())
  .pipe(
    z.union([z.literal(''), pictureUrl('')], {
      error: fault('post-image-address'),
    }),
  );

/** Split on commas and trimmed; one that is empty or there already is dropped. */
const tags = optionalLine(1_000)
  .transform((text) => [
    ...new Set(
      text
        .split(',')
        .map((tag) => tag.trim())
        .filter((tag) => tag !== ''),
    ),
  ])
  .pipe(
    z
      .array(z.string().max(LONGEST_TAG, fault('tag-too-long', LONGEST_TAG)))
      .max(MOST_TAGS, fault('many-tags', MOST_TAGS)),
  );

const wallTime = z.union([z.literal(''), z.iso.datetime({ local: true, error: fault('publication-time') })]);

/** A day and a time as a field of that kind sends them, in the time zone beside it. @returns ISO 8601, or null */
const instantOf = (text: string, zone: string): string | null =>
  text === '' ? null : Temporal.PlainDateTime.from(text).toZonedDateTime(zone).toInstant().toString();

const fields = z.strictObject({
  title: requiredLine(200, fault('post-incomplete')),
  slug: slug.transform(orNull),
  content: requiredText(100_000, fault('post-incomplete')),
  excerpt: optionalLine(500).transform(orNull),
  featuredImageUrl: imageUrl.transform(orNull),
  featuredImageAlt: optionalLine(300).transform(orNull),
  tags,
  status: z.enum(postStatuses, { error: fault('post-status') }),
  publishAt: wallTime.default(''),
  timeZone: timeZone.default('UTC'),
  keepDate: ticked,
});

/** The form of a post. Unknown fields are refused. For the server: it brings zod with it. */
export const postInput = withTranslations(fields, {
  title: optionalLine(200),
  content: optionalText(100_000),
  excerpt: optionalLine(500),
  featuredImageAlt: optionalLine(300),
}).transform(({ publishAt, timeZone: zone, ...post }) => ({
  ...post,
  publishAt: post.status === 'draft' ? instantOf(publishAt, zone) : null,
})) satisfies z.ZodType<PostInput>;
