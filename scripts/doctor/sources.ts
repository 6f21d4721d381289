import { sql } from 'drizzle-orm';
import type { Source } from '#core/sources/define.ts';
import { liveSources } from '#core/sources/queries/sources.ts';
import { registry } from '#core/sources/registry.ts';
import { systemScope } from '#platform/database/scope.ts';
import { OutgoingError } from '#platform/http/outgoing.ts';
import { type Finding, fine, notChecked, weak, wrong } from './finding.ts';
import type { Check, Installation } from './installation.ts';

const ANSWER_MS = 8_000;
const MOST_BYTES = 64 * 1024;

/** Which sources are asked at all, and whether they can be reached. Nothing of anybody is sent. */
export const checkSources: Check = async (installation) => [
  ...keyFindings(installation),
  ...(await pauseFindings(installation)),
  ...(await reachFindings(installation)),
];

function keyFindings({ config }: Installation): Finding[] {
  const without = registry.filter(({ key }) => key?.required && !config.sourceKeys[key.name]);
  const names = without.map(({ name, key }) => `${name} (${key?.name})`);
  return names.length === 0
    ? []
    : [weak(`Not asked, as they have no key: ${names.join(', ')}.`, 'Ask the vendors for keys, and set them.')];
}

async function pauseFindings({ database }: Installation): Promise<Finding[]> {
  if (database === null) return [];
  const { rows } = await database.read(systemScope, (tx) =>
    tx.execute<{ id: string }>(sql`select vendor_id as id from source_vendors where paused_until > now() order by 1`),
  );
  return rows.length === 0
    ? []
    : [weak(`Asked us to wait: ${rows.map(({ id }) => id).join(', ')}.`, 'Wait; a key of yours may raise the limit.')];
}

async function reachFindings({ config, outgoing }: Installation): Promise<Finding[]> {
  if (config.site.demo) return [notChecked('QUIETPRINT_DEMO is on: no source is asked.')];
  const hosts = new Map(liveSources(config).flatMap((source) => namedHosts(source).map((host) => [host, source.name])));
  const asked = [...hosts].map(async ([host, name]) => ({ host, name, failure: await failureAt(outgoing, host) }));
  const lost = (await Promise.all(asked)).filter(({ failure }) => failure !== null);
  if (lost.length === 0) return [fine(`All ${hosts.size} hosts of the sources answer.`)];
  if (lost.length === hosts.size)
    return [
      wrong(
        `No source can be reached (${lost[0]?.failure}): every scan ends with nothing checked.`,
        'Let this machine out to port 443, or set HTTPS_PROXY, and NODE_EXTRA_CA_CERTS if the proxy looks inside.',
      ),
    ];
  const said = lost.map(({ host, name, failure }) => `${name} (${host}: ${failure})`);
  return [weak(`Cannot be reached: ${said.join(', ')}.`, 'Scans say "not checked" for these. See whether they moved.')];
}

const namedHosts = ({ hosts }: Source): readonly string[] => (hosts === 'input' ? [] : hosts);

/** Any answer will do. @returns the failure, or null */
async function failureAt(outgoing: Installation['outgoing'], host: string): Promise<string | null> {
  try {
    const question = { url: `https://${host}/`, method: 'HEAD', timeoutMs: ANSWER_MS, maxBytes: MOST_BYTES } as const;
    await outgoing.fetch({ ...question, allow: [host] });
    return null;
  } catch (error) {
    return error instanceof OutgoingError ? error.reason : 'unknown';
  }
}
