import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { asvsRows } from '#tests/asvs/table.ts';
import { faultsOf, writeTable } from './asvs/table.ts';
import { root } from './processes.ts';
import { securityDocument } from './security/document.ts';

/** `npm run asvs`: writes docs/asvs.md and docs/security.md, and ends with 1 when a test that it names is missing or skipped. */
writeFileSync(path.join(root, 'docs/asvs.md'), writeTable(asvsRows));
writeFileSync(path.join(root, 'docs/security.md'), await securityDocument());
const faults = faultsOf(asvsRows);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
