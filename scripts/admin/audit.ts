import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { plural } from '#contract/base/formats.ts';
import { tidyNote } from '#contract/proof/note.ts';
import { type Fault, type Verification, verifyLog } from '#core/base/audit/queries/verify.ts';
import type { Command } from './command.ts';

/** A log that was rewritten has a fault in every line; the first ones say where it began. */
const MOST_SHOWN = 20;

const placeOf = ({ position, until }: Fault) =>
  until === undefined || until === position ? `position ${position}` : `positions ${position} to ${until}`;

export const auditVerify: Command = {
  usage: 'audit verify [--file FILE] [--checkpoint FILE]… [--former-key KEY]…',
  summary: 'checks every sealed entry of the audit log; names the position of what was tampered with',
  plan(args) {
    const { values } = parseArgs({
      args: [...args],
      options: {
        file: { type: 'string' },
        checkpoint: { type: 'string', multiple: true, default: [] },
        'former-key': { type: 'string', multiple: true, default: [] },
      },
    });
    const notes = values.checkpoint.map((file) => tidyNote(readFileSync(file, 'utf8')));
    const formerKeys = values['former-key'];
    const witness = values.file === undefined ? {} : { witness: values.file };
    return async (platform, say) =>
      printVerification(await verifyLog(platform, { ...witness, notes, formerKeys }), say);
  },
};

/** Says what was found. @returns the exit status */
export function printVerification(
  { sealed, waiting, checkpoints, witnessed, erased, faults }: Verification,
  say: (line: string) => void,
): number {
  say(`${plural(sealed, 'sealed entry', 'sealed entries')}, ${plural(checkpoints, 'checkpoint')}.`);
  if (waiting > 0) say(`${waiting.toLocaleString('en-GB')} more wait for their seal and are not covered yet.`);
  if (erased > 0) say(`The personal part of ${plural(erased, 'entry', 'entries')} was erased, as other entries say.`);
  if (witnessed === null) say('There is no file of checkpoints: positions can only be named by their sealing.');
  for (const fault of faults.slice(0, MOST_SHOWN)) say(`WRONG  ${placeOf(fault)}: ${fault.text} (${fault.kind})`);
  if (faults.length > MOST_SHOWN) say(`… and ${faults.length - MOST_SHOWN} more.`);
  say(faults.length === 0 ? 'Everything holds.' : `${faults.length} found.`);
  return faults.length === 0 ? 0 : 1;
}
