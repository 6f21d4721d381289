import { z } from 'zod';
import { optionalLine, orNull, requiredLine, requiredText, ticked } from '#contract/base/form-text.ts';
import { pictureUrl } from './branding-input.ts';
import { type PostInput, postIncomplete, postStatuses } from './posts.ts';

const MOST_TAGS = 20;

const slug = optionalLine(80).pipe(
  z.string().regex(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/, 'Small letters, digits and hyphens only, like a-quiet-year.'),
);

const imageUrl = z
  .string()
  .default('')
  .transform((text) => text.trim())
  .pipe(
    z.union([z.literal(''), pictureUrl('')], {
      error: 'Enter an address that begins with https://. SVG is not taken.',
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
      .array(z.string().max(40, 'At most 40 characters in a tag, please.'))
      .max(MOST_TAGS, `At most ${MOST_TAGS} tags, please.`),
  );

/** The form of a post. Unknown fields are refused. For the server: it brings zod with it. */
export const postInput = z.strictObject({
  title: requiredLine(200, postIncomplete),
  slug: slug.transform(orNull),
  content: requiredText(100_000, postIncomplete),
  excerpt: optionalLine(500).transform(orNull),
  featuredImageUrl: imageUrl.transform(orNull),
  featuredImageAlt: optionalLine(300).transform(orNull),
  tags,
  status: z.enum(postStatuses, { error: 'Please choose draft or published.' }),
  keepDate: ticked,
}) satisfies z.ZodType<PostInput>;
