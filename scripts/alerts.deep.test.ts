import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { findProgram } from './debian.ts';
import { root } from './processes.ts';

const promtool = findProgram('promtool');
const fileOf = (name: string) => path.join(root, 'deploy', name);
const ask = (...args: string[]) => execFileSync(promtool ?? '', args, { encoding: 'utf8', stdio: 'pipe' });

describe('the alerts for Prometheus', () => {
  it('are each named by a test of theirs', () => {
    const { groups } = parse(readFileSync(fileOf('alerts.yml'), 'utf8')) as {
      groups: { rules: { alert: string }[] }[];
    };
    const names = groups.flatMap(({ rules }) => rules.map(({ alert }) => alert));
    const tests = readFileSync(fileOf('alerts.test.yml'), 'utf8');
    expect(names.length).toBeGreaterThan(10);
    expect(names.filter((name) => !tests.includes(name))).toEqual([]);
  });

  it.runIf(promtool === null)('are not tried here: no promtool on this machine', () => {
    expect(promtool).toBeNull();
  });

  it.runIf(promtool !== null)('are rules that Prometheus reads', () => {
    expect(ask('check', 'rules', fileOf('alerts.yml'))).toContain('SUCCESS');
  });

  it.runIf(promtool !== null)('are raised by what they are for, and not while nothing is wrong', () => {
    expect(ask('test', 'rules', fileOf('alerts.test.yml'))).toContain('SUCCESS');
  });
});
