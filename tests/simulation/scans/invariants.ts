import { sql } from 'drizzle-orm';
import { findDataKey, openExposure, openMetadata } from '#core/scans/internal/sealed.ts';
import type { ScanMetadata } from '#core/scans/schema.ts';
import type { Answer } from '#core/sources/define.ts';
import type { Transaction } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import type { Person } from '#tests/cast.ts';
import type { Stage } from '../stage.ts';
import type { Asked } from './outside.ts';
import { KNOWN_TO_HUDSON_ROCK, sources } from './sources.ts';

/** A run that had begun goes on for so long after its address was put on the list. */
const RUN_MS = 150_000;
/** A question is on its way out no longer than that. */
const HELD_UP_MS = 60_000;

type Row<Shape> = Shape & Record<string, unknown>;

interface Scan {
  id: string;
  userId: string | null;
  serviceId: string;
  scanType: string;
  status: 'pending' | 'processing' | 'completed' | 'failed';
  metadata: ScanMetadata;
  dataKeyId: string;
  finishedAt: number | null;
}
interface Check {
  scanId: string;
  sourceId: string;
  state: string;
  reason: string | null;
  /** When its source said so; milliseconds. */
  saidAt: number | null;
}
interface Finding {
  id: string;
  scanId: string;
  sourceId: string;
  sealed: string;
  withdrawn: boolean;
}
interface Tables {
  scans: (Scan & { email: string })[];
  checks: Check[];
  findings: (Finding & { key: string })[];
}

const ms = (column: string) => sql.raw(`(extract(epoch from ${column}) * 1000)::float8`);
const scansKept = sql`select id, user_id as "userId", service_id as "serviceId", scan_type as "scanType", status, metadata,
  data_key_id as "dataKeyId", ${ms('finished_at')} as "finishedAt" from user_scans order by created_at, id`;
const checksKept = sql`select scan_id as "scanId", source_id as "sourceId", state, reason,
  ${ms('coalesce(answered_at, finished_at)')} as "saidAt" from scan_checks order by scan_id, position`;
const findingsKept = sql`select id, scan_id as "scanId", source_id as "sourceId", sealed, withdrawn_at is not null as withdrawn
  from scan_findings order by scan_id, id`;

