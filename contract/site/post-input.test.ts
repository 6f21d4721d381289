import { describe, expect, it } from 'vitest';
import { wordFault } from '#contract/faults/faults.ts';
import { proves } from '#tests/proves.ts';
import { postInput } from './post-input.ts';

const typed = { title: 'A quiet year', content: 'Words.\r\n\r\nMore.', status: 'draft' };
const refusalOf = (more: Record<string, unknown>) => {
  const { success, error } = postInput.safeParse({ ...typed, ...more });
  return success ? null : wordFault(error.issues[0]?.message ?? '');
};

describe('the time at which a draft is published', () => {
  const timeOf = (more: Record<string, string>) => postInput.parse({ ...typed, ...more }).publishAt;

  it('is read in the time zone beside it', () => {
    const publishAt = '2027-07-01T09:30';
    expect(timeOf({ publishAt, timeZone: 'America/New_York' })).toBe('2027-07-01T13:30:00Z');
    expect(timeOf({ publishAt, timeZone: 'UTC' })).toBe('2027-07-01T09:30:00Z');
  });

  it('is none where the field is empty, and of a post that is published at once', () => {
    expect(timeOf({ publishAt: '', timeZone: 'UTC' })).toBeNull();
    expect(timeOf({ publishAt: '2027-07-01T09:30', status: 'published' })).toBeNull();
  });

  it.each(['tomorrow', '2027-02-30T09:30', '2027-07-01'])('is refused as %s', (publishAt) => {
    expect(refusalOf({ publishAt })).toBe('Please choose a day and a time.');
  });
});

describe('the form of a post', () => {
  it('needs a title and content, and no more', () => {
    expect(postInput.parse(typed)).toEqual({
      title: 'A quiet year',
      slug: null,
      content: 'Words.\n\nMore.',
      excerpt: null,
      featuredImageUrl: null,
      featuredImageAlt: null,
      publishAt: null,
      tags: [],
      status: 'draft',
      keepDate: false,
    });
  });

  it.each([
    { title: '' },
    { title: ' \n ' },
    { title: undefined },
    { content: '' },
    { content: '\n\n' },
    { content: undefined },
  ])('without either says so: %j', proves('ADM-BLOG-004'), (more) => {
    expect(refusalOf(more)).toBe('Title and content are required.');
  });

  it('takes tags split on commas and trimmed', proves('ADM-BLOG-005'), () => {
    expect(postInput.parse({ ...typed, tags: ' a , b,,  c d ,a,' }).tags).toEqual(['a', 'b', 'c d']);
    expect(refusalOf({ tags: 'x'.repeat(41) })).toMatch(/40 characters/);
  });

  it('takes a picture over https only', () => {
    expect(postInput.parse({ ...typed, featuredImageUrl: 'https://img.example/a.png' }).featuredImageUrl).toBe(
      'https://img.example/a.png',
    );
    for (const featuredImageUrl of [
      'javascript:alert(1)',
      'data:image/png;base64,AA',
      'https://img.example/a.svg',
      'a.png',
    ])
      expect(refusalOf({ featuredImageUrl })).toMatch(/begins with https:\/\//);
  });

  it('takes an address of small letters, digits and hyphens', () => {
    expect(postInput.parse({ ...typed, slug: 'a-quiet-year' }).slug).toBe('a-quiet-year');
    for (const slug of ['A', 'a/b', '-a', 'a--b', 'a b', '../x']) expect(refusalOf({ slug })).toMatch(/^Small letters/);
  });

  it('is a draft or published, nothing else, and has no other field', proves('ADM-BLOG-006'), () => {
    expect(refusalOf({ status: 'published' })).toBeNull();
    expect(refusalOf({ status: 'scheduled' })).toMatch(/draft or published/);
    expect(refusalOf({ authorId: 'x' })).toMatch(/unrecognized/i);
  });
});
