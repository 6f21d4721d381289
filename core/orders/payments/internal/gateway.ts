import type { Context } from '#core/base/context.ts';
import { AppError } from '#core/base/errors.ts';
import type { PaymentGateway } from '#platform/payments/gateway.ts';

/** @throws AppError `not-found` where nothing can be paid online */
export function requireGateway({ platform }: Context): PaymentGateway {
  if (platform.payments) return platform.payments;
  throw new AppError('not-found');
}