/** What must hold about scans; the sandbox knows what is true of everybody. */
export function createScanChecks(stage: Stage, customers: readonly Person[]) {
  const { base, world, outside, scheduler, letters, clock, processes } = stage;
  const opened = new Map<string, { email: string; keys: Map<string, string> }>();
  /** When each address was first seen on the list of those that are never scanned; milliseconds that had passed. */
  const optedOut = new Map<string, number>();
  let askedBefore = 0;
  let counts = { scans: 0, completed: 0, findings: 0, late: 0, recalls: 0 };

  async function read(): Promise<Tables> {
    return base.transaction(systemScope, async (tx) => {
      const { rows: scans } = await tx.execute<Row<Scan>>(scansKept);
      const { rows: checks } = await tx.execute<Row<Check>>(checksKept);
      const { rows: findings } = await tx.execute<Row<Finding>>(findingsKept);
      for (const scan of scans) if (!opened.has(scan.id)) await open(tx, scan);
      await openNew(tx, scans, findings);
      const keyOf = ({ id, scanId }: Finding) => opened.get(scanId)?.keys.get(id) ?? '';
      return {
        scans: scans.map((scan) => ({ ...scan, email: opened.get(scan.id)?.email ?? '' })),
        checks,
        findings: findings.map((finding) => ({ ...finding, key: keyOf(finding) })),
      };
    });
  }

  async function open(tx: Transaction, scan: Scan): Promise<void> {
    const key = await findDataKey(tx, world.vault, scan.dataKeyId);
    const { contact_email: email } = key
      ? openMetadata(world.vault, key, scan.id, scan.metadata)
      : { contact_email: '' };
    opened.set(scan.id, { email, keys: new Map() });
  }

  async function openNew(tx: Transaction, scans: readonly Scan[], findings: readonly Finding[]): Promise<void> {
    const closed = findings.filter(({ id, scanId }) => !opened.get(scanId)?.keys.has(id));
    for (const [scanId, own] of Map.groupBy(closed, (finding) => finding.scanId)) {
      const key = await findDataKey(tx, world.vault, scans.find(({ id }) => id === scanId)?.dataKeyId ?? '');
      for (const { id, sealed } of own)
        opened.get(scanId)?.keys.set(id, key ? openExposure(world.vault, key, id, sealed).key : '');
    }
  }

  /** What the source answered then: the truth, or its lie. Null where it gave no documented answer then. */
  async function saidThen({ sourceId, saidAt }: Check, email: string): Promise<Answer | null> {
    const given = outside.given.find((one) => one.sourceId === sourceId && one.email === email && one.at === saidAt);
    if (!given) return null;
    if (given.mood === 'finds-nobody') return { state: 'clear' };
    if (given.mood !== 'finds-everybody') return outside.truth(sourceId, email);
    const known = sourceId === 'hibp-pastes' ? 'account-exists@hibp-integration-tests.com' : KNOWN_TO_HUDSON_ROCK;
    return outside.truth(sourceId, known);
  }

  async function faultsOfChecks({ scans, checks, findings }: Tables): Promise<string[]> {
    const faults: string[] = [];
    const emailOf = new Map(scans.map(({ id, email }) => [id, email]));
    const own = Map.groupBy(findings, ({ scanId, sourceId }) => `${scanId} ${sourceId}`);
    for (const check of checks) {
      if (check.state !== 'found' && check.state !== 'clear') continue;
      const name = `${check.state} of ${check.sourceId} in scan ${check.scanId}`;
      const said = await saidThen(check, emailOf.get(check.scanId) ?? '');
      if (said?.state !== check.state) faults.push(`${name}: the source ${said ? 'said otherwise' : 'never said so'}`);
      const told = said?.state === 'found' ? said.exposures.map(({ key }) => key) : [];
      const kept = (own.get(`${check.scanId} ${check.sourceId}`) ?? []).filter(({ withdrawn }) => !withdrawn);
      const keys = kept.map(({ key }) => key);
      if (new Set(keys).size < keys.length) faults.push(`${name}: a finding stands there twice`);
      if (keys.toSorted().join() !== [...new Set(told)].sort().join())
        faults.push(`${name}: findings are ${keys.join()}, and it said ${told.join()}`);
    }
    return faults;
  }

  function faultsOfStates({ scans, checks, findings }: Tables): string[] {
    const faults: string[] = [];
    const ofScan = Map.groupBy(checks, ({ scanId }) => scanId);
    for (const { id, status } of scans) {
      const open = ofScan.get(id)?.filter(({ state }) => state === 'queued' || state === 'checking') ?? [];
      if ((status === 'completed' || status === 'failed') && open.length > 0)
        faults.push(`scan ${id} is ${status}, and ${open.length} checks are open`);
    }
    const states = new Map(checks.map(({ scanId, sourceId, state }) => [`${scanId} ${sourceId}`, state]));
    for (const { scanId, sourceId, withdrawn } of findings)
      if (!withdrawn && states.get(`${scanId} ${sourceId}`) !== 'found')
        faults.push(`a finding of ${sourceId} counts in scan ${scanId}, whose check does not say so`);
    return faults;
  }

  /**
   * A process that is held up between the last look at the database and the question tells others afterwards when it went
   * out (record 029): others do not know it before, nor ever when it dies there.
   */
  function isExcused(first: Asked, last: Asked): boolean {
    const isKnownElsewhere = processes.all().length > 1 || first.crashes !== last.crashes;
    const wasHeldUp = clock.stalls.some((at) => at > first.passed - HELD_UP_MS && at <= last.passed);
    return isKnownElsewhere && wasHeldUp;
  }

  /** Limits of vendors, and what must not be asked at all. */
  function faultsOfQuestions(): string[] {
    if (outside.asked.length === askedBefore) return [];
    const faults: string[] = [];
    for (const { email, sourceId, passed } of outside.asked.slice(askedBefore)) {
      const since = email === null ? undefined : optedOut.get(email);
      if (since !== undefined && passed - since > RUN_MS)
        faults.push(`${sourceId} was asked about ${email}, who opted out`);
    }
    askedBefore = outside.asked.length;
    for (const { id, vendor } of sources) {
      const own = outside.asked.filter(({ sourceId }) => sourceId === id).sort((one, other) => one.at - other.at);
      for (const { most, seconds } of vendor.windows)
        for (const [place, last] of own.entries()) {
          const first = own[place - most];
          if (first && last.at - first.at < seconds * 1_000 && !isExcused(first, last))
            faults.push(`${vendor.id} was asked ${most + 1} times in ${(last.at - first.at) / 1_000} s`);
        }
    }
    return faults;
  }

  async function noteOptOuts(): Promise<void> {
    const { rows } = await base.transaction(systemScope, (tx) =>
      tx.execute<{ email_index: string }>(sql`select email_index from opt_outs`),
    );
    const indexes = new Set(rows.map((row) => row.email_index));
    for (const email of outside.people) {
      const isOut = indexes.has(world.vault.blindIndex(email));
      if (!isOut) optedOut.delete(email);
      else if (!optedOut.has(email)) optedOut.set(email, scheduler.now);
    }
  }

  async function faultsNow(): Promise<string[]> {
    const tables = await read();
    const faults = faultsOfQuestions();
    await noteOptOuts();
    return [...faults, ...faultsOfStates(tables), ...(await faultsOfChecks(tables))];
  }

  /** Ids of scans that a mail leads to, by its links. */
  async function scansIn(text: string): Promise<string[]> {
    const own = [...text.matchAll(/dashboard\/scans\/([0-9a-f-]{36})/g)].map(([, id = '']) => id);
    const hashes = [...text.matchAll(/scan\/open\?token=([\w-]{43})&ended/g)].map(([, token = '']) =>
      world.vault.hashToken(token),
    );
    const { rows } = await base.transaction(systemScope, (tx) =>
      tx.execute<{ id: string }>(sql`select scan_id as id from scan_links where token_hash in
        (select jsonb_array_elements_text(${JSON.stringify(hashes)}::jsonb))`),
    );
    return [...new Set([...own, ...rows.map(({ id }) => id)])];
  }

  /** How many mails of a kind lead to each scan; one that came twice counts once. */
  async function countMails(subject: RegExp): Promise<Map<string, number>> {
    const sent = new Map(letters.filter((one) => subject.test(one.subject)).map((one) => [one.messageId, one]));
    const found = new Map<string, number>();
    for (const { text } of sent.values()) for (const id of await scansIn(text)) found.set(id, (found.get(id) ?? 0) + 1);
    return found;
  }

  async function faultsOfEnds({ scans, checks }: Tables): Promise<string[]> {
    const faults: string[] = [];
    const ended = await countMails(/^Your scan (is complete|could not be finished)/);
    const amended = await countMails(/^The rest of your scan is in/);
    const waiting = new Set(checks.flatMap(({ scanId, state }) => (state === 'waiting' ? [scanId] : [])));
    for (const { id, status, userId, scanType } of scans) {
      const isAsleep = status === 'pending' && userId === null && scanType !== 'watch_scan';
      if (status !== 'completed' && status !== 'failed' && !isAsleep) faults.push(`scan ${id} is ${status} for ever`);
      if (waiting.has(id)) faults.push(`scan ${id} waits for ever`);
      const wanted = isAsleep || scanType !== 'privacy_scan' ? 0 : 1;
      if ((ended.get(id) ?? 0) !== wanted) faults.push(`${ended.get(id) ?? 0} mails tell how scan ${id} ended`);
      if ((amended.get(id) ?? 0) > 1) faults.push(`${amended.get(id)} mails tell that scan ${id} was amended`);
    }
    return faults;
  }

  /** What a liar said since its last good control counts nowhere, and is taken back once. */
  async function faultsOfRecalls({ scans, checks }: Tables): Promise<string[]> {
    const { rows: recalls } = await base.transaction(systemScope, (tx) =>
      tx.execute<{ source: string; from: string | null; until: string }>(sql`select details->>'sourceId' as source,
        details->>'from' as from, details->>'until' as until from audit_logs where details->>'event' = 'source.recalled'`),
    );
    counts.recalls = recalls.length;
    const faults: string[] = [];
    const concerned = new Map<string, number>();
    for (const { source, from, until } of recalls)
      for (const { scanId, sourceId, state, reason, saidAt } of checks) {
        const isOf = sourceId === source && saidAt !== null && saidAt <= Date.parse(until);
        if (!isOf || (from !== null && saidAt <= Date.parse(from))) continue;
        if (state === 'found' || state === 'clear')
          faults.push(`${state} of ${source} in scan ${scanId} was not withdrawn`);
        const scan = scans.find(({ id }) => id === scanId);
        const wasOver = scan?.finishedAt != null && scan.finishedAt <= Date.parse(until);
        if (reason === 'withdrawn' && scan && wasOver) concerned.set(scan.email, recalls.length);
      }
    for (const email of outside.people) {
      const mails = letters.filter(({ to, subject }) => to === email && subject === 'We have to correct your scan');
      const told = new Set(mails.map(({ messageId }) => messageId)).size;
      if (told > recalls.length) faults.push(`${email} was corrected ${told} times, after ${recalls.length} recalls`);
      if (told === 0 && concerned.has(email)) faults.push(`${email} was not told that an answer was withdrawn`);
    }
    return faults;
  }

  /** Two mails about one watch are most of a day apart. */
  async function faultsOfWatching(): Promise<string[]> {
    const { rows } = await base.transaction(systemScope, (tx) =>
      tx.execute<{ id: string; at: number }>(sql`select entity_id as id, ${ms('created_at')} as at from audit_logs
        where details->>'event' = 'watching.mailed' order by created_at`),
    );
    return [...Map.groupBy(rows, ({ id }) => id).values()].flatMap((own) =>
      own.some(({ at }, place) => place > 0 && at - (own[place - 1]?.at ?? 0) < 19 * 3_600_000)
        ? [`watch ${own[0]?.id} was written to twice in a day`]
        : [],
    );
  }

  return {
    faultsNow,
    async faultsAtRest(): Promise<string[]> {
      const tables = await read();
      counts = {
        ...counts,
        scans: tables.scans.length,
        completed: tables.scans.filter(({ status }) => status === 'completed').length,
        findings: tables.findings.length,
        late: letters.filter(({ subject }) => subject === 'The rest of your scan is in').length,
      };
      return [
        ...(await faultsNow()),
        ...(await faultsOfEnds(tables)),
        ...(await faultsOfRecalls(tables)),
        ...(await faultsOfWatching()),
      ];
    },
    counts: () => counts,
    customers,
  };
}
