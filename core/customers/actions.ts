export { deactivateOwnAccount, updateName } from './own-account.ts';
export { changeRole, deactivateUser, reactivateUser } from './users.ts';
