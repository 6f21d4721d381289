import type { AssetType } from '#contract/site/branding.ts';

/** Of these the site shows one at a time; header images and banners are only kept, any number of them active. */
export const isExclusive = (type: AssetType): boolean => type === 'logo' || type === 'favicon';
