import { add, logo, refused, removeLogo, test, url } from './admin-branding.fixture.ts';
import { cutSending, dismiss, toast } from './panel.ts';
import { expect, proves } from './test.ts';

test.use({ installationOf: 'panel' });

test(
  'an asset that cannot be sent keeps its address, and is added afterwards',
  proves('ADM-BRAND-001'),
  async ({ branding: page }) => {
    await url(page).fill(logo);
    const mend = await cutSending(page);
    await add(page).click();
    await expect(refused(page)).toBeVisible();
    await expect(url(page)).toHaveValue(logo);
    mend();
    await dismiss(page);
    await add(page).click();
    await expect(toast(page, 'Branding asset created successfully.')).toBeVisible();
    await expect(url(page)).toHaveValue('');
    await expect(add(page)).toBeDisabled();
    await removeLogo(page);
  },
);
