import 'reflect-metadata';
import { createPrivateKey, type KeyObject } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createSecureContext, type SecureContext } from 'node:tls';
import {
  AuthorityKeyIdentifierExtension,
  BasicConstraintsExtension,
  ExtendedKeyUsage,
  ExtendedKeyUsageExtension,
  type Extension,
  KeyUsageFlags,
  KeyUsagesExtension,
  SubjectAlternativeNameExtension,
  SubjectKeyIdentifierExtension,
  X509Certificate,
  X509CertificateGenerator,
} from '@peculiar/x509';

const EC = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const;
const DAY = 86_400_000;

interface Authority {
  certificate: X509Certificate;
  key: CryptoKey;
}

/** Certificates of the sandbox: one authority, and a leaf for each host that is asked for. */
export interface Certificates {
  caFile: string;
  /** @param host lower-cased name; the leaf is made at the first question and kept */
  contextFor(host: string): Promise<SecureContext>;
  /** The same for a server in another process: its certificate with that of the authority, and its key, both in PEM. */
  filesFor(host: string): Promise<{ certificate: string; key: string }>;
  /** For whoever connects, and is known by it: a certificate of this name that ends then, and its key, both in PEM. */
  clientFilesFor(name: string, endsAt: Date): Promise<{ certificate: string; key: string }>;
}

/**
 * Opens the certificates in a folder; makes an authority when there is none, or when it ends within a week.
 * The files: `ca.pem`, `ca-key.pem`, `hosts/<name>.pem`.
 */
export async function openCertificates(folder: string): Promise<Certificates> {
  const certDir = path.resolve(folder);
  await mkdir(path.join(certDir, 'hosts'), { recursive: true });
  const authority = (await readAuthority(certDir)) ?? (await makeAuthority(certDir));
  const leafKeys = await crypto.subtle.generateKey(EC, true, ['sign', 'verify']);
  const leafKeyPem = await keyToPem(leafKeys.privateKey);
  const contexts = new Map<string, Promise<SecureContext>>();

  async function filesFor(host: string) {
    const leaf = await signLeaf(host, authority, leafKeys.publicKey, {
      ...validity(90),
      extensions: [
        new ExtendedKeyUsageExtension([ExtendedKeyUsage.serverAuth]),
        new SubjectAlternativeNameExtension([{ type: 'dns', value: host }]),
      ],
    });
    const cert = `${leaf.toString('pem')}\n`;
    await writeWhole(path.join(certDir, 'hosts', `${host}.pem`), cert);
    return { certificate: cert + authority.certificate.toString('pem'), key: leafKeyPem };
  }

  async function issue(host: string) {
    const { certificate, key } = await filesFor(host);
    return createSecureContext({ cert: certificate, key });
  }

  return {
    caFile: path.join(certDir, 'ca.pem'),
    contextFor(host) {
      const known = contexts.get(host) ?? issue(host);
      contexts.set(host, known);
      return known;
    },
    filesFor,
    async clientFilesFor(name, notAfter) {
      const leaf = await signLeaf(name, authority, leafKeys.publicKey, {
        ...validity(0),
        notAfter,
        extensions: [new ExtendedKeyUsageExtension([ExtendedKeyUsage.clientAuth])],
      });
      return { certificate: `${leaf.toString('pem')}\n`, key: leafKeyPem };
    },
  };
}

async function readAuthority(certDir: string): Promise<Authority | null> {
  const read = (name: string) => readFile(path.join(certDir, name), 'utf8');
  const [pem, keyPem] = await Promise.all([read('ca.pem'), read('ca-key.pem')]).catch((error) => {
    if (error.code === 'ENOENT') return [null, null];
    throw error;
  });
  if (!pem || !keyPem) return null;
  const certificate = new X509Certificate(pem);
  if (certificate.notAfter.getTime() < Date.now() + 7 * DAY) return null;
  return { certificate, key: await signingKey(createPrivateKey(keyPem)) };
}

async function makeAuthority(certDir: string): Promise<Authority> {
  const keys = await crypto.subtle.generateKey(EC, true, ['sign', 'verify']);
  const certificate = await X509CertificateGenerator.createSelfSigned({
    name: 'CN=Quietprint sandbox authority, O=Nobody trusts this',
    keys,
    signingAlgorithm: EC,
    ...validity(365),
    extensions: [
      new BasicConstraintsExtension(true, 0, true),
      new KeyUsagesExtension(KeyUsageFlags.keyCertSign | KeyUsageFlags.cRLSign, true),
      await SubjectKeyIdentifierExtension.create(keys.publicKey),
    ],
  });
  await writeWhole(path.join(certDir, 'ca-key.pem'), await keyToPem(keys.privateKey), 0o600);
  await writeWhole(path.join(certDir, 'ca.pem'), `${certificate.toString('pem')}\n`);
  return { certificate, key: keys.privateKey };
}

async function signLeaf(
  name: string,
  authority: Authority,
  publicKey: CryptoKey,
  { extensions, ...times }: { notBefore: Date; notAfter: Date; extensions: Extension[] },
) {
  return X509CertificateGenerator.create({
    subject: [{ CN: [name.slice(0, 64)] }],
    issuer: authority.certificate.subject,
    publicKey,
    signingKey: authority.key,
    signingAlgorithm: EC,
    ...times,
    extensions: [
      new BasicConstraintsExtension(false, undefined, true),
      new KeyUsagesExtension(KeyUsageFlags.digitalSignature, true),
      ...extensions,
      await AuthorityKeyIdentifierExtension.create(authority.certificate.publicKey),
    ],
  });
}

/** Starts an hour back: clocks of containers and their hosts differ. */
function validity(days: number) {
  return { notBefore: new Date(Date.now() - 3_600_000), notAfter: new Date(Date.now() + days * DAY) };
}

async function keyToPem(key: CryptoKey): Promise<string> {
  const der = Buffer.from(await crypto.subtle.exportKey('pkcs8', key));
  return String(createPrivateKey({ key: der, format: 'der', type: 'pkcs8' }).export({ format: 'pem', type: 'pkcs8' }));
}

function signingKey(key: KeyObject): Promise<CryptoKey> {
  const der = key.export({ format: 'der', type: 'pkcs8' });
  return crypto.subtle.importKey('pkcs8', new Uint8Array(der), EC, true, ['sign']);
}

/** A reader sees the old file or the new one, never half of it. */
async function writeWhole(file: string, text: string, mode = 0o644) {
  const draft = `${file}.${process.pid}.${crypto.randomUUID()}`;
  await writeFile(draft, text, { mode });
  await rename(draft, file);
}
