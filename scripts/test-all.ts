import { deepParts, quickParts } from './ci/parts.ts';
import { exitWith, reportParts } from './ci/report-parts.ts';

/** `npm run test:all`: the quick half, then everything else. */
exitWith(await reportParts([...quickParts, ...deepParts]));
