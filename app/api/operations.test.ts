import { globSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { tokenScopes } from '#contract/accounts/tokens.ts';
import { openApiDocument } from './document.ts';
import { operations } from './operations.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** A use case by its file: `orders/appointments/book-appointment`. */
const useCases = globSync('core/**/actions/*.ts', { cwd: root })
  .filter((file) => !/\.(?:test|fixture)\.ts$/.test(file))
  .map((file) => file.replaceAll('\\', '/').replace(/^core\/(.*)actions\/(.*)\.ts$/, '$1$2'));

/** Why use cases have no operation, by their names; `*` stands for the rest of a folder. */
const leftOut: Readonly<Record<string, readonly string[]>> = {
  'how somebody signs in, and proves to be there: a token proves neither': [
    'accounts/factors/*',
    'accounts/provider/*',
    'accounts/sessions/*',
    'accounts/tokens/*',
    'accounts/profile/deactivate-own-account',
    'lifecycle/erasure/request-erasure',
    'lifecycle/erasure/keep-account',
    'lifecycle/exports/export-own-data',
  ],
  'a change of role needs an admin at the panel': ['accounts/profile/change-role'],
  'runs without a request, or inside another use case': [
    'accounts/profile/load-for-change',
    'analytics/record-visits',
    'base/audit/*',
    'identifiers/renew-proofs',
    'lifecycle/erasure/erase-account',
    'opt-outs/require-scannable',
    'orders/apply-payment-status',
    'orders/end-year-of-order',
    'orders/follow-service-scan',
    'orders/fulfil-order',
    'orders/tell-of-request',
    'orders/appointments/release-unpaid',
    'orders/appointments/remind-of-appointments',
    'orders/invoices/*',
    'orders/payments/close-checkouts',
    'orders/payments/refresh-order-payments',
    'orders/payments/refresh-payment',
    'orders/payments/send-refund',
    'orders/payments/take-payment-notice',
    'removal/figures/count-figures',
    'removal/pass-deadlines',
    'removal/prepare-for',
    'removal/proof/look-at-places',
    'removal/proof/note-place',
    'removal/routes/check-routes',
    'scans/ask-again',
    'scans/ask-waiting',
    'scans/comment-on-finding',
    'scans/delete-expired-scans',
    'scans/link-result',
    'scans/note-places',
    'scans/renew-report',
    'scans/run-scan',
    'scans/start-service-scan',
    'scans/start-watch-scan',
    'scans/withdraw-answers',
    'site/pictures/keep-pictures',
    'site/posts/publish-due',
    'sources/*',
    'status/measure-parts',
    'watching/begin-year',
    'watching/end-address-watches',
    'watching/match-breaches',
    'watching/note-scan',
    'watching/remind-of-years',
    'watching/send-digests',
    'watching/start-due-scans',
    'webhooks/deliver',
    'webhooks/queue-event',
  ],
  'for whoever runs the installation, on the command line': [
    'accounts/profile/change-for-operator',
    'lifecycle/erasure/erase-for-operator',
    'lifecycle/keys/rewrap-keys',
    'operator/*',
    'scans/scan-standalone',
  ],
  'follows a link in a mail, or is for visitors without an account': [
    'identifiers/prove-address',
    'opt-outs/follow-opt-out-link',
    'opt-outs/mail-opt-out-link',
    'scans/forget-scans',
    'scans/keep-scan',
    'scans/mail-new-link',
    'scans/open-scan-link',
    'site/messages/send-contact-message',
    'watching/go-on-watching',
    'watching/stop-address-watch',
    'watching/stop-by-link',
    'watching/watch-address',
  ],
  'guidance is allowed by its person, on its page, and staff work on it at the panel': [
    'orders/guidance/*',
    'removal/proof/allow-guidance',
  ],
  'accounts to close are confirmed on their page, as a mailbox in the browser found them': ['removal/accounts/*'],
  'several letters at once are chosen from the list of brokers': ['removal/prepare-cases'],
  'withholds a route from everyone, which its person or staff decide at a page': [
    'removal/routes/change-routes',
    'removal/routes/report-bounce',
    'removal/routes/report-case-bounce',
  ],
  'moves money, or leads to a page of the payment service': [
    'orders/payments/open-payment-methods',
    'orders/payments/refund-payment',
    'orders/payments/start-checkout',
  ],
  'files come with forms of the site, which checks them for malware': [
    'orders/attach-files',
    'site/pictures/upload-picture',
  ],
  'reads what is a customer’s, which staff do at the panel alone': ['orders/open-order-scan'],
  'a file of all orders is made at the panel; the API has them page by page': ['orders/export-orders'],
  'settings that belong to the pages of the site': ['accounts/profile/save-preferences'],
  'a private choice, which is made and read on its page alone: a token may be somebody else’s': ['sensitive/*'],
  'spellings are offered by the report, one scan at a time': ['scans/scan-spellings'],
  'a program that can ask a source needs nobody to read the answer': ['scans/take-browser-answer'],
  'texts and catalogue of the site are edited where they can be looked at': [
    'orders/appointments/save-availability',
    'site/branding/*',
    'site/pages/*',
    'site/posts/*',
    'site/replies/*',
    'site/services/*',
  ],
};

const names = Object.values(leftOut).flat();
const isNamed = (name: string, useCase: string) =>
  name.endsWith('*') ? useCase.startsWith(name.slice(0, -1)) : useCase === name;
const isLeftOut = (useCase: string) => names.some((name) => isNamed(name, useCase));

describe('the operations of the API', () => {
  const offered = new Set(operations.flatMap(({ actions = [] }) => actions));

  it('offer each use case, or say why not', () => {
    expect(useCases.filter((one) => !offered.has(one) && !isLeftOut(one))).toEqual([]);
  });

  it('name use cases that there are', () => {
    expect([...offered].filter((one) => !useCases.includes(one))).toEqual([]);
    expect(names.filter((name) => !useCases.some((one) => isNamed(name, one)))).toEqual([]);
  });

  it('have ids, and addresses with a method, of their own', () => {
    const ids = operations.map(({ id }) => id);
    const places = operations.map(({ method, path: at }) => `${method} ${at}`);
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(places).size).toBe(places.length);
  });

  it('write under no scope for reading, and read under none for writing', () => {
    for (const { id, method, scope } of operations) expect(scope.endsWith(':read'), id).toBe(method === 'GET');
  });

  it('use every scope that a token can have', () => {
    expect(tokenScopes.filter((scope) => !operations.some((one) => one.scope === scope))).toEqual([]);
  });

  it('name a parameter for each place in their address', () => {
    const { paths } = openApiDocument({ name: 'Q', appUrl: 'https://q.example', contactEmail: 'q@q.example' });
    for (const [at, methods] of Object.entries(paths))
      for (const one of Object.values(methods as Record<string, { parameters?: { name: string; in: string }[] }>)) {
        const inPath = (one.parameters ?? []).flatMap((parameter) => (parameter.in === 'path' ? [parameter.name] : []));
        expect(inPath.toSorted(), at).toEqual([...at.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).toSorted());
      }
  });
});
