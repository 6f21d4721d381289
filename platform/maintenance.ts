import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** `closed`: every page is the maintenance page. `read-only`: pages can be read, and forms are refused. */
export const maintenanceModes = ['closed', 'read-only'] as const;
export type MaintenanceMode = (typeof maintenanceModes)[number];

export interface Maintenance {
  mode: MaintenanceMode;
  /** ISO 8601 */
  since: string;
}

const shape = z.object({ mode: z.enum(maintenanceModes), since: z.string() });

/** In the data folder, so that it holds while the database is away or replaced. Web servers that share the folder share it. */
const fileOf = (dataDir: string) => path.join(dataDir, 'maintenance.json');

/** Null when there is none. A file that cannot be understood closes the site: somebody meant to. */
export function readMaintenance(dataDir: string): Maintenance | null {
  let text: string;
  try {
    text = readFileSync(fileOf(dataDir), 'utf8');
  } catch {
    return null;
  }
  try {
    return shape.parse(JSON.parse(text));
  } catch {
    return { mode: 'closed', since: new Date(0).toISOString() };
  }
}

/** @throws an error of the file system */
export function setMaintenance(dataDir: string, maintenance: Maintenance | null): void {
  if (maintenance === null) return rmSync(fileOf(dataDir), { force: true });
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  writeFileSync(fileOf(dataDir), `${JSON.stringify(maintenance)}\n`, { mode: 0o600 });
}
