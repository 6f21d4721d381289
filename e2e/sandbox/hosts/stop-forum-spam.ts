import type { World } from '../people.ts';
import { json, notFound, type Question, type Reply } from '../reply.ts';

const source = 'stopforumspam';

/** api.stopforumspam.org: asked with the MD5 of the address. */
export function answerStopForumSpam({ url }: Question, world: World): Reply {
  if (url.pathname !== '/api' || !url.searchParams.has('json')) return notFound(source);
  const value = url.searchParams.get('emailhash') ?? '';
  if (!/^[0-9a-f]{32}$/i.test(value)) {
    return json({ source, about: null }, 200, { success: 0, error: 'invalid email hash' });
  }
  const about = world.byHash('md5', value);
  const spam = about?.facts.spam;
  const listed = spam && {
    lastseen: world.ago(spam.monthsAgo).toISOString().slice(0, 19).replace('T', ' '),
    confidence: spam.confidence,
  };
  return json({ source, about }, 200, {
    success: 1,
    emailhash: { value, appears: spam ? 1 : 0, frequency: spam?.frequency ?? 0, ...listed },
  });
}
