import type { Attack } from './attack.ts';
import { assertHolds, password } from './target.ts';

const form = {
  intent: 'add',
  kinds: 'order.created',
  format: 'standard',
  proof: password,
};

const inside = [
  'http://127.0.0.1/',
  'https://169.254.169.254/latest',
  'https://[::ffff:7f00:1]/',
  'https://router.local/',
];

/** A token that was stolen, guessed or bent does no more than it was made for, and events go to nobody inside the network. */
export const stealAToken: Attack = async ({ openAccount, visit, installation }) => {
  const owner = await openAccount('programmer@example.com');
  const created = { intent: 'create', name: 'Script', scopes: 'account:read', days: '7' };
  const refused = await owner.post('/settings/tokens', { ...created, proof: 'not the password' });
  assertHolds(!/qp_[\w-]{51}/.test(refused.text), 'a token was made without a proof');
  const staff = await owner.post('/settings/tokens', { ...created, scopes: 'staff:write', proof: password });
  assertHolds(!/qp_[\w-]{51}/.test(staff.text), 'a customer made a token of staff');
  const page = await owner.post('/settings/tokens', { ...created, proof: password });
  const token = /qp_[\w-]{51}/.exec(page.text)?.[0] ?? '';
  assertHolds(token !== '', `no token was made: ${page.status}`);
  assertHolds(!(await owner.get('/settings/tokens')).text.includes(token), 'a token is shown twice');
  const thief = visit();
  const ask = (path: string, given: string, method = 'GET') =>
    thief.get(`/api/v1${path}`, { authorization: `Bearer ${given}` }, method);
  assertHolds((await ask('/me', token)).status === 200, 'the token opens nothing');
  for (const path of ['/scans', '/orders', '/identifiers', '/staff/users', '/staff/audit'])
    assertHolds((await ask(path, token)).status === 403, `the token opened ${path}`);
  for (const method of ['PATCH', 'DELETE'])
    assertHolds((await ask('/me', token, method)).status >= 403, `the token took ${method}`);
  const bent = [
    `${token}x`,
    token.slice(0, -1),
    token.replace('qp_', 'QP_'),
    `${token.slice(0, 10)}A${token.slice(11)}`,
  ];
  for (const one of bent) assertHolds((await ask('/me', one)).status === 401, 'a bent token was taken');
  assertHolds((await owner.get('/api/v1/me')).status === 401, 'cookies open the API');
  for (const url of inside) {
    const { status } = await owner.post('/settings/webhooks', { ...form, url });
    assertHolds(status === 400, `a webhook goes to ${url}`);
  }
  const id = /end=([0-9a-f-]{36})/.exec((await owner.get('/settings/tokens')).text)?.[1] ?? '';
  await owner.post('/settings/tokens', { intent: 'end', id });
  assertHolds((await ask('/me', token)).status === 401, 'an ended token lives on');
  assertHolds(!installation.log().includes(token.slice(3, 40)), 'the log holds a token');
  return `${bent.length + 8} uses of a stolen token, ${inside.length} addresses inside the network: all refused`;
};
