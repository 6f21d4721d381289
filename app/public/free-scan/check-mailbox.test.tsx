import { expect, it } from 'vitest';
import { Toasts } from '#app/ui/overlays/toasts.tsx';
import { renderAt, textOf } from '#app/ui/render-for-tests.tsx';
import { CheckMailbox } from './check-mailbox.tsx';

const render = (email: string, more = {}) => {
  const mailed = { name: 'Alice', email, since: '2026-01-01T00:00:00.000Z', again: 900, localMailbox: false, ...more };
  return renderAt(
    '/',
    <Toasts>
      <CheckMailbox mailed={mailed} as="h2" onWrong={() => {}} />
    </Toasts>,
  );
};

it('leads to the mailbox of the address, in a tab of its own', async () => {
  const html = await render('alice@gmail.com');
  expect(html).toMatch(
    /<a[^>]*href="https:\/\/mail\.google\.com\/mail\/"[^>]*target="_blank"|target="_blank"[^>]*href="https:\/\/mail\.google\.com\/mail\/"/,
  );
  expect(textOf(html)).toContain('Open Gmail');
});

it('offers no button for a mailbox that it cannot know', async () => {
  expect(textOf(await render('alice@example.com'))).not.toMatch(/Open (?!it)/);
});

it('says when another mail can be sent, and asks for it with what was typed', async () => {
  const html = await render('alice@example.com');
  expect(textOf(html)).toContain('We can send another one in 15 minutes.');
  expect(html).toMatch(/<input[^>]*name="email"[^>]*value="alice@example.com"/);
});
