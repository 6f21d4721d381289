import { describe, expect, it } from 'vitest';
import { faultOfRequest } from '#server/http/request-line.ts';

describe('a request line', () => {
  it.each<[string, string, number | null]>([
    ['GET', '/', null],
    ['GET', '/services?x=//&y=%2f', null],
    ['GET', '/blog/caf%C3%A9', null],
    ['GET', '//evil.example', 404],
    ['GET', '/a//b', 404],
    ['GET', '/a%2Fb', 404],
    ['GET', '/a%5cb', 404],
    ['GET', '/a/../b', 404],
    ['GET', '/a/%2e%2E/b', 404],
    ['GET', '/%', 400],
    ['GET', '/%E0%A4%A', 400],
    ['GET', '/%00', 400],
    ['GET', '/?q=%00', 400],
    ['GET', '/a\\b', 400],
    ['GET', '/caf\xe9', 400],
    ['GET', '*', 400],
    ['GET', 'http://other.example/', 400],
    ['GET', `/${'a'.repeat(9_000)}`, 414],
    ['OPTIONS', '/', 405],
    ['get', '/', 405],
  ])('%s %s', (method, target, fault) => {
    expect(faultOfRequest(method, target, 'quietprint.example', 8_192)).toBe(fault);
  });
});
