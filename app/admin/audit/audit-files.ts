import { requestContext } from '#app/context.ts';
import { sizeIn } from '#contract/proof/entry-history.ts';
import { exportLog } from '#core/base/audit/export/archive.ts';
import { proveEntry } from '#core/base/audit/queries/proof.ts';
import type { Route } from './+types/audit-files.ts';

const asFile = (name: string, type: string) => ({
  'content-type': type,
  'content-disposition': `attachment; filename="${name}"`,
  'cache-control': 'no-store',
});

/** The downloads of the Audit Log: the proof of one entry, or everything with its proofs. */
export async function loader({ context, params: { entryId }, url }: Route.LoaderArgs): Promise<Response> {
  const ctx = context.get(requestContext);
  if (entryId !== undefined) {
    const proof = await proveEntry(ctx, entryId, sizeIn(url.searchParams, 'since'));
    const headers = asFile(`audit-proof-${proof.entry.seq}.json`, 'application/json');
    return new Response(`${JSON.stringify(proof, null, 2)}\n`, { headers });
  }
  const day = ctx.platform.clock.now().toISOString().slice(0, 10);
  return new Response(await exportLog(ctx), { headers: asFile(`audit-log-${day}.zip`, 'application/zip') });
}
