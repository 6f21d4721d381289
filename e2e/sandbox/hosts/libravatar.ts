import type { World } from '../people.ts';
import { bytes, notFound, type Question, type Reply, text } from '../reply.ts';

const source = 'libravatar';

/** One transparent pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

/** seccdn.libravatar.org: MD5 or SHA-256; who is only at Gravatar is redirected there. */
export function answerLibravatar({ url }: Question, world: World): Reply {
  const hash = /^\/avatar\/([0-9a-f]{32}|[0-9a-f]{64})$/i.exec(url.pathname)?.[1];
  if (!hash) return notFound(source);
  const about = world.byHash(hash.length === 32 ? 'md5' : 'sha256', hash);
  if (about?.facts.avatar) return bytes({ source, about }, 'image/png', pixel);
  if (about?.facts.profile?.photo) return redirect(`https://secure.gravatar.com/avatar/${hash}?d=404`, about);
  if (url.searchParams.get('d') === '404')
    return text({ source, about }, 404, '<h1>Image not found</h1>', { 'content-type': 'text/html; charset=utf-8' });
  return redirect('https://seccdn.libravatar.org/static/img/nobody/80.png', about);
}

function redirect(location: string, about: Reply['about']): Reply {
  return text({ source, about }, 302, '', { location });
}
