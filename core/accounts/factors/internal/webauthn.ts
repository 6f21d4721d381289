/** The library of passkeys brings 200 files, most for certificates: they are loaded with the first passkey. */
export const loadWebauthn = () => import('@simplewebauthn/server');

/** @param written base64url, as browsers write what an authenticator says */
export const bytesOf = (written: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(written, 'base64url'));

/** As `bytesOf` reads them. */
export const writtenOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
