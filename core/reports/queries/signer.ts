import { hkdfSync } from 'node:crypto';
import type { RemovalCertificate } from '#contract/proof/certificate.ts';
import { insertSeal, writePdfStatement } from '#contract/proof/pdf-seal.ts';
import { certificateFormat, writeReport, writeStatement } from '#contract/proof/report-parts.ts';
import type { SignedReport } from '#contract/proof/report-schema.ts';
import { hashLines, writeTableStatement } from '#contract/proof/table-seal.ts';
import { createNoteSigner, type NoteSigner } from '#core/base/audit/tree/note.ts';
import type { Config } from '#platform/config.ts';

/** A key of its own, derived from AUDIT_SIGNING_KEY: what signs reports signs no checkpoint, and the other way round. */
export function reportSigner({ appUrl, auditSigningKey }: Pick<Config, 'appUrl' | 'auditSigningKey'>): NoteSigner {
  const seed = hkdfSync('sha256', auditSigningKey, 'quietprint', 'v1 report signature', 32);
  return createNoteSigner(`${new URL(appUrl).host}/reports`, new Uint8Array(seed));
}

/** The file of a certificate with its seal. */
export async function signCertificate(signer: NoteSigner, certificate: RemovalCertificate): Promise<string> {
  const statement = await writeStatement(signer.name, certificate, certificateFormat);
  return writeReport(certificate, signer.sign(statement), certificateFormat);
}

/** The file of a report with its seal. */
export async function signReport(signer: NoteSigner, report: SignedReport): Promise<string> {
  const statement = await writeStatement(signer.name, report);
  return writeReport(report, signer.sign(statement));
}

/** The seal of a table of findings, a file beside it. */
export async function signTable(
  signer: NoteSigner,
  { about: { report, issuedAt } }: Pick<SignedReport, 'about'>,
  table: Buffer<ArrayBuffer>,
): Promise<string> {
  const hashes = await hashLines(new Uint8Array(table));
  return signer.sign(writeTableStatement({ origin: signer.name, report, issuedAt, hashes }));
}

/** A PDF with its seal, over every other byte of it. */
export async function signPdf(signer: NoteSigner, pdf: Buffer<ArrayBuffer>): Promise<Buffer<ArrayBuffer>> {
  const statement = await writePdfStatement(signer.name, new Uint8Array(pdf));
  return Buffer.from(insertSeal(new Uint8Array(pdf), signer.sign(statement)));
}
