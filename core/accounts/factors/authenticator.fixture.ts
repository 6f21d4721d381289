import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';
import { isoBase64URL, isoCBOR } from '@simplewebauthn/server/helpers';
import type { NewPasskey, UsedPasskey } from '#contract/accounts/factor-input.ts';

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest();
const base64url = (data: string | Uint8Array) => Buffer.from(data).toString('base64url');

interface Asked {
  challenge: string;
  rpId: string;
}

/** How an answer may be wrong. */
interface Twist {
  origin?: string;
  rpId?: string;
  /** The authenticator did not look who holds it. */
  unverified?: boolean;
  /** What it says it has signed so far. */
  counter?: number;
  challenge?: string;
  userHandle?: string;
}

/** An authenticator in software, with one key pair (ES256): what Chromium's virtual one does, without a browser. */
export function createAuthenticator(origin: string) {
  const { publicKey, privateKey }: { publicKey: KeyObject; privateKey: KeyObject } = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
  });
  const id = randomBytes(16);
  let counter = 0;
  let userHandle = '';

  const flags = (twist: Twist, attested: boolean) => 0x01 | (twist.unverified ? 0 : 0x04) | (attested ? 0x40 : 0);
  const head = ({ rpId }: Asked, twist: Twist, attested: boolean) => {
    counter = twist.counter ?? counter + 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(twist.rpId ?? rpId), Buffer.from([flags(twist, attested)]), count]);
  };
  const clientData = (type: string, asked: Asked, twist: Twist) =>
    JSON.stringify({
      type,
      challenge: twist.challenge ?? asked.challenge,
      origin: twist.origin ?? origin,
      crossOrigin: false,
    });
  const coseKey = () => {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const key = new Map<number, number | Uint8Array<ArrayBuffer>>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, isoBase64URL.toBuffer(x)],
      [-3, isoBase64URL.toBuffer(y)],
    ]);
    return isoCBOR.encode(key);
  };
  const named = { id: base64url(id), rawId: base64url(id), type: 'public-key' } as const;

  return {
    make(options: { challenge: string; rp: { id?: string | undefined }; user: { id: string } }, twist: Twist = {}) {
      const asked = { challenge: options.challenge, rpId: options.rp.id ?? '' };
      userHandle = options.user.id;
      const length = Buffer.from([0, id.length]);
      const authData = Buffer.concat([head(asked, twist, true), Buffer.alloc(16), length, id, coseKey()]);
      const attestation = isoCBOR.encode(
        new Map<string, unknown>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', new Uint8Array(authData)],
        ]) as Parameters<typeof isoCBOR.encode>[0],
      );
      const answer: NewPasskey = {
        ...named,
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', asked, twist)),
          attestationObject: base64url(attestation),
          transports: ['internal'],
        },
      };
      return answer;
    },
    sign(options: { challenge: string; rpId?: string | undefined }, twist: Twist = {}): UsedPasskey {
      const asked = { challenge: options.challenge, rpId: options.rpId ?? '' };
      const authenticatorData = head(asked, twist, false);
      const data = clientData('webauthn.get', asked, twist);
      const signature = createSign('sha256')
        .update(Buffer.concat([authenticatorData, sha256(data)]))
        .sign(privateKey);
      return {
        ...named,
        response: {
          clientDataJSON: base64url(data),
          authenticatorData: base64url(authenticatorData),
          signature: base64url(signature),
          userHandle: twist.userHandle ?? userHandle,
        },
      };
    },
  };
}
