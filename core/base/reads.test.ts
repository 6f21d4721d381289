import { globSync, readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listPasskeys } from '#core/accounts/factors/queries/passkeys.ts';
import { findSetUp, readTwoFactor } from '#core/accounts/factors/queries/two-factor.ts';
import { getUserNote } from '#core/accounts/notes/queries/user-note.ts';
import { readNames } from '#core/accounts/profile/queries/names.ts';
import { readOwnProfile } from '#core/accounts/profile/queries/own-profile.ts';
import { readFormatStyle, readPreferences } from '#core/accounts/profile/queries/preferences.ts';
import { getUser, listUsers } from '#core/accounts/profile/queries/users.ts';
import { readIdentityForExport, readLinkedIdentity } from '#core/accounts/provider/queries/linked-identity.ts';
import { listSessions } from '#core/accounts/sessions/queries/sessions.ts';
import { listTokens } from '#core/accounts/tokens/queries/tokens.ts';
import { countFigures, countWaiting } from '#core/analytics/queries/panel-figures.ts';
import { exportLog } from '#core/base/audit/export/archive.ts';
import { getAuditEntry, listAuditEntries } from '#core/base/audit/queries/entries.ts';
import { listOwnActivity, listOwnEntries } from '#core/base/audit/queries/own-log.ts';
import { proveOwnEntry } from '#core/base/audit/queries/own-proof.ts';
import { proveEntry, verifyEntry } from '#core/base/audit/queries/proof.ts';
import { listOwnIdentifiers } from '#core/identifiers/queries/own-identifiers.ts';
import { exportedOrders } from '#core/orders/actions/export-orders.ts';
import { markOrderRead } from '#core/orders/actions/mark-order-read.ts';
import { openFile } from '#core/orders/actions/open-file.ts';
import { openOrderScan } from '#core/orders/actions/open-order-scan.ts';
import { countScansAgain } from '#core/orders/actions/scan-again.ts';
import { sendOrderMessage } from '#core/orders/actions/send-order-message.ts';
import { readOwnAvailability } from '#core/orders/appointments/queries/availability.ts';
import { getCalendar } from '#core/orders/appointments/queries/calendar.ts';
import { openGuidedCase } from '#core/orders/guidance/actions/open-guided-case.ts';
import { readGuidanceQueue } from '#core/orders/guidance/queries/queue.ts';
import { findForActor } from '#core/orders/internal/load.ts';
import { listInvoices, listOwnDocuments, readInvoiceFile } from '#core/orders/invoices/queries/documents.ts';
import { createShop, type Shop } from '#core/orders/order.fixture.ts';
import { hasPaymentMethods, listOwnPayments, listPaymentTries } from '#core/orders/payments/queries/payments.ts';
import { listAssignees } from '#core/orders/queries/assignees.ts';
import { readOrderFigures } from '#core/orders/queries/figures.ts';
import { readFileSpace } from '#core/orders/queries/file-space.ts';
import { getInternalNote } from '#core/orders/queries/internal-note.ts';
import { exportOrders, listOrders, listOwnOrders, listWaitingOrders } from '#core/orders/queries/lists.ts';
import { getOrderFor, getOwnOrder, requireOwnOrder } from '#core/orders/queries/order.ts';
import { countOwnOrders } from '#core/orders/queries/own-counts.ts';
import { listOwnFiles } from '#core/orders/queries/own-files.ts';
import { readOwnOrderNames } from '#core/orders/queries/own-names.ts';
import { getOrderScanComments } from '#core/orders/queries/scan-comments.ts';
import { listSharedScans } from '#core/orders/queries/shared-scans.ts';
import { readAboutSpecialist } from '#core/orders/queries/specialists.ts';
import { listWatchedYears } from '#core/orders/queries/watched-years.ts';
import { listKeptAccounts, listOwnAccounts } from '#core/removal/accounts/queries/own-accounts.ts';
import { listAskedBrokers } from '#core/removal/brokers/queries/asked-brokers.ts';
import { listLikelyBrokers } from '#core/removal/brokers/queries/likely-brokers.ts';
import { getCompany } from '#core/removal/directory/queries/companies.ts';
import { getCertificate } from '#core/removal/proof/queries/certificate.ts';
import { findGuidance } from '#core/removal/proof/queries/guidance.ts';
import { findPlace } from '#core/removal/proof/queries/place.ts';
import { getCaseFile } from '#core/removal/queries/case-files.ts';
import { listCasesWhole, listExclusions } from '#core/removal/queries/exported-cases.ts';
import { getOwnCase, listOwnCases, requireOwnCase } from '#core/removal/queries/own-cases.ts';
import { findResidence } from '#core/removal/queries/residence.ts';
import { readManagedRoutes } from '#core/removal/routes/queries/panel.ts';
import { getScanHere, listBrowserQuestions } from '#core/scans/queries/browser-questions.ts';
import { readLastAsked } from '#core/scans/queries/last-asked.ts';
import { readLikelyProfiles } from '#core/scans/queries/likely-profiles.ts';
import { findNewestResult } from '#core/scans/queries/newest-result.ts';
import { getComparedScan, getOwnReport, getOwnScan } from '#core/scans/queries/own-scan.ts';
import { countOwnScans, listOwnScans, readHomeScans } from '#core/scans/queries/own-scans.ts';
import { findReportBrokers } from '#core/scans/queries/report-brokers.ts';
import { getReportFile } from '#core/scans/queries/report-file.ts';
import { findOpenedScan, getScanFor } from '#core/scans/queries/scan.ts';
import { hasServiceReport } from '#core/scans/queries/service-report.ts';
import { readWholeScan } from '#core/scans/queries/whole-scan.ts';
import { searchPanel } from '#core/search/queries/search-panel.ts';
import { listSensitiveChoices } from '#core/sensitive/queries/sensitive-choices.ts';
import { countMessages, getMessage, listMessages, listWaitingMessages } from '#core/site/messages/queries/inbox.ts';
import { listOwnMessages } from '#core/site/messages/queries/own-messages.ts';
import { readManagedCatalogues } from '#core/sources/catalogues/queries/panel.ts';
import { readManagedSources } from '#core/sources/health/queries/panel.ts';
import { readAddressWatch } from '#core/watching/queries/address-watch.ts';
import { listOwnYears, readOwnWatch, readWatchInShort, readWatchSettings } from '#core/watching/queries/own-watch.ts';
import { alice, bob } from '#tests/cast.ts';
import { onEachDatabase } from '#tests/databases.ts';
import { type Context, visitor } from './context.ts';
import { AppError } from './errors.ts';
import { giveAliceEverything, type Hers } from './reads.fixture.ts';

