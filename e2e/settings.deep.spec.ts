import { defaultPreferences, styleOf } from '#contract/accounts/preferences.ts';
import { formatsFor } from '#contract/base/formats.ts';
import { toast } from './panel.ts';
import { expect, proves, test } from './test.ts';

test('preferences are kept, and pages and times are written as they say', {
  ...proves('SET-002', 'SET-003', 'SET-006', 'SET-007', 'SET-008', 'SET-009', 'SET-010', 'SET-011'),
}, async ({ page, signedIn }) => {
  await signedIn(page);
  await page.goto('/settings');
  const [email, updates] = [page.getByLabel('Email notifications'), page.getByLabel('Service updates')];
  const [language, zone] = [page.getByLabel('Language'), page.getByLabel('Timezone')];
  await expect(email).toBeChecked();
  await expect(updates).toBeChecked();
  expect(await language.locator('option').allTextContents()).toEqual(['English', 'Spanish', 'French']);
  expect(await zone.locator('option').allTextContents()).toEqual(['UTC', 'EST', 'PST']);
  const signedInAt = page.getByRole('main').locator('time').first();
  const instant = (await signedInAt.getAttribute('datetime')) ?? '';
  const before = formatsFor(styleOf(defaultPreferences)).dateTime(instant);
  const chosen = { ...defaultPreferences, language: 'fr', timeZone: 'America/Los_Angeles' } as const;
  const after = formatsFor(styleOf(chosen)).dateTime(instant);
  expect(after).not.toBe(before);
  await expect(signedInAt).toHaveText(before);
  await updates.uncheck();
  await language.selectOption('French');
  await zone.selectOption('PST');
  await page.getByRole('button', { name: 'Save Preferences' }).click();
  await expect(toast(page, 'Préférences enregistrées')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.getByRole('heading', { level: 1, name: 'Paramètres' })).toBeVisible();
  await expect(signedInAt).toHaveText(after);
  await page.reload();
  await expect(page.getByLabel('Notifications par e-mail')).toBeChecked();
  await expect(page.getByLabel('Suivi des services')).not.toBeChecked();
  await expect(page.getByLabel('Langue')).toHaveValue('fr');
  await expect(page.getByLabel('Fuseau horaire')).toHaveValue('America/Los_Angeles');
});

test('a key on an open page keeps staff signed in, at most once a minute', async ({ page, signedIn }) => {
  await signedIn(page, { as: 'assistant' });
  await page.clock.install();
  await page.goto('/admin');
  const told: string[] = [];
  page.on('request', (request) => new URL(request.url()).pathname === '/auth/seen' && told.push(request.method()));
  await page.keyboard.press('Shift');
  expect(told).toEqual([]);
  const tellAfterAMinute = async () => {
    told.length = 0;
    await page.clock.fastForward(61_000);
    await page.keyboard.press('Shift');
    await expect.poll(() => told).toEqual(['POST']);
  };
  await expect(tellAfterAMinute).toPass();
  await page.keyboard.press('Shift');
  expect(told).toEqual(['POST']);
});
