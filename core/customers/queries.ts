export { getUser, listUsers } from './list.ts';
export { type PersonName, readNames } from './names.ts';
export { readOwnProfile } from './own-profile.ts';
export { formatStyleOf, readFormatStyle, readPreferences, wantsMail } from './preferences.ts';
/** For joins of other nouns; only this one writes them. */
export { profiles } from './schema.ts';