const first = { before: null, after: null };
async function all<Row>(rows: AsyncIterable<Row>): Promise<Row[]> {
  const read: Row[] = [];
  for await (const row of rows) read.push(row);
  return read;
}

/** Every read of rows of people, asked for what is Alice's. */
const reads = {
  listOwnActivity: (ctx) => listOwnActivity(ctx, first),
  listOwnEntries: (ctx) => listOwnEntries(ctx, first),
  listAuditEntries: (ctx) =>
    listAuditEntries(ctx, { ...first, action: 'all', entity: 'all', userId: alice.userId }, { readNames }),
  getAuditEntry: (ctx, { entry }) => getAuditEntry(ctx, entry, { readNames }),
  proveOwnEntry: (ctx, { entry }) => proveOwnEntry(ctx, entry, null),
  proveEntry: (ctx, { entry }) => proveEntry(ctx, entry),
  verifyEntry: (ctx, { entry }) => verifyEntry(ctx, entry),
  exportLog: (ctx) => exportLog(ctx),
  countWaiting: (ctx) => countWaiting(ctx),
  countFigures: (ctx) => countFigures(ctx),
  listUsers: (ctx) => listUsers(ctx, { ...first, role: 'all', status: 'all', search: '' }),
  getUser: (ctx) => getUser(ctx, alice.userId),
  getUserNote: (ctx) => getUserNote(ctx, { id: alice.userId }),
  readOwnProfile: (ctx) => readOwnProfile(ctx),
  readPreferences: (ctx) => readPreferences(ctx),
  readFormatStyle: (ctx) => readFormatStyle(ctx),
  listPasskeys: (ctx) => listPasskeys(ctx),
  listTokens: (ctx) => listTokens(ctx),
  readLinkedIdentity: (ctx) => readLinkedIdentity(ctx),
  readIdentityForExport: (ctx) => readIdentityForExport(ctx),
  readTwoFactor: (ctx) => readTwoFactor(ctx),
  findSetUp: (ctx) => findSetUp(ctx),
  listInvoices: (ctx) => listInvoices(ctx, first),
  listOwnDocuments: (ctx) => listOwnDocuments(ctx, first),
  readInvoiceFile: async (ctx, { invoice }) => (await readInvoiceFile(ctx, invoice)).name,
  listOwnMessages: (ctx) => listOwnMessages(ctx, first),
  listMessages: (ctx) => listMessages(ctx, { ...first, status: 'all', search: '' }),
  getMessage: (ctx, { message }) => getMessage(ctx, message),
  countMessages: (ctx) => countMessages(ctx),
  listWaitingMessages: (ctx) => listWaitingMessages(ctx, 5),
  listOwnOrders: (ctx) => listOwnOrders(ctx, first),
  listOrders: (ctx) => listOrders(ctx, 'all', first),
  exportOrders: (ctx) => all(exportOrders(ctx, 'all')),
  exportedOrders: async (ctx) => exportedOrders(ctx, { filter: 'all', search: '', format: 'csv' }),
  openFile: (ctx, { order, file }) => openFile(ctx, order, file),
  getInternalNote: (ctx, { order }) => getInternalNote(ctx, order),
  getOrderScanComments: (ctx, { order }) => getOrderScanComments(ctx, order, 'chosen'),
  listAssignees: (ctx) => listAssignees(ctx),
  searchPanel: (ctx) => searchPanel(ctx, alice.email),
  readOrderFigures: (ctx) => readOrderFigures(ctx),
  readFileSpace: (ctx) => readFileSpace(ctx, alice.userId),
  listSharedScans: (ctx) => listSharedScans(ctx, alice.userId),
  listWatchedYears: (ctx) => listWatchedYears(ctx, alice.userId),
  getOrderFor: (ctx, { order }) => getOrderFor(ctx, order),
  getOwnOrder: (ctx, { order }) => getOwnOrder(ctx, order),
  requireOwnOrder: (ctx, { order }) => requireOwnOrder(ctx, order),
  countOwnOrders: (ctx) => countOwnOrders(ctx),
  // Of several orders: those of others are left out.
  readOwnOrderNames: (...[ctx, { order }]) => readOwnOrderNames(ctx, [order]),
  listOwnFiles: (ctx) => listOwnFiles(ctx),
  listWaitingOrders: (ctx) => listWaitingOrders(ctx, 5),
  getCalendar: (ctx, { order }) => getCalendar(ctx, order),
  readOwnAvailability: (ctx) => readOwnAvailability(ctx),
  findForActor: (ctx, { order }) => findForActor(ctx, order),
  readAboutSpecialist: (ctx, { order }) => readAboutSpecialist(ctx, order),
  openOrderScan: (ctx, { order }) => openOrderScan(ctx, order, 'report'),
  hasPaymentMethods: (ctx) => hasPaymentMethods(ctx),
  listPaymentTries: (ctx, { order }) => listPaymentTries(ctx, order),
  listOwnPayments: (ctx) => listOwnPayments(ctx, first),
  getReportFile: async (ctx, { scan }) => (await getReportFile(ctx, scan, 'json')).name,
  getOwnScan: (ctx, { scan }) => getOwnScan(ctx, scan),
  readWholeScan: (ctx, { scan }) => readWholeScan(ctx, scan),
  getComparedScan: (ctx, { scan }) => getComparedScan(ctx, scan),
  getOwnReport: (ctx, { scan }) => getOwnReport(ctx, scan),
  getScanFor: (ctx, { scan }) => getScanFor(ctx, scan),
  findOpenedScan: (ctx, { scan }) => findOpenedScan(ctx, scan, []),
  getScanHere: (ctx, { scan }) => getScanHere(ctx, scan, []),
  listBrowserQuestions: async (ctx, { scan }) => listBrowserQuestions(ctx, await getScanHere(ctx, scan, [])),
  findNewestResult: (ctx) => findNewestResult(ctx),
  readLikelyProfiles: (ctx) => readLikelyProfiles(ctx),
  listOwnScans: (ctx) => listOwnScans(ctx, first),
  readHomeScans: async (ctx) => {
    const home = await readHomeScans(ctx);
    return { recent: home.recent(), latest: home.latest(), scores: home.scores() };
  },
  countOwnScans: (ctx) => countOwnScans(ctx),
  hasServiceReport: (ctx) => hasServiceReport(ctx),
  listOwnIdentifiers: (ctx) => listOwnIdentifiers(ctx),
  listSensitiveChoices: (ctx) => listSensitiveChoices(ctx),
  readLastAsked: (ctx) => readLastAsked(ctx, [{ kind: 'email', value: alice.email }]),
  readOwnWatch: (ctx) => readOwnWatch(ctx),
  readWatchInShort: (ctx) => readWatchInShort(ctx),
  readWatchSettings: (ctx) => readWatchSettings(ctx),
  listOwnYears: (ctx) => listOwnYears(ctx),
  readAddressWatch: (ctx, { scan }) => readAddressWatch(ctx, scan),
  countScansAgain: (ctx) => countScansAgain(ctx),
  listAskedBrokers: (ctx) => listAskedBrokers(ctx),
  listLikelyBrokers: (ctx) => listLikelyBrokers(ctx),
  getCompany: (ctx) => getCompany(ctx, 'controllers.canva'),
  listOwnCases: (ctx) => listOwnCases(ctx),
  listCasesWhole: (ctx) => listCasesWhole(ctx),
  listExclusions: (ctx) => listExclusions(ctx),
  listOwnAccounts: (ctx) => listOwnAccounts(ctx),
  listKeptAccounts: (ctx) => listKeptAccounts(ctx),
  getOwnCase: (ctx, { removal }) => getOwnCase(ctx, removal),
  requireOwnCase: (ctx, { removal }) => requireOwnCase(ctx, removal),
  findResidence: (ctx) => findResidence(ctx),
  getCaseFile: async (ctx, { removal }) => (await getCaseFile(ctx, removal, 'letter.pdf')).contentType,
  findReportBrokers: (ctx) => findReportBrokers(ctx),
  readManagedRoutes: (ctx) => readManagedRoutes(ctx),
  findPlace: (ctx, { removal }) => findPlace(ctx, removal),
  findGuidance: (ctx) => findGuidance(ctx),
  getCertificate: (ctx, { removal }) => getCertificate(ctx, removal, 'json'),
  readGuidanceQueue: (ctx) => readGuidanceQueue(ctx),
  openGuidedCase: (ctx, { removal }) => openGuidedCase(ctx, removal),
  readManagedCatalogues: (ctx) => readManagedCatalogues(ctx),
  readManagedSources: (ctx) => readManagedSources(ctx, { q: '', page: 1 }),
  listSessions: (ctx) => listSessions(ctx),
  markOrderRead: (ctx, { order }) => markOrderRead(ctx, order),
  sendOrderMessage: (ctx, { order }) =>
    sendOrderMessage(ctx, { orderId: order, text: 'Hello', idempotencyKey: crypto.randomUUID() }),
} satisfies Record<string, (ctx: Context, hers: Hers) => Promise<unknown>>;

