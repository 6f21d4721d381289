import { type Mutation, mutation } from './mutation.ts';

const untouched = (one: Mutation): Mutation => ({ ...one, wholeFile: true });

/** Of backups and what goes with them, of files that are taken, and of what is logged. */
export const operationsMutations: readonly Mutation[] = [
  mutation(
    'programs of PostgreSQL verify the server wherever the product does',
    'scripts/backup/tools.ts',
    ["verified: 'verify-full'", "verified: 'require'"],
    'scripts/backup/tools.test.ts: verify the server where the product does, however the address asks for it: %s',
  ),
  mutation(
    'a form that is refused has come before it is answered, so that the answer is read',
    'server/http/answers.ts',
    ['status !== 408 && (await', 'status !== 408 || (await'],
    'server/http/unread-bodies.deep.test.ts: is answered with the page that says so, also when it comes slowly: %s',
  ),
  mutation(
    'of a body that is refused no more is taken than the limit says',
    'server/http/unread-bodies.ts',
    ['    if (size > most) return false;\n', ''],
    'server/http/unread-bodies.deep.test.ts: no more is taken than the limit says',
  ),
  mutation(
    'lines of the log that did not arrive are sent again',
    'platform/log/forward.ts',
    ['      waiting = [...batch, ...waiting];\n', ''],
    'platform/log/forward.test.ts: wait while nobody takes them, arrive in their order once somebody does, and both is said once',
  ),
  mutation(
    'two checkpoints that were kept have to be of one log',
    'core/base/audit/export/verify.mjs',
    ['newest && !(await areOne(ask, key, newest, head))', 'newest && false'],
    'core/base/audit/export/growth.deep.test.ts: catches a site that shows each asker a log of their own',
  ),
  mutation(
    'a flaw of a library that nobody has judged is overdue',
    'scripts/flaws/judge.ts',
    ['    if (!known)\n', '    if (!known && today > url)\n'],
    'scripts/flaws/judge.test.ts: that nobody has judged is overdue at once',
  ),
  mutation(
    'a database across others’ networks is not reached in plain text unless its address says so',
    'platform/config/rules.ts',
    [', ...checkDatabaseLinks(values)];', '];'],
    'platform/config.test.ts: %s are refused',
  ),
  mutation(
    'signing in again ends the session that was open in the browser',
    'core/accounts/sessions/internal/open-session.ts',
    ['  await endSessionIn(tx, ctx, account, browser);\n', ''],
    'core/accounts/sessions/sessions.test.ts: has one session in a browser: signing in again there ends the one before, and no other',
  ),
  mutation(
    'a file in which the malware scanner finds something is refused',
    'core/base/require-clean.ts',
    ['if (found === null) return;', 'if (found !== undefined) return;'],
    'core/orders/actions/files.test.ts: is not taken with malware in it, nor while nobody can look',
  ),
  mutation(
    'a file that the malware scanner did not look through is not clean',
    'platform/malware/clamd.ts',
    ["if (answer === 'stream: OK') return null;", 'return null;'],
    'platform/malware/clamd.test.ts: what is not looked at is never called clean: too large for it',
  ),
  mutation(
    'a refused form leaves a line in the log',
    'app/forms/answer.ts',
    ['  else logRefused(ctx, told, intent);\n', ''],
    'app/forms/act.test.ts: is which form, who sent it and why, and nothing that was typed: %s',
  ),
  mutation(
    'what goes to object storage is signed with its digest',
    'platform/objects/s3-requests.ts',
    ["    .update(body ?? '')", "    .update('')"],
    'platform/objects/s3.test.ts: is kept under its name below the prefix, read, and removed',
  ),
  mutation(
    'a refusal inside of a 200 is no success',
    'platform/objects/s3-upload.ts',
    ['      if (refused) throw', '      if (refused === undefined) throw'],
    'platform/objects/s3.test.ts: is tried again: 503, a broken connection, and an error inside of 200',
  ),
  mutation(
    'the backup that is verified is what the storage gives back',
    'scripts/backup/scheduled.ts',
    ['    await verify(back);', '    await verify(file);'],
    'scripts/backup/bucket.deep.test.ts: that comes back altered is not called verified, and deletes no older one',
  ),
  untouched(
    mutation(
      'a copy of the checkpoints is never continued with another log',
      'scripts/backup/stored-checkpoints.ts',
      ['return theirs.equals(ours);', 'return theirs.length === ours.length || true;'],
      'scripts/backup/records.test.ts: leave a copy alone that the file does not continue, and say so',
    ),
  ),
  untouched(
    mutation(
      'the ledger of erasures comes back to a data folder that was lost',
      'scripts/backup/records.ts',
      ['      await fetchLedger(platform.config, store);', '      sentLedger ??= null;'],
      'scripts/backup/records.test.ts: name whoever was erased, also where the data folder was lost and the database is an older one',
    ),
  ),
  mutation(
    'no job runs in a process whose clock is wrong',
    'platform/queue/run-job.ts',
    ['if (clockFault(platform.clock) !== null)', 'if (false)'],
    'server/jobs/wrong-clock.test.ts: by %i ms runs no job, so that nothing is deleted',
  ),
  mutation(
    'a clock that is set while a job runs ends the job',
    'platform/queue/run-job.ts',
    ['clock: guardedClock(platform.clock) };', 'clock: platform.clock };'],
    'server/jobs/wrong-clock.test.ts: that is set while a job runs ends the job at its next look at the clock',
  ),
  mutation(
    'a process whose clock is wrong is not ready',
    'server/http/readiness.ts',
    ['if (reason !== null) return', 'if (reason === "") return'],
    'server/jobs/wrong-clock.test.ts: by %i ms is not ready, and says why',
  ),
  mutation(
    'nothing is sealed with a key that the log was not signed with',
    'core/base/audit/actions/seal-entries.ts',
    ['  await requireSigningKey(tx, config);\n', ''],
    'core/base/audit/signing-key.test.ts: signs nothing when it is another than signed the newest checkpoint',
  ),
  mutation(
    'no process starts with a key that its log was not signed with',
    'server/wire.ts',
    ['    await platform.database.transaction(systemScope, (tx) => requireSigningKey(tx, config));\n', ''],
    'server/wire.test.ts: does not start with an audit key that its log was not signed with, unless the former one is named',
  ),
  mutation(
    'the application writes no statement that the owner of the queue runs',
    'platform/queue/install.ts',
    ["relname not in ('bam', 'version')", "relname <> 'version'"],
    'db/functions.test.ts: the application cannot leave the owner %s to go by',
  ),
  mutation(
    'the application gives the owner of the queue no name of a table',
    'platform/queue/install.ts',
    [" check (table_name = 'job_common' and not partition)", ' check (true)'],
    'db/functions.test.ts: the application cannot leave the owner %s to go by',
  ),
  mutation(
    'the ledger of erasures is believed only as far as it is signed',
    'core/lifecycle/erasure/internal/signed-ledger.ts',
    ['if (last && openNote(', 'if (last && length < 0 && openNote('],
    'core/lifecycle/erasure/internal/signed-ledger.test.ts: is not believed with %s, and nothing is added to it',
  ),
  mutation(
    'each line of the ledger of erasures continues the one before it',
    'core/lifecycle/erasure/internal/signed-ledger.ts',
    [' || last.before !== head)', ')'],
    'core/lifecycle/erasure/internal/signed-ledger.test.ts: is not believed with %s, and nothing is added to it',
  ),
  untouched(
    mutation(
      'an erasure is repeated only after a restore',
      'core/lifecycle/erasure/internal/ledger.ts',
      ['  if (!madeAt) return [];\n', '  if (!madeAt) return [...entries.values()];\n'],
      'core/lifecycle/erasure/actions/erase-account.test.ts: is not done again without a restore, whatever the ledger names',
    ),
  ),
  untouched(
    mutation(
      'an account that was used since its erasure is not erased again',
      'core/lifecycle/erasure/internal/erase-again.ts',
      ['if (await isUsedSince(tx, entry))', 'if (false)'],
      'core/lifecycle/erasure/actions/erase-account.test.ts: is not done again to an account that was used since, and the owner is told once',
    ),
  ),
  mutation(
    'backups are locked under a passphrase that is stretched, or under a key',
    'scripts/backup/locks.ts',
    ['  lock.setPassphrase(passphrase);', '  lock.setScryptWorkFactor(10);\n  lock.setPassphrase(passphrase);'],
    'scripts/backup/locks.test.ts: a passphrase is stretched by scrypt before it locks a backup, as OWASP asks for: N of 2^17 at least',
  ),
];
