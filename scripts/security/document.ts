import { accountsChapter } from './accounts.ts';
import { communicationChapter } from './communication.ts';
import { cryptographyChapter } from './cryptography.ts';
import { dataChapter } from './data.ts';
import { fieldsChapter } from './fields.ts';
import { formsChapter } from './forms.ts';
import { inputsChapter } from './inputs.ts';
import { limitsChapter } from './limits.ts';
import { logsChapter } from './logs.ts';
import { uploadsChapter } from './uploads.ts';

const intro = `# Security of the product, from its constants

Written by \`npm run asvs\` from the code: limits, times, forms, lines of the log and algorithms are read from where they work, and a test fails when this text is out of date, or when something of
the kind is in the code and not here. [asvs.md](asvs.md) says which requirements of OWASP ASVS 5.0 are met; the numbers behind each title are those that ask for such a document. Why things are as they are stands in
[decisions/](decisions/).
`;

/** docs/security.md. */
export async function securityDocument(): Promise<string> {
  const chapters = [
    accountsChapter(),
    await formsChapter(),
    await fieldsChapter(),
    await limitsChapter(),
    uploadsChapter(),
    dataChapter(),
    cryptographyChapter(),
    communicationChapter(),
    inputsChapter(),
    logsChapter(),
  ];
  const texts = chapters.map(({ title, asvs, text }) => `## ${title}\n\nASVS ${asvs.join(', ')}.\n\n${text}\n`);
  return [intro, ...texts].join('\n');
}
