import type { Page } from '@playwright/test';
import { asSystem, nowRun } from './as-system.ts';
import type { Installation } from './installation.ts';
import { expect } from './test.ts';

async function seal({ databaseUrl }: Installation): Promise<void> {
  if (databaseUrl) await asSystem(databaseUrl, ...nowRun('audit.seal'));
}

/** The newest checkpoint, once an act of somebody has been sealed. */
export async function sealed(page: Page, installation: Installation): Promise<string> {
  await seal(installation);
  const read = () => page.request.get('/transparency/checkpoint');
  await expect.poll(async () => (await read()).status(), { timeout: 120_000 }).toBe(200);
  return (await read()).text();
}

/** Opens the Activity Log once its newest entry is sealed. */
export async function openSealedActivity(page: Page, installation: Installation): Promise<void> {
  await seal(installation);
  const hash = page.getByRole('button', { name: /^Hash / }).first();
  await expect(async () => {
    await page.goto('/dashboard/activity');
    await expect(hash).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 120_000 });
}

export const verifyFirst = (page: Page) => page.getByRole('button', { name: /^Verify/ }).first();
