import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readLockfile } from '../lockfile.ts';
import { type BillOfMaterials, billOfMaterials } from './bill-of-materials.ts';
import { provenanceOf } from './provenance.ts';

describe('the bill of materials', () => {
  it('names every package that runs, in its version and with the digest it is installed under, and none that only builds', async () => {
    const bill: BillOfMaterials = JSON.parse(await billOfMaterials());
    const locked = Object.entries(readLockfile().packages).filter(([name, { dev }]) => name && !dev);
    const wanted = locked.map(([name, { version }]) => `${name.replace(/^.*node_modules\//, '')}@${version}`);
    expect(wanted.length).toBeGreaterThan(100);
    expect(new Set(bill.components.map(({ name, version }) => `${name}@${version}`))).toEqual(new Set(wanted));
    expect(bill.components.filter(({ hashes }) => hashes?.[0]?.alg !== 'SHA-512')).toEqual([]);
    expect(bill.components.map(({ name }) => name)).not.toContain('vite');
  });

  it('is a CycloneDX document of this product, the same each time', async () => {
    const text = await billOfMaterials();
    const bill: BillOfMaterials = JSON.parse(text);
    expect(bill).toMatchObject({
      bomFormat: 'CycloneDX',
      metadata: { component: { name: 'quietprint', type: 'application' } },
    });
    expect(bill.serialNumber).toMatch(/^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(bill.metadata.timestamp).toBeUndefined();
    expect(await billOfMaterials()).toBe(text);
  });
});

describe('the provenance of a build', () => {
  const build = () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'quietprint-build-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    mkdirSync(path.join(folder, 'client'));
    writeFileSync(path.join(folder, 'client/b.js'), 'b');
    writeFileSync(path.join(folder, 'a.js'), 'a');
    return folder;
  };
  const of = (folder: string) => provenanceOf({ sources: 'f'.repeat(64), folder, env: { SOURCE_COMMIT: 'c0ffee' } });

  it('names what was made and from what, by digests', async () => {
    const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
    const statement = JSON.parse(await of(build()));
    expect(statement.subject).toEqual([
      { name: 'a.js', digest: { sha256: sha256('a') } },
      { name: 'client/b.js', digest: { sha256: sha256('b') } },
    ]);
    expect(statement.predicate.buildDefinition.resolvedDependencies).toEqual([
      { name: 'sources', digest: { sha256: 'f'.repeat(64) } },
      { name: 'package-lock.json', digest: { sha256: expect.stringMatching(/^[0-9a-f]{64}$/) } },
      { name: 'commit', digest: { gitCommit: 'c0ffee' } },
    ]);
  });

  it('is the same for the same build, wherever and whenever it is made', async () => {
    expect(await of(build())).toBe(await of(build()));
  });
});
