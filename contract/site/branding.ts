/** The active brand assets of the site; null where the built-in ones stand. */
export interface Branding {
  logoUrl: string | null;
  faviconUrl: string | null;
}

export const builtInBranding: Branding = { logoUrl: null, faviconUrl: null };

/** The mark, for 16 px. */
export const builtInFavicon = '/favicon.svg';

export const isSameBranding = (one: Branding, other: Branding): boolean =>
  one.logoUrl === other.logoUrl && one.faviconUrl === other.faviconUrl;

export const assetTypes = ['logo', 'favicon', 'header-image', 'banner'] as const;
export type AssetType = (typeof assetTypes)[number];

/** What the form of the Branding Assets tab holds, checked. */
export interface AssetInput {
  /** Made when the form was drawn: a form sent twice adds one asset. */
  id: string;
  assetType: AssetType;
  assetUrl: string;
}

/** A brand asset as staff see it. */
export interface ManagedAsset {
  id: string;
  assetType: AssetType;
  assetUrl: string;
  /** Our own copy; null while there is none. */
  pictureUrl: string | null;
  /** False for an address that is no picture's, however it came into the table. */
  isPicture: boolean;
  isActive: boolean;
  /** ISO 8601 */
  createdAt: string;
}
