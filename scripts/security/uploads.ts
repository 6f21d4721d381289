import { fileTypes, largestFile, mostFiles } from '#core/orders/rules.ts';
import { pictureLimits, uploadTypes } from '#core/site/pictures/rules.ts';
import { limitInWords } from './limits.ts';
import { type Chapter, table } from './table.ts';

const mebibytes = (bytes: number) => `${(bytes / 2 ** 20).toLocaleString('en-GB', { maximumFractionDigits: 2 })} MiB`;

/** ASVS 5.1.1. */
export const uploadsChapter = (): Chapter => ({
  title: 'Files that are taken',
  asvs: ['5.1.1'],
  text: `Staff send files, and customers files of an order of theirs. A file of an order is told by its name, kept sealed under the key of the order, and only ever sent back as an attachment. A picture is told by its first bytes,
loses what it says of its maker, and is shown as what it is and as nothing else. What does not fit is refused whole; nothing is unpacked. With \`MALWARE_SCANNER_URL\` a daemon of ClamAV looks through each before it is kept, and while
it does not answer no file is taken; without it nothing looks for malware.

${table(
  ['what', 'kinds', 'at most'],
  [
    [
      'File of an order',
      [...fileTypes.keys()].sort().join(', '),
      `${mebibytes(largestFile)}; ${mostFiles} files for an order from each side`,
    ],
    ['Picture of the site', uploadTypes.join(', '), limitInWords('', pictureLimits) ?? ''],
  ],
)}`,
});
