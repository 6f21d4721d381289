export { closeProfile, deleteProfile, lockProfile, profileIdOf, profilesAmong } from './erase.ts';
export { loadForChange } from './load.ts';
export { deactivateOwnAccount, updateName } from './own-account.ts';
export { savePreferences } from './preferences.ts';
export { createProfile, settleProfile } from './profiles.ts';
export { changeRole, deactivateUser, reactivateUser } from './users.ts';