/** What needs none: what anybody may read, what staff write for everybody, and what asks for a secret first. */
const elsewhere = new Set([
  ...[
    'requireAccount',
    'requireClientAllowance',
    'requireFormAllowance',
    'requireTotalSpace',
    'requireProof',
    'verifyOwnPassword',
    'requireGateway',
    'exportOwnData',
    'openPaymentMethods',
  ],
  ...[
    'openScanLink',
    'hasFreshProof',
    'openRecovery',
    'refresh',
    'refreshOrderPayments',
    'drawContactForm',
    'drawOrder',
  ],
  ...[
    'listActiveServices',
    'listOfferedServices',
    'getServiceNames',
    'listServices',
    'getManagedService',
    'listAssets',
  ],
  ...['getBranding', 'listPages', 'getManagedPage', 'getPageText', 'getLegalPage'],
  ...['listReplies', 'getEditedReply', 'readFunnel'],
  ...['listManagedPosts', 'getEditedPost', 'getPostPreview', 'listPosts', 'listTags', 'getPost', 'listRelatedPosts'],
  ...['listNewestPosts', 'listPostAddresses', 'readAnalytics', 'readEntries', 'readCheckpoints', 'readLaterErasures'],
  ...[
    'readSourcePrecision',
    'readReview',
    'readLeakedRange',
    'countSources',
    'listSources',
    'proveAddress',
    'openProvenAccount',
  ],
  // Of a person's own webhooks: webhooks.test.ts asks for another's.
  ...['listWebhooks', 'getWebhook', 'listDeliveries', 'countBadToken', 'requireOpenSignUp'],
  // Counts everybody's own account: kept.test.ts has it count for two people.
  ...['listSpecialists', 'listFreeSlots', 'proveProfile', 'listKept', 'listOwnKept', 'readStatus'],
  // Dates of public addresses of companies, whoever asks.
  'listRouteChecks',
]);

