/** `node app/ui/print/draw-files.ts` writes app/assets/prints anew; drawings.test.ts notices when it was forgotten. */
import { writeFileSync } from 'node:fs';
import { type DrawingName, drawingFile, drawings } from './drawings.ts';

for (const name of Object.keys(drawings) as DrawingName[]) {
  writeFileSync(new URL(`../../assets/prints/${name}.svg`, import.meta.url), drawingFile(name));
}
