import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { settledMemoryOf } from '../scripts/faults/memory.ts';
import { openStreams } from '../scripts/faults/streams.ts';
import { cpuSecondsOf } from './cpu.ts';

const tables = [
  ...['profiles', 'service_requests', 'contact_messages', 'audit_logs', 'analytics_events'],
  ...['user_scans', 'scan_identifiers', 'scan_checks', 'scan_findings'],
];
/** Of a row beside what it holds: the pointer to it. */
const POINTER = 4;
const STREAMS = 1_000;
const IDLE_MS = 20_000;

export interface TableCost {
  table: string;
  rows: number;
  /** Bytes of a row, and of what all indexes hold of it. */
  row: number;
  index: number;
}

/** Bytes of a row of each of the largest tables, with all its parts where it is partitioned. */
export async function measureBytes(client: pg.Client): Promise<TableCost[]> {
  const costs: TableCost[] = [];
  for (const table of tables) {
    const { rows } = await client.query<Omit<TableCost, 'table'>>(
      `with parts as (select inhrelid::regclass as part from pg_inherits where inhparent = $1::regclass union all select $1::regclass)
       select n::int as rows, (sum(pg_table_size(part)) / greatest(n, 1))::int as row, (sum(pg_indexes_size(part)) / greatest(n, 1))::int as index
       from parts, (select count(*) as n from ${table}) as counted group by n`,
      [`public.${table}`],
    );
    if (rows[0]) costs.push({ table, ...rows[0] });
  }
  return costs;
}

export interface ScanCost {
  checks: number;
  findings: number;
  /** Of all its rows, without indexes. */
  bytes: number;
}

/** Bytes of one scan that was really made. */
export async function measureScan(client: pg.Client, scanId: string): Promise<ScanCost> {
  const parts = [
    ['user_scans', 'id'],
    ['scan_identifiers', 'scan_id'],
    ['scan_checks', 'scan_id'],
    ['scan_findings', 'scan_id'],
  ] as const;
  const found = new Map<string, { rows: number; bytes: number }>();
  for (const [table, column] of parts) {
    const { rows } = await client.query<{ rows: number; bytes: number }>(
      `select count(*)::int as rows, coalesce(sum(pg_column_size(t.*) + ${POINTER}), 0)::int as bytes from ${table} t where ${column} = $1`,
      [scanId],
    );
    if (rows[0]) found.set(table, rows[0]);
  }
  return {
    checks: found.get('scan_checks')?.rows ?? 0,
    findings: found.get('scan_findings')?.rows ?? 0,
    bytes: [...found.values()].reduce((sum, { bytes }) => sum + bytes, 0),
  };
}

export interface StreamCost {
  /** Bytes of memory of the process for each open stream. */
  bytes: number;
  /** Processor time of the process for each open stream on which nothing happens, in milliseconds a minute. */
  idleMsPerMinute: number;
}

/** What open pages cost the process that serves them. @param pid of it */
export async function measureStreams(port: number, pid: number): Promise<StreamCost> {
  const before = await settledMemoryOf(pid);
  const idle = await cpuPerMinute(pid);
  const streams = await openStreams(port, 'branding-changes', STREAMS);
  const bytes = Math.max(0, (await settledMemoryOf(pid)) - before) / STREAMS;
  const busy = await cpuPerMinute(pid);
  for (const stream of streams) stream.leave();
  return { bytes, idleMsPerMinute: Math.max(0, busy - idle) / STREAMS };
}

/** Milliseconds of processor time in a minute. */
async function cpuPerMinute(pid: number): Promise<number> {
  const before = cpuSecondsOf(pid);
  await wait(IDLE_MS);
  return ((cpuSecondsOf(pid) - before) * 1_000 * 60_000) / IDLE_MS;
}
