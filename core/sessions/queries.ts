export { wantsPassword } from './confirm.ts';
export { deviceOf } from './device.ts';
export { findAccessEnd, findLinkAccount, findRecoveryEmail, isConfirmedAddress } from './look.ts';
export { listSessions, readActor, readActorByToken, readActorsOfSessions } from './read.ts';
