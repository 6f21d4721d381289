import { record } from '#core/base/audit/events.ts';
import { systemContext } from '#core/base/context.ts';
import { maintenanceChanged } from '#core/operator/events.ts';
import { systemScope } from '#platform/database/scope.ts';
import type { MaintenanceMode } from '#platform/maintenance.ts';
import type { Platform } from '#platform/platform.ts';

/** Writes the entry of the audit log. @param mode null = the site is open again */
export function noteMaintenance(platform: Platform, mode: MaintenanceMode | null): Promise<void> {
  const entry = { entityId: null, userId: null, details: { by: 'operator' }, newValues: { mode: mode ?? 'off' } };
  return platform.database.transaction(systemScope, (tx) =>
    record(tx, systemContext(platform, 'operator'), maintenanceChanged, entry),
  );
}
