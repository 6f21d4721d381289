import { expect, it } from 'vitest';
import { renderAt } from '#app/ui/render-for-tests.tsx';
import { PasswordField } from './password-field.tsx';

const html = () => renderAt('/', <PasswordField label="Password" name="password" autoComplete="new-password" />);

it('hides what is typed until its button is pressed', async () => {
  const field = await html();
  expect(field).toMatch(/<input[^>]* type="password"/);
  expect(field).toContain('aria-label="Show password"');
});

it('tells password managers what belongs in it', async () => {
  expect(await html()).toMatch(/<input[^>]* autoComplete="new-password"/i);
});
