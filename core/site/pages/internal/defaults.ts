import type { TextKey } from '#contract/site/pages.ts';

/** Texts that stand in until staff change them. `{name}` is the product's name, `{n}` the number of live data sources. */
export const defaultPages = {
  homepage_hero: {
    title: 'Home: hero',
    metaDescription: 'Find out where your email address turns up online, and what to do about it.',
    content: {
      heading: 'Your digital footprint, made quiet.',
      description:
        '{name} checks {n} live data sources for your email address, and for user names and domains that you name. You see what each one answers, and what to do about it.',
    },
  },
  homepage_trust: {
    title: 'Home: trust',
    metaDescription: null,
    content: {
      heading: 'You are trusting us with the very thing we protect.',
      description: 'So here is what we do with it, and how you can check.',
    },
  },
  contact_details: {
    title: 'Contact: details',
    metaDescription: 'Write to us, or use the emergency contact.',
    content: {
      heading: 'Talk to a person',
      description: 'We answer within one working day. Please do not send passwords or documents by email.',
    },
  },
} as const satisfies Record<
  TextKey,
  { title: string; metaDescription: string | null; content: { heading: string; description: string } }
>;
