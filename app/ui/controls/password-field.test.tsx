import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PasswordField } from './password-field.tsx';

const html = () => renderToStaticMarkup(<PasswordField label="Password" name="password" autoComplete="new-password" />);

it('hides what is typed until its button is pressed', () => {
  expect(html()).toMatch(/<input[^>]* type="password"/);
  expect(html()).toContain('aria-label="Show password"');
});

it('tells password managers what belongs in it', () => {
  expect(html()).toMatch(/<input[^>]* autoComplete="new-password"/i);
});
