import { z } from 'zod';
import type { Ask } from '#core/sources/define.ts';
import { readJson } from './read.ts';
import type { Recognised } from './recognised.ts';
import { SourceTrouble } from './trouble.ts';

const rows = z.array(
  z.looseObject({
    id: z.number(),
    name_value: z.string(),
    common_name: z.string().nullish(),
    issuer_name: z.string().nullish(),
    not_before: z.string().nullish(),
  }),
);
export type CertificateRow = z.infer<typeof rows>[number];

/** The names of a certificate, lower-cased. */
export function namesOf(row: CertificateRow): string[] {
  const names = [...row.name_value.split('\n'), row.common_name ?? ''];
  return [...new Set(names.map((name) => name.trim().toLowerCase()).filter((name) => name !== ''))];
}

/** Asks crt.sh, which is often busy: a failure of its own is asked again once. @throws SourceTrouble */
export async function searchCertificates(ask: Ask, query: string): Promise<Recognised<CertificateRow[]>> {
  const question = { url: `https://crt.sh/?q=${encodeURIComponent(query)}&output=json` };
  const askAgain = (error: unknown) => {
    if (error instanceof SourceTrouble && error.reason === 'failed') return ask(question);
    throw error;
  };
  return readJson(await ask(question).catch(askAgain), rows);
}
