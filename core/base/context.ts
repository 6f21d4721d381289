import type { Role } from '#contract/accounts/profiles.ts';
import type { TokenScope } from '#contract/accounts/tokens.ts';
import { firstLanguage, type Language } from '#contract/base/languages.ts';
import type { Scope } from '#platform/database/scope.ts';
import type { Platform } from '#platform/platform.ts';

export type { Role };

/** Who asks. Decided once per request, from the session or the link's cookie; never from input. */
export type Actor =
  | { kind: 'visitor'; scanIds: readonly string[] }
  | {
      kind: 'person';
      userId: string;
      role: Role;
      /**
       * The account's role, where it counts for nothing yet: `role` is `user` until they have set up the second factor
       * that staff need here (STAFF_TWO_FACTOR).
       */
      withheldRole?: Exclude<Role, 'user'>;
      email: string;
      fullName: string | null;
      /** As they chose in their settings; English until then. */
      language?: Language;
      /** Of a request with a token of the API: the id of the token. */
      sessionId: string;
      /** Present where a token of the API asks, with what it may do. It proves nobody's presence. */
      token?: { scopes: readonly TokenScope[] };
    }
  | { kind: 'system'; task: string };

/** From where they ask. Null outside a request. */
export interface Client {
  requestId: string;
  ip: string | null;
  userAgent: string | null;
  /** The random token by which a browser is known again once somebody has signed in there; a secret. */
  browser?: string | null;
  /** Of the page that they use; English where none is said. */
  language?: Language;
}

/** What every use case is given: who asks, from where, and the means to act. */
export interface Context {
  actor: Actor;
  client: Client | null;
  platform: Platform;
}

/** The role of somebody's account, whether it counts now or not. */
export const accountRoleOf = ({ role, withheldRole }: Extract<Actor, { kind: 'person' }>): Role => withheldRole ?? role;

/** The language that whoever asks has chosen. */
export const chosenLanguage = (actor: Actor): Language =>
  actor.kind === 'person' ? (actor.language ?? firstLanguage) : firstLanguage;

/** Admins and assistants: who may enter the admin panel. */
export const isStaff = (actor: Actor): boolean => actor.kind === 'person' && actor.role !== 'user';

/** The language of the page that is used; English outside a request. */
export const languageOfClient = ({ client }: Pick<Context, 'client'>): Language => client?.language ?? firstLanguage;

export function scopeOf(actor: Actor): Scope {
  switch (actor.kind) {
    case 'visitor':
      return { role: 'visitor', userId: null, keys: actor.scanIds };
    case 'person':
      return { role: actor.role, userId: actor.userId, keys: [] };
    case 'system':
      return { role: 'system', userId: null, keys: [] };
  }
}

export const visitor: Actor = { kind: 'visitor', scanIds: [] };

export function systemContext(platform: Platform, task: string): Context {
  return { actor: { kind: 'system', task }, client: null, platform };
}
