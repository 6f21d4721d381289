import { createHash, createHmac } from 'node:crypto';

/** A request as it arrived. */
export interface SignedRequest {
  method: string;
  /** As it was sent: path and query, still encoded. */
  url: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
}

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
const sha256 = (text: string | Uint8Array) => createHash('sha256').update(text).digest('hex');

/** As the documentation has it: all but letters, digits and `-._~`, however it travelled. */
const encoded = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);

/** Parts of the Authorization header of AWS Signature Version 4; null for anything else. */
export function authorizationOf({ headers }: SignedRequest) {
  const found =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      String(headers.authorization ?? ''),
    );
  if (!found) return null;
  const [, accessKeyId = '', date = '', region = '', signedHeaders = '', signature = ''] = found;
  return { accessKeyId, date, region, signedHeaders, signature };
}

/**
 * The signature that a request should carry, worked out the way the storage does, from what arrived
 * (docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html).
 */
export function expectedSignature(request: SignedRequest, secretAccessKey: string): string | null {
  const parts = authorizationOf(request);
  if (!parts) return null;
  const [path = '', search = ''] = request.url.split('?');
  const query = search === '' ? [] : search.split('&').map((pair) => (pair.includes('=') ? pair : `${pair}=`));
  const names = parts.signedHeaders.split(';');
  const canonical = [
    request.method,
    path
      .split('/')
      .map((part) => encoded(decodeURIComponent(part)))
      .join('/'),
    query
      .map((pair) => pair.replaceAll('+', '%20'))
      .sort()
      .join('&'),
    ...names.map((name) => `${name}:${String(request.headers[name] ?? '').trim()}`),
    '',
    parts.signedHeaders,
    String(request.headers['x-amz-content-sha256']),
  ].join('\n');
  const scope = `${parts.date}/${parts.region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], scope, sha256(canonical)].join('\n');
  const key = ['s3', 'aws4_request'].reduce<Buffer>(
    hmac,
    hmac(hmac(`AWS4${secretAccessKey}`, parts.date), parts.region),
  );
  return hmac(key, toSign).toString('hex');
}

export const digestOf = sha256;
