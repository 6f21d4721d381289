import { z } from 'zod';
import { requiredLine } from '#contract/base/form-text.ts';
import { fault } from '#contract/faults/faults.ts';
import { type AssetInput, assetTypes } from './branding.ts';
import { pictureAddress } from './picture.ts';

/** An address that pages may load a picture from (https, no SVG, no `javascript:` or `data:`). */
export const pictureUrl = (missing: string) =>
  requiredLine(2_000, missing).transform((url, context) => {
    const address = pictureAddress(url);
    if (address !== null) return address;
    context.addIssue({ code: 'custom', message: fault('picture-address') });
    return z.NEVER;
  });

/** The form of a brand asset. Unknown fields are refused. For the server: it brings zod with it. */
export const assetInput: z.ZodType<AssetInput> = z.strictObject({
  id: z.uuid(),
  assetType: z.enum(assetTypes, { error: fault('asset-type') }),
  assetUrl: pictureUrl(fault('asset-address-missing')),
});
