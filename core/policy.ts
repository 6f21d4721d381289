import type { Topic } from '#contract/live.ts';
import { scanTopic, staffTopics, userTopic } from '#contract/live.ts';
import { type Actor, isStaff } from './context.ts';
import { accountPermissions } from './customers/policy.ts';
import { AppError } from './errors.ts';
import { orderPermissions } from './orders/policy.ts';

/** Whether somebody may do it to a subject: yes, no, or no with the reason in words that they may read. */
type Rule<Subject> = (actor: Actor, subject: Subject) => boolean | string;

/**
 * Who may do what, by `noun.verb`. A noun with rules of its own keeps them in its policy.ts and is spread in here.
 * Strangers do not get this far: what is not theirs does not exist for them.
 */
const permissions = {
  'panel.enter': isStaff,
  'user.list': isStaff,
  'message.list': isStaff,
  'message.change': isStaff,
  'service.change': isStaff,
  'page.change': isStaff,
  'post.change': isStaff,
  'branding.change': isStaff,
  'audit.list': isStaff,
  'analytics.read': isStaff,
  ...orderPermissions,
  'session.list': (actor: Actor) => actor.kind === 'person',
  'session.end': (actor: Actor) => actor.kind === 'person',
  ...accountPermissions,
} as const satisfies Record<string, Rule<never>>;

type Permissions = typeof permissions;
export type Permission = keyof Permissions;
/** What must be known of the thing it is done to; nothing where the actor alone decides. */
type SubjectOf<Name extends Permission> =
  Parameters<Permissions[Name]> extends [Actor, infer Subject] ? [subject: Subject] : [];

const ask = <Name extends Permission>(actor: Actor, name: Name, subject: SubjectOf<Name>): boolean | string =>
  (permissions[name] as (actor: Actor, ...subject: unknown[]) => boolean | string)(actor, ...subject);

export const can = <Name extends Permission>(actor: Actor, name: Name, ...subject: SubjectOf<Name>): boolean =>
  ask(actor, name, subject) === true;

/** The guard of every action, before it writes. @throws AppError `forbidden`, or `unauthenticated` for a visitor */
export function requireCan<Name extends Permission>(actor: Actor, name: Name, ...subject: SubjectOf<Name>): void {
  const answer = ask(actor, name, subject);
  if (answer === true) return;
  if (actor.kind === 'visitor') throw new AppError('unauthenticated', { publicMessage: 'Please sign in first.' });
  throw new AppError('forbidden', { publicMessage: answer || 'You are not allowed to do this.' });
}

/** Whether `actor` may hear that the thing named by `topic` changed. Topics that are none of ours are refused. */
export function mayWatch(actor: Actor, topic: string): topic is Topic {
  if (topic === 'branding-changes') return true;
  switch (actor.kind) {
    case 'visitor':
      return actor.scanIds.some((id) => topic === scanTopic(id));
    case 'person':
      return topic === userTopic(actor.userId) || (isStaff(actor) && staffTopics.some((one) => topic === one));
    case 'system':
      return false;
  }
}
