export { listSessions, readActor, readActorByToken, readActorOfSession } from './read.ts';
