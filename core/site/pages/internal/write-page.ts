import { asColumns } from '#core/base/editing.ts';
import { cmsContent } from '#core/site/pages/schema.ts';

export const logged = (values: object) => asColumns(cmsContent, values);
