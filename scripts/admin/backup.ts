import { parseArgs } from 'node:util';
import { plural } from '#contract/base/formats.ts';
import type { Environment } from '#platform/config/variables.ts';
import { type Config, loadConfig } from '#platform/config.ts';
import type { ObjectStore } from '#platform/objects/object-store.ts';
import { createBackup } from '../backup/create.ts';
import { createKey, createLock } from '../backup/locks.ts';
import { inspectBackup, type Manifest } from '../backup/manifest.ts';
import { fetchLedger } from '../backup/records.ts';
import { restoreBackup } from '../backup/restore.ts';
import { makeScheduledBackup } from '../backup/scheduled.ts';
import { backupSigner, ownSigners, type Trust } from '../backup/signature.ts';
import { listStored, openBucket } from '../backup/stored.ts';
import { printVerification } from './audit.ts';
import { type AsideCommand, UsageError } from './command.ts';

function fileIn(positionals: readonly string[]): string {
  const [file, more] = positionals;
  if (file === undefined || more !== undefined) throw new UsageError('Which file? Give one.');
  return file;
}

const backup: AsideCommand = {
  usage: 'backup FILE [--passphrase-file FILE | --recipient AGE…] [--with-secrets]',
  summary: 'writes an encrypted backup of the database; with --with-secrets the keys are in it as well',
  plan(args) {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        'passphrase-file': { type: 'string' },
        recipient: { type: 'string', multiple: true, default: [] },
        'with-secrets': { type: 'boolean', default: false },
      },
    });
    const file = fileIn(positionals);
    return async (env, say) => {
      const lock = createLock({ passphraseFile: values['passphrase-file'], recipients: values.recipient }, env);
      say(`${file}: ${contentsOf(await createBackup(file, { lock, withSecrets: values['with-secrets'], env }))}`);
      say(`Signed by ${backupSigner(loadConfig(env).auditSigningKey).verifierKey}`);
      if (!values['with-secrets']) say('The keys are not in it. Keep them apart: without them it cannot be read.');
      return 0;
    };
  },
};

const scheduled: AsideCommand = {
  usage: 'scheduled-backup',
  summary: 'writes a backup into BACKUP_DIR, restores it into a scratch database, keeps the newest BACKUP_KEEP',
  plan(args) {
    parseArgs({ args: [...args] });
    return async (env, say) => {
      await makeScheduledBackup({ env, now: new Date(), say });
      return 0;
    };
  },
};

/** @throws UsageError where no storage is named */
function requireBucket(env: Environment): { bucket: ObjectStore; config: Config } {
  const config = loadConfig(env);
  const bucket = openBucket(config, env);
  if (bucket === null) throw new UsageError('Set BACKUP_S3_ENDPOINT and what goes with it; see .env.example.');
  return { bucket, config };
}

const stored: AsideCommand = {
  usage: 'stored-backups',
  summary: 'lists the backups in the storage that BACKUP_S3_… names, oldest first',
  plan(args) {
    parseArgs({ args: [...args] });
    return async (env, say) => {
      const { bucket } = requireBucket(env);
      try {
        for (const { name, bytes } of await listStored(bucket)) say(`${name}  ${bytes.toLocaleString('en-GB')} bytes`);
        return 0;
      } finally {
        await bucket.close();
      }
    };
  },
};

const fetchStored: AsideCommand = {
  usage: 'fetch-backup NAME FILE',
  summary: 'writes a stored backup to a new file for restore, and adds what was erased since to the ledger in DATA_DIR',
  plan(args) {
    const { positionals } = parseArgs({ args: [...args], allowPositionals: true });
    const [name, file, more] = positionals;
    if (name === undefined || file === undefined || more !== undefined)
      throw new UsageError('Which backup, and where to? Give its name, as stored-backups lists it, and a file.');
    return async (env, say) => {
      const { bucket, config } = requireBucket(env);
      try {
        await bucket.getFile(name, file);
        say(`${file} is ${name} from ${bucket.place}.`);
        const erased = await fetchLedger(config, bucket);
        say(`The ledger of erasures there names ${plural(erased, 'account')}.`);
        return 0;
      } finally {
        await bucket.close();
      }
    };
  },
};

const restore: AsideCommand = {
  usage:
    'restore FILE [--passphrase-file FILE | --identity-file FILE] [--signer KEY]… [--unverified] [--replace [--force]] [--send-mail] [--check]',
  summary: 'puts a backup in the place of the database; --check only reads it to its end',
  plan(args) {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        'passphrase-file': { type: 'string' },
        'identity-file': { type: 'string' },
        signer: { type: 'string', multiple: true, default: [] },
        unverified: { type: 'boolean', default: false },
        replace: { type: 'boolean', default: false },
        force: { type: 'boolean', default: false },
        'send-mail': { type: 'boolean', default: false },
        check: { type: 'boolean', default: false },
      },
    });
    const file = fileIn(positionals);
    return async (env, say) => {
      const key = createKey({ passphraseFile: values['passphrase-file'], identityFile: values['identity-file'] }, env);
      const trust: Trust = {
        signers: [...ownSigners(env), ...values.signer],
        isPassphrase: values['identity-file'] === undefined,
        isUnverified: values.unverified,
      };
      if (values.check) {
        say(`${file} is whole: ${contentsOf((await inspectBackup(file, key, trust)).manifest)}`);
        return 0;
      }
      const { replace, force, 'send-mail': sendMail } = values;
      const restored = await restoreBackup(file, { key, trust, replace, force, sendMail, env });
      if (restored.cutOff.length > 0) say(`Cut off: ${restored.cutOff.join(', ')}. Restart what they belong to.`);
      say(`Restored ${contentsOf(restored.manifest)}`);
      if (restored.putAside) say(`The file of checkpoints that was there is now ${restored.putAside}.`);
      if (restored.erasedAgain > 0)
        say(`${plural(restored.erasedAgain, 'account')} erased since then will be erased again once the product runs.`);
      if (restored.ledgerFault) say(restored.ledgerFault);
      if (restored.isMailHeld) say('No mail leaves until you say so: npm run admin -- mail release [--discard].');
      const status = printVerification(restored.verification, say);
      return restored.ledgerFault ? 1 : status;
    };
  },
};

/** What a backup holds, in a line. */
function contentsOf({ rows, migration, createdAt, database, engine }: Manifest): string {
  const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
  const kind = database === 'embedded' ? `embedded database, ${engine}` : `PostgreSQL ${engine}`;
  const sizes = `${plural(total, 'row')} in ${plural(Object.keys(rows).length, 'table')}`;
  return `${sizes}, schema ${migration.name}, ${kind}, ${createdAt}.`;
}

export const backupCommands: readonly AsideCommand[] = [backup, scheduled, stored, fetchStored, restore];
