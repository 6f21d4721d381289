/** The active brand assets of the site; null where the built-in ones stand. */
export interface Branding {
  logoUrl: string | null;
  faviconUrl: string | null;
}

export const builtInBranding: Branding = { logoUrl: null, faviconUrl: null };

export const isSameBranding = (one: Branding, other: Branding): boolean =>
  one.logoUrl === other.logoUrl && one.faviconUrl === other.faviconUrl;
