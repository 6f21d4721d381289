import { parseArgs } from 'node:util';
import { noteMaintenance } from '#core/operator/actions/note-maintenance.ts';
import { type Config, loadConfig } from '#platform/config.ts';
import { type Maintenance, type MaintenanceMode, readMaintenance, setMaintenance } from '#platform/maintenance.ts';
import { type AsideCommand, oneOf, UsageError } from './command.ts';
import { jsonOption, report } from './output.ts';

const sentences: Readonly<Record<MaintenanceMode | 'off', string>> = {
  closed: 'Every page is the maintenance page. Web servers notice within a second.',
  'read-only': 'Pages can be read, and forms are refused. Web servers notice within a second.',
  off: 'The site is open.',
};

/** Works while the database is away: the entry of the audit log is then left out, and that is said. */
export const maintenance: AsideCommand = {
  usage: 'maintenance [on|off] [--read-only] [--json]',
  summary: 'shows a maintenance page instead of the site, e.g. for a restore; without on or off it says which',
  plan(args) {
    const options = { ...jsonOption, 'read-only': { type: 'boolean', default: false } } as const;
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options });
    const [word, more] = positionals;
    if (more !== undefined) throw new UsageError('Give on, off, or nothing.');
    const wanted = word === undefined ? null : oneOf(['on', 'off'], word, 'state of maintenance');
    return async (env, say) => {
      const config = loadConfig(env);
      if (wanted === null) {
        const now = readMaintenance(config.dataDir);
        report(say, values.json, now ?? { mode: 'off' }, [sentences[now?.mode ?? 'off']]);
        return 0;
      }
      const mode = values['read-only'] ? 'read-only' : 'closed';
      const next: Maintenance | null = wanted === 'on' ? { mode, since: new Date().toISOString() } : null;
      setMaintenance(config.dataDir, next);
      const isRecorded = await recordIfPossible(config, next?.mode ?? null);
      const lines = isRecorded ? [] : ['The audit log has no entry of it: the database cannot be used.'];
      report(say, values.json, { mode: next?.mode ?? 'off', recorded: isRecorded }, [
        sentences[next?.mode ?? 'off'],
        ...lines,
      ]);
      return 0;
    };
  },
};

async function recordIfPossible(config: Config, mode: MaintenanceMode | null): Promise<boolean> {
  const { closePlatform, createPlatform } = await import('#server/wire.ts');
  try {
    const platform = await createPlatform({ ...config, logLevel: 'error' });
    try {
      await noteMaintenance(platform, mode);
      return true;
    } finally {
      await closePlatform(platform);
    }
  } catch {
    return false;
  }
}