it('every read of rows of people is on the list', () => {
  // One that is new belongs on one of the two lists above.
  const read = /^(?:get|find|read|open|load|list|count|prove|verify|draw|export|require|refresh|has)(?![a-z])/;
  const declared =
    /export (?:async )?(?:function\*?|const) (\w+)(?: = (?:async )?)?\(\s*(?:\w+|\{[^}]*\}): (?:Context|PersonContext|Reader)\b/g;
  const names = globSync('core/**/*.ts')
    .filter((file) => !/\.(?:test|fixture)\.ts$/.test(file))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(declared)].map(([, name = '']) => name));
  const found = names.filter((name) => read.test(name));
  expect(found.length).toBeGreaterThan(60);
  expect(found.filter((name) => !(name in reads) && !elsewhere.has(name))).toEqual([]);
});

onEachDatabase('with row level security switched off', (_open, kind) => {
  let shop: Shop;
  let hers: Hers;
  const asOwner = (statement: string) =>
    shop.inSystem(async (tx) => {
      await tx.execute(sql`set local role none`);
      await tx.execute(sql.raw(statement));
    });
  const answer = async (actor: Context['actor'], name: keyof typeof reads) => {
    try {
      return await reads[name](shop.as(actor), hers);
    } catch (error) {
      if (error instanceof AppError) return `${error.code} ${error.publicMessage}`;
      throw error;
    }
  };

  beforeAll(async () => {
    shop = await createShop(kind);
    hers = await giveAliceEverything(shop);
    await asOwner(`do $$ declare name regclass; begin
      for name in select oid from pg_class where relnamespace = 'public'::regnamespace and relrowsecurity loop
        execute format('alter table %s disable row level security', name);
      end loop; end $$`);
    const open = await shop.inSystem((tx) => tx.execute(sql`select 1 from pg_class where relrowsecurity`));
    expect(open.rows).toEqual([]);
  });
  afterAll(() => shop.world.close());

  describe.each([
    ['a stranger', bob],
    ['a visitor', visitor],
    ['a visitor with the link of another scan', { kind: 'visitor', scanIds: [crypto.randomUUID()] } as const],
  ])('%s', (_who, actor) => {
    it.each(Object.keys(reads) as (keyof typeof reads)[])('gets nothing of Alice from %s', async (name) => {
      const got = JSON.stringify((await answer(actor, name)) ?? null);
      // Whatever takes an id answers as if it had never existed, or is not for customers at all.
      if (reads[name].length > 1) expect(got).toMatch(/^"(?:not-found|forbidden|unauthenticated) /);
      for (const mark of ['alice', 'Archer', alice.userId, ...Object.values(hers)]) expect(got).not.toContain(mark);
      expect(got).not.toMatch(/^[1-9]|"(?:total|n|count|unread|pending|completed)":[1-9]/);
    });
  });

  it('Alice gets what is hers', async () => {
    const names = ['getScanFor', 'getOwnScan', 'getOrderFor', 'getOwnOrder', 'findForActor', 'openFile'] as const;
    for (const name of names) expect(await answer(alice, name), name).toBeTypeOf('object');
    expect(await answer(alice, 'readInvoiceFile')).toBe('QP-9.pdf');
    expect(await answer(alice, 'getCalendar')).toContain('BEGIN:VEVENT');
    expect(await answer(alice, 'readOwnWatch')).toMatchObject({ isOn: true });
    expect(await answer(alice, 'readWatchInShort')).toMatchObject({ isOn: true });
    expect(await answer(alice, 'listOwnYears')).toMatchObject([{ orderId: hers.order }]);
  });
});
