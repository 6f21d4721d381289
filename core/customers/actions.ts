export { deactivateOwnAccount, updateName } from './own-account.ts';
export { savePreferences } from './preferences.ts';
export { createProfile, settleProfile } from './profiles.ts';
export { changeRole, deactivateUser, reactivateUser } from './users.ts';
