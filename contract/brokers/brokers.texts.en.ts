import { brokerCategoryLabel, brokersNote } from './types.ts';

export default { categories: brokerCategoryLabel, note: brokersNote };
