import type { Topic } from '#contract/base/live.ts';
import { scanTopic, staffTopics, userTopic } from '#contract/base/live.ts';
import { fault } from '#contract/faults/faults.ts';
import { type Actor, isStaff } from './context.ts';
import { AppError } from './errors.ts';

/** Whether somebody may do it to a subject: yes, no, or no with the reason in words that they may read. */
type Rule<Subject> = (actor: Actor, subject: Subject) => boolean | string;

/**
 * Who may do what, by `thing.verb`; each module declares its own in its policy.ts. Strangers do not get this far: what is
 * not theirs does not exist for them.
 */
export type Permissions = Readonly<Record<string, Rule<never>>>;

/** What must be known of the thing it is done to; nothing where the actor alone decides. */
type SubjectOf<Declared extends Permissions, Name extends keyof Declared> =
  Parameters<Declared[Name]> extends [Actor, infer Subject] ? [subject: Subject] : [];

type Ask = (actor: Actor, ...subject: unknown[]) => boolean | string;

/**
 * The guard of a module's actions, before they write.
 * @returns a function that throws AppError `forbidden`, or `unauthenticated` for a visitor
 */
export function guardBy<Declared extends Permissions>(permissions: Declared) {
  return <Name extends keyof Declared & string>(
    actor: Actor,
    name: Name,
    ...subject: SubjectOf<Declared, Name>
  ): void => {
    const answer = (permissions[name] as unknown as Ask)(actor, ...subject);
    if (answer === true) return;
    if (actor.kind === 'visitor') throw new AppError('unauthenticated', { publicMessage: fault('sign-in-first') });
    throw new AppError('forbidden', { publicMessage: answer || fault('not-allowed') });
  };
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
