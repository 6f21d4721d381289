import { and, desc, eq, sql } from 'drizzle-orm';
import { fault } from '#contract/faults/faults.ts';
import { goneEvent, type RemovalCertificate } from '#contract/proof/certificate.ts';
import { readFormatStyle } from '#core/accounts/profile/queries/preferences.ts';
import { record } from '#core/base/audit/events.ts';
import { proveOwnEntry } from '#core/base/audit/queries/own-proof.ts';
import { auditLogs } from '#core/base/audit/schema.ts';
import { type Context, chosenLanguage, scopeOf } from '#core/base/context.ts';
import { AppError, notFound } from '#core/base/errors.ts';
import { requireAccount } from '#core/base/person.ts';
import { findPersonKey } from '#core/base/person-key.ts';
import { type Check, proveGone, sightingOf } from '#core/removal/cases/absence.ts';
import { certificateDownloaded } from '#core/removal/events.ts';
import { loadCase } from '#core/removal/internal/store.ts';
import { certificateTexts, drawCertificate } from '#core/removal/proof/internal/draw-certificate.ts';
import { openPlace } from '#core/removal/proof/internal/place.ts';
import { removalPlaces } from '#core/removal/proof/schema.ts';
import { reportSigner, signCertificate, signPdf } from '#core/reports/queries/signer.ts';

export const certificateFormats = ['pdf', 'json'] as const;
export type CertificateFormat = (typeof certificateFormats)[number];

/**
 * The certificate of a request whose finding was seen gone and has not come back, as a file. That it was taken away stands in the
 * actor's Activity Log.
 * @throws AppError `not-found`, also for a request that is not seen gone; `conflict` while the entry is not sealed yet;
 *   `unauthenticated`
 */
export async function getCertificate(
  ctx: Context,
  caseId: string,
  format: CertificateFormat,
): Promise<{ name: string; body: Buffer<ArrayBuffer> }> {
  const certificate = await readContent(ctx, caseId);
  const { actor, platform } = ctx;
  const signer = reportSigner(platform.config);
  const json = await signCertificate(signer, certificate);
  await platform.database.transaction(scopeOf(actor), (tx) =>
    record(tx, ctx, certificateDownloaded, { entityId: caseId, details: { format } }),
  );
  const name = `seen-gone-${certificate.removal.goneAt.slice(0, 10)}.${format}`;
  if (format === 'json') return { name, body: Buffer.from(json) };
  const reader = { style: await readFormatStyle(ctx), language: chosenLanguage(actor) };
  return { name, body: await signPdf(signer, await drawCertificate(certificate, reader, json)) };
}

async function readContent(ctx: Context, caseId: string): Promise<RemovalCertificate> {
  const { actor, platform } = requireAccount(ctx);
  const { config, clock, database, sources } = platform;
  const { loaded, place, entryId } = await database.read(scopeOf(actor), async (tx) => {
    const known = await loadCase(tx, platform, { userId: actor.userId, id: caseId });
    const [row] = await tx.select().from(removalPlaces).where(eq(removalPlaces.caseId, caseId));
    const key = await findPersonKey(tx, platform, actor.userId);
    if (known.row.state !== 'seen-gone' || !row?.sealed || !key) throw notFound();
    const [entry] = await tx
      .select({ id: auditLogs.id })
      .from(auditLogs)
      .where(
        and(
          eq(auditLogs.userId, actor.userId),
          eq(auditLogs.entityId, caseId),
          sql`${auditLogs.details} ->> 'event' = ${goneEvent}`,
        ),
      )
      .orderBy(desc(auditLogs.createdAt))
      .limit(1);
    if (!entry) throw notFound();
    return { loaded: known, place: openPlace(platform, key, caseId, row.sealed), entryId: entry.id };
  });
  const proof = proveGone(loaded.checks);
  if (!proof) throw notFound();
  const log = await proveSealed(ctx, entryId);
  return {
    about: {
      issuer: config.site.name,
      company: config.site.company,
      site: config.appUrl,
      verify: `${config.appUrl}/verify`,
      certificate: caseId,
      issuedAt: clock.now().toISOString(),
    },
    removal: {
      company: loaded.content.company.name,
      source: sources.sourceById(place.sourceId)?.name ?? place.sourceId,
      where: place.where,
      url: place.url,
      identifier: place.value,
      sentAt: loaded.row.sentAt?.toISOString() ?? null,
      foundAt: proof.foundAt.toISOString(),
      goneAt: log.entry.time,
    },
    looks: loaded.checks.filter((check) => sightingOf(check) !== 'not-checked').map(lookOf),
    log,
    method: certificateTexts.en.method,
  };
}

const lookOf = ({ at, saw }: Check) => ({
  id: at.toISOString(),
  at: at.toISOString(),
  saw: saw === 'found' ? ('found' as const) : ('absent' as const),
  control: 'passed' as const,
});

/** The log is sealed about once a minute. */
async function proveSealed(ctx: Context, entryId: string) {
  try {
    return await proveOwnEntry(ctx, entryId, null);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'not-found') throw error;
    throw new AppError('conflict', { publicMessage: fault('log-not-sealed') });
  }
}
