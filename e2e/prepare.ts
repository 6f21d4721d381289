import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { type TOTP, URI } from 'otpauth';
import { type Account, postForm } from './accounts.ts';
import type { Installation } from './installation.ts';

/** Orders a service as whoever the page belongs to, without the screens. @returns the address of the request */
export async function placeOrder(page: Page, installation: Installation, serviceId: string): Promise<string> {
  const address = `/services/order/${serviceId}`;
  const form = { idempotencyKey: randomUUID(), note: '' };
  const answer = await postForm(page.request, { installation, address, form });
  const { location } = answer.headers();
  expect(location).toMatch(/^\/dashboard\/requests\/[0-9a-f-]{36}$/);
  return location ?? '';
}

/** An account's authenticator app, and its ten recovery codes. */
export interface SecondFactor {
  app: TOTP;
  codes: string[];
}

/** Switches two-factor sign-in on for whoever the page belongs to, without the screens. */
export async function enableTwoFactor(
  page: Page,
  installation: Installation,
  { password }: Account,
): Promise<SecondFactor> {
  const address = '/settings/two-factor';
  const post = (form: Record<string, string>) => postForm(page.request, { installation, address, form });
  await post({ intent: 'begin', proof: password });
  const setUp = await (await page.request.get(address)).text();
  const app = URI.parse((/otpauth:[^"]+/.exec(setUp)?.[0] ?? '').replaceAll('&amp;', '&')) as TOTP;
  const shown = await (await post({ intent: 'confirm', code: app.generate() })).text();
  const codes = [...new Set(shown.match(/\b[a-z2-9]{5}-[a-z2-9]{5}(?=<)/g))];
  expect(codes).toHaveLength(10);
  return { app, codes };
}
