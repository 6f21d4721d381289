import { fault } from '#contract/faults/faults.ts';
import type { OrderInput } from '#contract/orders/input.ts';
import { hasAnswers, type IntakeAnswers, intakeAnswers, intakeSchemas } from '#contract/orders/intake.ts';
import type { Intake } from '#contract/site/services.ts';
import { AppError } from '#core/base/errors.ts';
import type { DataKey, Vault } from '#platform/crypto/vault.ts';
import { intakePlace } from './sealed.ts';

/** What the form of a service must have asked for. @throws AppError `invalid`, about the field that is to blame */
export function requireAnswers(intake: Intake, { names, links }: OrderInput): IntakeAnswers {
  const read = intakeSchemas[intake].safeParse({ names, links });
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new AppError('invalid', {
    publicMessage: issue?.message ?? fault('check-typed'),
    field: String(issue?.path[0] ?? 'names'),
    cause: read.error,
  });
}

/** @returns null where nothing was asked for */
export const sealAnswers = (vault: Vault, key: DataKey, orderId: string, answers: IntakeAnswers): string | null =>
  hasAnswers(answers) ? vault.seal(key, intakePlace(orderId), JSON.stringify(answers)) : null;

/** @throws VaultError */
export const openAnswers = (vault: Vault, key: DataKey, orderId: string, sealed: string): IntakeAnswers =>
  intakeAnswers.parse(JSON.parse(vault.open(key, intakePlace(orderId), sealed)));
