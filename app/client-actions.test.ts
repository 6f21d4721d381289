import { type ClientActionFunctionArgs, UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { translations } from '#contract/base/languages.ts';
import { productBuild } from '#tests/product.ts';

/** Not sent by the router: a page of their own, the browser's, says that nothing answered. */
const sentByTheBrowser: Readonly<Record<string, string>> = {
  'account/settings/export-file': 'a download',
  'admin/content/content-preview': 'a document in a tab of its own',
  'public/shell/not-found': 'no form of ours leads to it',
  'scan/asking/ask-from-here': 'the policy of its page forbids requests',
  ...Object.fromEntries(translations.map((code) => [`${code}/ask-from-here`, 'the same in another language'])),
};
/** Asked by a script that says itself what follows when nothing answers. */
const askedByScripts = [
  'auth/sign-in/passkey',
  'public/free-scan/waiting',
  'auth/session/refresh',
  'auth/links/seen',
  'auth/passwords/new-password',
  'picture-upload',
];

const { build } = await productBuild();
const modules = Object.entries(build.routes).map(([id, route]) => ({
  id,
  module: route?.module as unknown as Record<string, unknown>,
}));
const forms = modules.filter(({ module }) => typeof module.action === 'function');
const telling = forms.filter(({ module }) => typeof module.clientAction === 'function');

type ClientAction = (args: Pick<ClientActionFunctionArgs, 'request' | 'serverAction'>) => Promise<unknown>;

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('document', { documentElement: { lang: 'en-GB' } });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('every form', () => {
  it('is told when nothing answers it, but for those that the router does not send', () => {
    const silent = forms.filter((form) => !telling.includes(form)).map(({ id }) => id);
    expect(silent.sort()).toEqual([...Object.keys(sentByTheBrowser), ...askedByScripts].sort());
  });

  it.each(telling)('leaves the page standing when nothing answers: $id', async ({ module }) => {
    const failures = [
      new TypeError('Failed to fetch'),
      new ErrorResponse(500, 'Internal Server Error', 'broken'),
      new ErrorResponse(503, 'Service Unavailable', ''),
    ];
    for (const failure of failures) {
      const request = new Request('https://quietprint.test/', { method: 'POST', body: new FormData() });
      const serverAction = () => Promise.reject(failure);
      await expect((module.clientAction as ClientAction)({ request, serverAction })).resolves.toBeDefined();
    }
  });
});
