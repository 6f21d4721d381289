import { firstLetter } from '#contract/base/cut-text.ts';

/** Who looks at the page, as its header shows them. null = signed out. */
export interface Viewer {
  id: string;
  email: string;
  fullName: string | null;
  role: 'user' | 'assistant' | 'admin';
}

/** Assistants and admins enter the admin panel. */
export function isStaff(viewer: Viewer | null): boolean {
  return viewer?.role === 'admin' || viewer?.role === 'assistant';
}

/** Full name, or the e-mail address when there is none. */
export function displayName(viewer: Pick<Viewer, 'email' | 'fullName'>): string {
  return viewer.fullName?.trim() || viewer.email;
}

/** At most two letters for the avatar: "Amelia Jane Hart" is AJ, "amelia@example.com" is A. */
export function initials(viewer: Pick<Viewer, 'email' | 'fullName'>): string {
  return displayName(viewer).split(/\s+/u).slice(0, 2).map(firstLetter).join('').toLocaleUpperCase('en-GB');
}

/** Full name, else the part of the address before the @; null without both. */
export function greetingName(viewer: Pick<Viewer, 'email' | 'fullName'>): string | null {
  return viewer.fullName?.trim() || viewer.email.split('@')[0] || null;
}
