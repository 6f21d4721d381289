import { listBreachedDomains } from '#core/sources/queries/breached-domains.ts';
import type { Platform } from '#platform/platform.ts';
import { companyLines } from './company-lines.ts';

/** The companies of this installation's directory, with the breaches that are known. */
export async function writeCompanyFile({ config, database }: Pick<Platform, 'config' | 'database'>): Promise<string> {
  return companyLines(config.directoryFile, await listBreachedDomains({ database }));
}
