import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { guidanceService } from '#contract/removal/guidance.ts';
import { sealEntries } from '#core/base/audit/actions/seal-entries.ts';
import { auditLogs } from '#core/base/audit/schema.ts';
import type { Context } from '#core/base/context.ts';
import { attachFiles } from '#core/orders/actions/attach-files.ts';
import { appointments } from '#core/orders/appointments/schema.ts';
import { issueInvoice } from '#core/orders/invoices/actions/issue-invoice.ts';
import { invoices } from '#core/orders/invoices/schema.ts';
import { getOrderFor } from '#core/orders/queries/order.ts';
import { serviceRequests } from '#core/orders/schema.ts';
import { prepareCase } from '#core/removal/actions/prepare-case.ts';
import { recordAnswer } from '#core/removal/actions/record-answer.ts';
import { recordSent } from '#core/removal/actions/record-sent.ts';
import { allowGuidance } from '#core/removal/proof/actions/allow-guidance.ts';
import { startFreeScan } from '#core/scans/actions/start-free-scan.ts';
import { userScans } from '#core/scans/schema.ts';
import { contactMessages } from '#core/site/messages/schema.ts';
import { cmsContent } from '#core/site/pages/schema.ts';
import { keepPictures } from '#core/site/pictures/actions/keep-pictures.ts';
import { fetchPicture } from '#core/site/pictures/internal/fetch.ts';
import { blogPosts } from '#core/site/posts/schema.ts';
import { createReply } from '#core/site/replies/actions/create-reply.ts';
import { systemScope } from '#platform/database/scope.ts';
import type { Platform } from '#platform/platform.ts';
import { admin, alice } from './cast.ts';
import { picturesOutside } from './pictures.ts';

/** Things of Alice's that addresses can name. What others must not read of them is her name and address. */
export interface Things {
  /** A scan that runs. */
  scanId: string;
  /** A scan with a report. */
  reportId: string;
  /** It is about the scan with the report. */
  orderId: string;
  /** A file that staff handed over with the order. */
  fileId: string;
  messageId: string;
  /** A sealed entry of the audit log. */
  entryId: string;
  documentId: string;
  /** A request to a company, with a letter to send and a day by which an answer is due. */
  caseId: string;
  /** A text of the site. */
  contentId: string;
  postId: string;
  /** A saved reply. */
  replyId: string;
  /** Of a picture that the site keeps. */
  pictureHash: string;
}

async function makeScan(platform: Platform): Promise<string> {
  const client = { requestId: 'r', ip: '198.51.100.7', userAgent: 'test' };
  const context: Context = { actor: alice, client, platform };
  const scan = await startFreeScan(context, { name: alice.fullName ?? '', email: alice.email });
  return scan.kind === 'started' ? scan.scanId : '';
}

async function makeInvoice(platform: Platform, orderId: string): Promise<string> {
  const what = { orderId, userId: alice.userId, email: alice.email, item: 'A report', hours: null, amount: 4900 };
  const context: Context = { actor: { kind: 'system', task: 'test' }, client: null, platform };
  return platform.database.transaction(systemScope, async (tx) => {
    await issueInvoice(tx, context, { ...what, currency: 'GBP', method: null });
    const [invoice] = await tx.select({ id: invoices.id }).from(invoices).where(eq(invoices.orderId, orderId));
    return invoice?.id ?? '';
  });
}

/** They want a copy of an identity document: the answer to that is the letter to send. */
async function makeCase(platform: Platform): Promise<string> {
  const context: Context = { actor: alice, client: null, platform };
  const on = platform.clock.now().toISOString().slice(0, 10);
  const caseId = await prepareCase(context, { company: 'controllers.canva', residence: 'DE' });
  await recordSent(context, { caseId, by: 'email', on });
  await recordAnswer(context, { caseId, kind: 'id-copy', ground: null, on, text: null });
  return caseId;
}

/** Alice has ordered guidance, and lets staff work on her requests. */
async function letStaffGuide(platform: Platform): Promise<void> {
  const order = { userId: alice.userId, serviceId: guidanceService, serviceName: 'Guidance', amount: 150 };
  await platform.database.transaction(systemScope, (tx) =>
    tx.insert(serviceRequests).values({ ...order, paymentStatus: 'paid', contactEmail: alice.email }),
  );
  await allowGuidance({ actor: alice, client: null, platform }, true);
}

async function addFile(platform: Platform, orderId: string): Promise<string> {
  const context: Context = { actor: admin, client: null, platform };
  await attachFiles(context, { orderId, files: [{ name: 'Plan.txt', content: Buffer.from('A plan') }] });
  const { files } = await getOrderFor(context, orderId);
  return files[0]?.id ?? '';
}

export async function makeThings(platform: Platform): Promise<Things> {
  const { database, clock } = platform;
  const reportId = await makeScan(platform);
  const now = clock.now();
  await database.transaction(systemScope, (tx) =>
    tx
      .update(userScans)
      .set({ status: 'completed', completionPercentage: 100, startedAt: now, finishedAt: now, results: {} })
      .where(eq(userScans.id, reportId)),
  );
  const [order] = await database.transaction(systemScope, (tx) =>
    tx
      .insert(serviceRequests)
      .values({
        userId: alice.userId,
        serviceName: 'A report',
        amount: 49,
        contactEmail: alice.email,
        scanId: reportId,
      })
      .returning({ id: serviceRequests.id }),
  );
  const orderId = order?.id ?? '';
  const startsAt = new Date(now.getTime() + 3 * 86_400_000);
  const endsAt = new Date(startsAt.getTime() + 3_600_000);
  await database.transaction(systemScope, (tx) =>
    tx.insert(appointments).values({ orderId, specialist: 'Ada', startsAt, endsAt, timeZone: 'Europe/London' }),
  );
  const fileId = await addFile(platform, orderId);
  const [message] = await database.transaction(systemScope, (tx) =>
    tx
      .insert(contactMessages)
      .values({ name: alice.fullName ?? '', email: alice.email, title: 'A question', message: 'How long?' })
      .returning({ id: contactMessages.id }),
  );
  const scanId = await makeScan(platform);
  const caseId = await makeCase(platform);
  await letStaffGuide(platform);
  await sealEntries(platform);
  const [entry] = await database.transaction(systemScope, (tx) =>
    tx.select({ id: auditLogs.id }).from(auditLogs).where(eq(auditLogs.userId, alice.userId)).limit(1),
  );
  const documentId = await makeInvoice(platform, orderId);
  const contentId = await database.transaction(systemScope, async (tx) => {
    const [row] = await tx.select({ id: cmsContent.id }).from(cmsContent).limit(1);
    return row?.id ?? '';
  });
  const postId = await database.transaction(systemScope, async (tx) => {
    const [row] = await tx.select({ id: blogPosts.id }).from(blogPosts).limit(1);
    return row?.id ?? '';
  });
  const replyId = randomUUID();
  await createReply({ actor: admin, client: null, platform }, replyId, { title: 'Thanks', body: 'Dear {first name}' });
  const picture = await fetchPicture(picturesOutside(), 'https://img.example/a.png');
  await database.transaction(systemScope, (tx) => keepPictures(tx, [picture], now));
  return {
    pictureHash: picture.hash,
    replyId,
    contentId,
    postId,
    scanId,
    caseId,
    reportId,
    orderId,
    fileId,
    messageId: message?.id ?? '',
    entryId: entry?.id ?? '',
    documentId,
  };
}
