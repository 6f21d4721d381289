import { describe, expect, it } from 'vitest';
import { createNoteSigner, openNote } from './note.ts';

/** From Go's documentation of golang.org/x/mod/sumdb/note, whose format this is. */
const published = {
  verifierKey: 'PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW',
  privateKey: 'AYEKFALVFGyNhPJEMzD1QIDr+Y7hfZx09iUvxdXHKDFz',
  text: "If you think cryptography is the answer to your problem,\nthen you don't know what your problem is.\n",
  note: "If you think cryptography is the answer to your problem,\nthen you don't know what your problem is.\n\n— PeterNeumann x08go/ZJkuBS9UG/SffcvIAQxVBtiFupLLr8pAcElZInNIuGUgYN1FFYC2pZSNXgKvqfqdngotpRZb6KE6RyyBwJnAM=\n",
};

/** From the C2SP's own description of signed notes. */
const fromC2sp = {
  verifierKey: 'example.com/foo+530d903a+AekyeRrm56hApGFkyQR4ZCbV54Id2LKaANYcrnKv3U2k',
  note: 'This is an example message.\n\n— example.com/foo Uw2QOkn8srV1yJGh2VYRlL1Tnagv1YEq6TfXppzi2ONncAlTgK7Ztg1ERYNZXsYjOBH3mFXmRKuwHjG1Yu72IneyaQM=\n',
};

describe('a signed note', () => {
  const signer = createNoteSigner('PeterNeumann', Buffer.from(published.privateKey, 'base64').subarray(1));

  it('is byte for byte what the published key signs', () => {
    expect(signer.verifierKey).toBe(published.verifierKey);
    expect(signer.sign(published.text)).toBe(published.note);
  });

  it.each([published, fromC2sp])('that was published opens with its key', ({ note, verifierKey }) => {
    expect(openNote(note, [verifierKey])).toBe(note.slice(0, note.indexOf('\n\n') + 1));
  });

  it('does not open altered, cut, or for another key', () => {
    const { note, verifierKey } = published;
    expect(openNote(note.replace('answer', 'Answer'), [verifierKey])).toBeNull();
    expect(openNote(note.replace('x08go', 'x08go/'), [verifierKey])).toBeNull();
    expect(openNote(note.slice(0, -20), [verifierKey])).toBeNull();
    expect(openNote(published.text, [verifierKey])).toBeNull();
    expect(openNote('', [verifierKey])).toBeNull();
    expect(openNote(note, [fromC2sp.verifierKey])).toBeNull();
    expect(openNote(note, [])).toBeNull();
  });

  it('may carry signatures of others, whose keys nobody knows', () => {
    const both = published.note + fromC2sp.note.slice(fromC2sp.note.indexOf('—'));
    expect(openNote(both, [published.verifierKey])).toBe(published.text);
  });

  it('refuses keys and names that are none', () => {
    expect(() => createNoteSigner('two words', Buffer.alloc(32))).toThrow(RangeError);
    expect(() => createNoteSigner('a+b', Buffer.alloc(32))).toThrow(RangeError);
    expect(() => openNote(published.note, [published.verifierKey.replace('c74f', 'c74e')])).toThrow(RangeError);
    expect(() => signer.sign('no end of line')).toThrow(RangeError);
  });
});
