import { z } from 'zod';
import { evidence, paragraph } from '#platform/mail/blocks.ts';
import { defineEmail } from '#platform/mail/define-email.ts';

/** To the owner, once a day: the head of the audit log, in a place that nobody at the database can rewrite. */
export const auditCheckpointMail = defineEmail({
  name: 'audit.checkpoint',
  input: z.strictObject({ size: z.int(), note: z.string(), verifierKey: z.string(), address: z.string() }),
  subject: ({ size }) => `Audit log checkpoint: ${size.toLocaleString('en-GB')} entries`,
  preview: () => 'Keep this mail: it proves what the audit log was today.',
  blocks: ({ size, note, verifierKey, address }) => [
    paragraph(
      `The audit log has ${size.toLocaleString('en-GB')} sealed entries. This is their signed checkpoint. Keep this mail: should anybody change, remove or insert an entry later, it no longer fits.`,
    ),
    evidence(
      ...note
        .trimEnd()
        .split('\n')
        .filter((line) => line !== '')
        .map((line, i) => ({ label: ['Log', 'Entries', 'Root', 'Signature'][i] ?? 'More', value: line })),
      { label: 'Verifier key', value: verifierKey },
    ),
    paragraph(`The newest checkpoint is at ${address}.`),
  ],
});
