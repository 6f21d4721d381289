export { formatStyleOf, readFormatStyle, readPreferences, wantsMail } from './preferences.ts';
