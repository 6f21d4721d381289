import { readTotalSpace } from '#core/orders/internal/file-space.ts';
import { fileSpaceBytes } from '#core/orders/rules.ts';
import { fine, notChecked, weak, wrong } from './finding.ts';
import type { Check } from './installation.ts';

const inMebibytes = (bytes: number): string => `${Math.ceil(bytes / 2 ** 20).toLocaleString('en-GB')} MiB`;

/** How much of the space for files of customers is taken: when all of it is, no file is taken from anybody. */
export const checkOrderFiles: Check = async ({ database }) => {
  if (!database) return [notChecked('The database cannot be asked.')];
  const bytes = await readTotalSpace({ database });
  const text = `Files that customers added to orders take ${inMebibytes(bytes)} of ${inMebibytes(fileSpaceBytes.everybody)}.`;
  if (bytes >= fileSpaceBytes.everybody)
    return [wrong(text, 'Customers can add none until there is space again: the panel says whose they are.')];
  return bytes >= 0.8 * fileSpaceBytes.everybody
    ? [weak(text, 'Look in the panel at whose they are before new ones are refused.')]
    : [fine(text)];
};
