import type { RouteObject } from 'react-router';
import { describe, expect, it } from 'vitest';
import { renderRoutes, shownIn, textOf } from '#app/ui/render-for-tests.tsx';
import { toastFrom } from '#contract/base/toasts.ts';
import { proves } from '#tests/proves.ts';
import { appendToasts } from './append-toasts.ts';
import { Toasts } from './toasts.tsx';

function siteWith(result: unknown): RouteObject[] {
  return [
    {
      id: 'root',
      element: <Toasts>page</Toasts>,
      children: [{ id: 'form', path: '/form', action: () => result, element: null }],
    },
  ];
}

const post = () => new Request('http://localhost/form', { method: 'POST', body: new URLSearchParams({ name: ' ' }) });

describe('toasts without JavaScript', () => {
  it('a blank form is answered by a destructive toast inside the page', proves('SCAN-003'), async () => {
    const toast = {
      variant: 'destructive',
      title: 'Please fill in all fields',
      description: 'Name and email are required to start your free scan.',
    };
    const html = await renderRoutes(siteWith({ toast }), post());
    expect(html).toContain('role="alert"');
    expect(textOf(html)).toContain('Please fill in all fields Name and email are required to start your free scan.');
  });

  it('good news is a status, not an alert', async () => {
    const html = shownIn(
      await renderRoutes(siteWith({ toast: { variant: 'success', title: 'Free Scan Started' } }), post()),
    );
    expect(html).toContain('role="status"');
    expect(html).not.toContain('role="alert"');
  });

  it('an action that says nothing shows nothing', async () => {
    const html = await renderRoutes(siteWith({ errors: {} }), post());
    expect(shownIn(html)).toMatch(/<div class="toasts"[^>]*>$/);
  });
});

describe('toastFrom', () => {
  it.each([
    null,
    undefined,
    'toast',
    {},
    { toast: null },
    { toast: { variant: 'loud', title: 'x' } },
    { toast: { variant: 'success' } },
  ])('finds none in %j', (data) => {
    expect(toastFrom(data)).toBeNull();
  });
});

describe('appendToasts', () => {
  const started = { variant: 'success', title: 'Free Scan Started' } as const;
  const failed = { variant: 'destructive', title: 'Error', description: 'Failed to save service' } as const;
  const titlesOf = (shown: readonly { title: string }[]) => shown.map(({ title }) => title);

  it('shows what is said again once, as the newest', () => {
    const first = appendToasts([], [started, failed]);
    const second = appendToasts(first, [started]);
    expect(titlesOf(second)).toEqual(['Error', 'Free Scan Started']);
    expect(second[1]?.key, 'announced anew').not.toBe(first[0]?.key);
  });

  it('shows three at most', () => {
    const many = ['1', '2', '3', '4'].map((title) => ({ variant: 'success', title }) as const);
    expect(titlesOf(appendToasts([], many))).toEqual(['2', '3', '4']);
  });
});
