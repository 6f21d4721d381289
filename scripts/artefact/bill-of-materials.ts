import { createHash } from 'node:crypto';
import { run } from '../processes.ts';

interface Component {
  'bom-ref': string;
  name: string;
  version: string;
  hashes?: { alg: string; content: string }[];
  properties?: { name: string; value: string }[];
}

/** What of a CycloneDX document is read here. */
export interface BillOfMaterials {
  bomFormat: string;
  specVersion: string;
  serialNumber: string;
  metadata: { timestamp?: string; component: { name: string; version: string; type: string } };
  components: Component[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

/**
 * What the product is made of where it runs, in CycloneDX's format, from the lockfile alone: every package that is no development
 * dependency, for every platform, with the digest under which it is installed. The same lockfile gives the same text.
 * @throws when npm cannot read the lockfile
 */
export async function billOfMaterials(): Promise<string> {
  const args = ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only'];
  const command = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { status, output } = await run(command, [...args, '--offline', '--loglevel=error'], { capture: true });
  if (status !== 0) throw new Error(`npm could not write the bill of materials.\n${output}`);
  return normalise(withoutTools(JSON.parse(output)));
}

const isTool = ({ properties = [] }: Component): boolean =>
  properties.some(({ name, value }) => name === 'cdx:npm:package:development' && value === 'true');

/** npm's own `--omit=dev` also leaves out what a development dependency needs as well, e.g. `zod`. */
function withoutTools(bill: BillOfMaterials): BillOfMaterials {
  const tools = new Set(bill.components.filter(isTool).map((tool) => tool['bom-ref']));
  const dependencies = bill.dependencies
    .filter(({ ref }) => !tools.has(ref))
    .map((one) => ({ ...one, dependsOn: one.dependsOn.filter((ref) => !tools.has(ref)) }));
  return { ...bill, components: bill.components.filter((one) => !isTool(one)), dependencies };
}

/** npm names the product after its folder, and adds the hour and a number of its own each time. */
function normalise(bill: BillOfMaterials): string {
  const { timestamp: _, ...metadata } = bill.metadata;
  metadata.component.name = 'quietprint';
  const whole = { ...bill, serialNumber: '', metadata };
  const digest = createHash('sha256').update(JSON.stringify(whole)).digest('hex');
  return `${JSON.stringify({ ...whole, serialNumber: `urn:uuid:${uuidFrom(digest)}` }, null, 2)}\n`;
}

/** A UUID of version 8 (RFC 9562), which leaves its bits to whoever makes it. */
const uuidFrom = (hex: string): string =>
  [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-');
