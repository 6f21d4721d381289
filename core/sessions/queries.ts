export { findAccessEnd, findRecoveryEmail } from './look.ts';
export { listSessions, readActor, readActorByToken, readActorOfSession } from './read.ts';
