import { Resolver } from 'node:dns/promises';
import { accessSync, constants } from 'node:fs';
import type { Environment } from '#platform/config/variables.ts';
import { createOutgoing, userAgentOf } from '#platform/http/outgoing.ts';
import { openBucket } from '../backup/stored.ts';
import { checkBackups } from './backups.ts';
import { checkClock } from './clock.ts';
import { readConfiguration } from './configuration.ts';
import { openDatabase } from './database.ts';
import { checkDisk } from './disk.ts';
import { type Finding, messageOf, notChecked } from './finding.ts';
import type { Check, Installation } from './installation.ts';
import { checkKeys, checkLedger, checkWorker } from './keys.ts';
import { checkMail } from './mail.ts';
import { checkMalwareScanner } from './malware.ts';
import { checkOrderFiles } from './order-files.ts';
import { checkProxy } from './proxy.ts';
import { checkSender } from './sender.ts';
import { checkSources } from './sources.ts';
import { checkVersion } from './version.ts';

function mayWrite(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

export interface Section {
  title: string;
  findings: Finding[];
}

const checks: Readonly<Record<string, Check>> = {
  Version: checkVersion,
  Keys: checkKeys,
  Erasures: checkLedger,
  Disk: checkDisk,
  Clock: checkClock,
  Worker: checkWorker,
  Mail: checkMail,
  Sender: checkSender,
  'Address and proxies': checkProxy,
  Files: checkMalwareScanner,
  'Files of customers': checkOrderFiles,
  Backups: checkBackups,
  Sources: checkSources,
};

export interface ExamineOptions {
  env: Environment;
  dkimSelectors: readonly string[];
}

/** Looks at everything an installation needs, one thing after the other; changes nothing. */
export async function* examine({ env, dkimSelectors }: ExamineOptions): AsyncGenerator<Section> {
  const { config, findings } = readConfiguration(env);
  yield { title: 'Configuration', findings };
  if (config === null) {
    yield { title: 'Everything else', findings: [notChecked('It needs a configuration that is right.')] };
    return;
  }
  const opened = await openDatabase(config);
  yield { title: 'Database', findings: opened.findings };
  const userAgent = userAgentOf({
    name: config.site.name,
    version: 'doctor',
    appUrl: config.appUrl,
    contactEmail: config.site.contactEmail,
  });
  const outgoing = createOutgoing({ env, userAgent });
  const resolver = new Resolver({ timeout: 3_000, tries: 2 });
  const installation = {
    env,
    config,
    database: opened.database,
    outgoing,
    resolver,
    dkimSelectors,
    now: () => new Date(),
    mayWrite,
    openBucket,
  };
  try {
    for (const [title, check] of Object.entries(checks)) yield { title, findings: await runCheck(check, installation) };
  } finally {
    await outgoing.close();
    await opened.database?.close();
  }
}

/** A check that itself fails has found out nothing. */
async function runCheck(check: Check, installation: Installation): Promise<Finding[]> {
  try {
    return await check(installation);
  } catch (error) {
    return [notChecked(`Looking at it failed: ${messageOf(error)}`)];
  }
}
