import { reportSigner } from '#core/reports/queries/signer.ts';
import type { Config } from '#platform/config.ts';

type Keys = Pick<Config, 'appUrl' | 'auditSigningKey' | 'formerReportKeys'>;

/** The public keys of reports: the one that signs now, then those that signed before and are still believed. */
export const reportKeys = (config: Keys): readonly [string, ...string[]] => [
  reportSigner(config).verifierKey,
  ...config.formerReportKeys,
];
