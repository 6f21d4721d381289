import { fileTypes, largestFile, mostFiles } from '#core/orders/rules.ts';
import { pictureLimits, uploadTypes } from '#core/site/pictures/rules.ts';
import { type Chapter, table } from './table.ts';

const mebibytes = (bytes: number) => `${(bytes / 2 ** 20).toLocaleString('en-GB', { maximumFractionDigits: 2 })} MiB`;

/** ASVS 5.1.1. */
export const uploadsChapter = (): Chapter => ({
  title: 'Files that are taken',
  asvs: ['5.1.1'],
  text: `Staff alone send files. What a file is, its first bytes say, not its name; what does not fit is refused whole, and nothing is unpacked. Files are kept sealed and are
only ever sent back as attachments; they are not scanned for malware.

${table(
  ['what', 'kinds', 'at most'],
  [
    [
      'File of an order',
      Object.keys(fileTypes).sort().join(', '),
      `${mebibytes(largestFile)}; ${mostFiles} files for an order`,
    ],
    [
      'Picture of the site',
      uploadTypes.join(', '),
      Object.entries(pictureLimits)
        .map(([name, value]) => `${name}: ${typeof value === 'number' ? value.toLocaleString('en-GB') : String(value)}`)
        .join('; '),
    ],
  ],
)}`,
});
