import type { CaseContent } from '#core/removal/internal/content.ts';

/** A request to an invented company, of which nothing is written yet. */
export const contentOf = (company: string): CaseContent => ({
  company: {
    id: `own.${company}`,
    name: `${company} Ltd`,
    covers: [],
    email: null,
    form: null,
    postal: null,
    country: null,
    language: 'en',
    needs: [],
    asksForId: false,
  },
  residence: null,
  draft: null,
  lastSent: null,
  isExtended: false,
  pauses: [],
  isAtAuthority: false,
});
