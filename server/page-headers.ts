import { randomUUID } from 'node:crypto';
import { type HeaderPolicy, securityHeaders } from './headers.ts';

/** @returns names and values in turn, as node:http takes them without looking at each again */
export type PageHeaders = (nonce: string, isPacked: boolean, length: number) => string[];

/** Stands for the nonce where a header is cut once and joined for every answer. */
const CUT = '\0';

/** Headers of a page from memory. */
export function pageHeaders(policy: HeaderPolicy): PageHeaders {
  const { 'content-security-policy': rules = '', ...others } = securityHeaders(CUT, policy);
  const around = rules.split(CUT);
  const always = [
    ...Object.entries(others).flat(),
    ...['content-type', 'text/html; charset=utf-8'],
    ...['vary', 'accept-encoding, cookie'],
    ...['cache-control', 'private, no-cache'],
  ];
  return (nonce, isPacked, length) => {
    const headers = ['content-security-policy', around.join(nonce), ...always];
    headers.push('content-length', String(length), 'x-request-id', randomUUID());
    if (isPacked) headers.push('content-encoding', 'gzip');
    return headers;
  };
}
