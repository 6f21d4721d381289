/** What other nouns and the screens may do with the erasure of accounts. */
export { requestErasure } from './request.ts';
