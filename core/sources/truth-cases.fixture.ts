import type { Answering, Reply, SourceFixtures } from '#core/sources/internal/fixtures.ts';

/** One way an outside world may answer, and what a source may make of it. */
export interface TruthCase {
  name: string;
  reply: Answering;
  /** `hidden`: found, but only of the person. */
  may: readonly ('found' | 'clear' | 'not-checked')[];
  /** The answer is about somebody else. */
  isAnother?: true;
}

/** Every world that one source meets. */
export function truthCases(fixtures: SourceFixtures): TruthCase[] {
  return [
    { name: 'a documented hit', reply: fixtures.hit, may: ['found'] },
    { name: 'a documented clear', reply: fixtures.clear, may: ['clear'] },
    ...anotherPerson(fixtures),
    ...contradictions(fixtures),
    ...changedForms(fixtures),
    ...brokenWorlds(fixtures),
  ];
}

function anotherPerson({ another }: SourceFixtures): TruthCase[] {
  if (typeof another !== 'function') return [];
  return [{ name: 'a hit of somebody else', reply: another, may: ['clear', 'not-checked'], isAnother: true }];
}

function contradictions({ contradictory }: SourceFixtures): TruthCase[] {
  const cases = Object.entries(contradictory);
  return cases.map(([name, reply]) => ({ name: `contradictory: ${name}`, reply, may: ['not-checked'] }));
}

/** The documented answers with something taken away, or in the wrong place. */
function changedForms(fixtures: SourceFixtures): TruthCase[] {
  const { hit, clear } = fixtures;
  const whole = (answering: Answering, change: (reply: Reply) => Reply): Answering => {
    return (url) => fixtures.onTheWay?.(url) ?? change(answering(url));
  };
  const half = (reply: Reply): Reply => ({ ...reply, body: reply.body.slice(0, reply.body.length >> 1) });
  const page = (reply: Reply): Reply => ({ ...reply, headers: { 'content-type': 'text/html' }, body: parkedPage });
  const cases: [string, Answering, (reply: Reply) => Reply, TruthCase['may']][] = [
    ['half of a hit', hit, half, ['found', 'not-checked']],
    ['half of a clear', clear, half, saysByStatus(fixtures) ? ['clear', 'not-checked'] : ['not-checked']],
    ['a web page with the status of a clear', clear, page, fixtures.any404IsClear ? ['clear'] : ['not-checked']],
    ['a clear with status 500', clear, (reply) => ({ ...reply, status: 500 }), ['not-checked']],
    ['a hit with status 500', hit, (reply) => ({ ...reply, status: 500 }), ['not-checked']],
    ['a clear as an image', clear, (reply) => ({ ...reply, headers: png, status: 200 }), ['not-checked']],
  ];
  return cases.map(([name, answering, change, may]) => ({ name, reply: whole(answering, change), may }));
}

/** Half of an empty body, or of a 404 whose words do not matter, says the same. */
function saysByStatus({ clear, any404IsClear, email }: SourceFixtures): boolean {
  const domain = email.split('@')[1];
  return (any404IsClear ?? false) || clear(new URL(`https://${domain}/policy`)).body.length === 0;
}

const png = { 'content-type': 'image/png' };
const typed = (type: string, body: string, status = 200, headers = {}): Reply => ({
  status,
  headers: { 'content-type': type, ...headers },
  body,
});
const json = (value: unknown, status = 200, headers = {}) =>
  typed('application/json', JSON.stringify(value), status, headers);
const html = (title: string, status = 200, headers = {}) =>
  typed(
    'text/html; charset=utf-8',
    `<!doctype html><html><head><title>${title}</title></head><body><h1>${title}</h1></body></html>`,
    status,
    headers,
  );
const plain = (body: string, status = 200) => typed('text/plain; charset=utf-8', body, status);
const moved = (location: string, status = 302): Reply => ({ status, headers: { location }, body: '' });
const parkedPage =
  '<!doctype html><html><head><title>hart.example is for sale</title></head><body><h1>Buy this domain</h1></body></html>';

const refusals: Record<string, Reply> = {
  'limited: 429': json({ message: 'Too many requests' }, 429, { 'retry-after': '120' }),
  'limited: 403 with nothing left': json({ message: 'Rate limit' }, 403, { 'x-ratelimit-remaining': '0' }),
  'wall: a challenge': html('Just a moment...', 403, { 'cf-mitigated': 'challenge' }),
  'wall: with status 200': html('Attention Required! | Cloudflare'),
  'wall: with status 404': html('Access denied', 404),
  'wall: a captcha under an honest title': html('One more step'),
  '401': json({ message: 'no key' }, 401),
  '403': json({ message: 'Forbidden' }, 403),
  '500': plain('Internal Server Error', 500),
  '502': html('Bad gateway', 502),
  '503': json({ error: 'not found' }, 503),
};
const softly: Record<string, Reply> = {
  'soft 404: a page': html('Page not found'),
  'soft 404: a line': plain('Not found'),
  'soft 404: an object': json({ status: 404, error: 'Not Found', message: 'Not found' }),
  'soft 404: a home page': html('Welcome'),
  'a parked page': typed('text/html', parkedPage),
  '400': json({ error: 'bad request' }, 400),
  '410': plain('Gone', 410),
  '422': json({ message: 'Validation Failed' }, 422),
};
const elsewhere: Record<string, Reply> = {
  'redirect to another site': moved('https://parking.example.net/', 301),
  'redirect to a page for signing in': moved('/login'),
  'redirect to no TLS': moved('http://parking.example.net/', 307),
};
const notFound: Record<string, Reply> = {
  'HTML 404: a parked page': typed('text/html', parkedPage, 404),
  'HTML 404: nginx': html('404 Not Found', 404),
  'JSON 404: a gateway': json({ statusCode: 404, message: 'Resource not found' }, 404),
  'JSON 404: a message': json({ message: 'Not Found' }, 404),
  'JSON 404: an error': json({ error: 'Not found' }, 404),
  'JSON 404: a detail': json({ detail: 'Not found' }, 404),
  'JSON 404: a route': json({ code: 'rest_no_route', message: 'No route was found', data: { status: 404 } }, 404),
  'JSON 404: a string': json('Not found', 404),
  'JSON 404: an empty list': json([], 404),
  'plain 404: Go': plain('404 page not found\n', 404),
  'plain 404: two words': plain('Not Found', 404),
  'plain 404: a sentence': plain('The requested resource was not found.', 404),
};
const bodies: Record<string, string> = {
  '[]': '[]',
  '{}': '{}',
  null: 'null',
  'a JSON string': '"ok"',
  'empty 200': '',
  'half of some JSON': '{"success":true,"fou',
};

function brokenWorlds(fixtures: SourceFixtures): TruthCase[] {
  const world =
    (may: TruthCase['may']) =>
    (entry: [string, Reply]): TruthCase => ({
      name: entry[0],
      reply: (url) => fixtures.onTheWay?.(url) ?? entry[1],
      may,
    });
  const said = (entry: [string, string]): TruthCase => {
    const isClear = entry[1] !== '' && fixtures.isAbsent(parsed(entry[1]));
    return world(isClear ? ['clear'] : ['not-checked'])([entry[0], typed('application/json', entry[1])]);
  };
  return [
    ...Object.entries({ ...refusals, ...softly, ...elsewhere }).map(world(['not-checked'])),
    ...Object.entries(notFound).map(world(fixtures.any404IsClear ? ['clear'] : ['not-checked'])),
    ...Object.entries(bodies).map(said),
    world(['not-checked'])(['204', { status: 204, body: '' }]),
  ];
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
