import { Parser } from 'htmlparser2';
import type { StoredObject } from './object-store.ts';

/** Texts of an answer by the path of their elements, e.g. `ListBucketResult/Contents/Key`, in order. Nothing outside of it is loaded, and entities of its own are not expanded. */
function textsOf(xml: string): Map<string, string[]> {
  const texts = new Map<string, string[]>();
  const path: string[] = [];
  let text = '';
  const parser = new Parser(
    {
      onopentag(name) {
        path.push(name);
        text = '';
      },
      ontext(more) {
        text += more;
      },
      onclosetag() {
        const key = path.join('/');
        texts.set(key, [...(texts.get(key) ?? []), text]);
        path.pop();
        text = '';
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(xml);
  return texts;
}

const firstText = (texts: Map<string, string[]>, path: string): string | null => texts.get(path)?.[0] ?? null;

/** What a storage says when it refuses; null where the text is no such answer. */
export function errorIn(xml: string): { code: string; message: string } | null {
  const texts = textsOf(xml);
  const code = firstText(texts, 'Error/Code');
  return code === null ? null : { code, message: firstText(texts, 'Error/Message') ?? '' };
}

export const uploadIdIn = (xml: string): string | null =>
  firstText(textsOf(xml), 'InitiateMultipartUploadResult/UploadId') || null;

/** A page of a listing. */
export interface Listing {
  objects: StoredObject[];
  /** Where the next page begins; null after the last. */
  next: string | null;
}

/** Null where the text is no listing. */
export function listingIn(xml: string): Listing | null {
  const texts = textsOf(xml);
  const keys = texts.get('ListBucketResult/Contents/Key') ?? [];
  const sizes = texts.get('ListBucketResult/Contents/Size') ?? [];
  if (!texts.has('ListBucketResult') || keys.length !== sizes.length) return null;
  const isTruncated = firstText(texts, 'ListBucketResult/IsTruncated') === 'true';
  const next = firstText(texts, 'ListBucketResult/NextContinuationToken');
  if (isTruncated && !next) return null;
  return { objects: keys.map((name, at) => ({ name, bytes: Number(sizes[at]) })), next: isTruncated ? next : null };
}
