import type { MailFile } from './sources.ts';

const SLICE_BYTES = 1024 * 1024;

/** The bytes of a file of the browser, or of `fs.openAsBlob`, a slice at a time. */
async function* readSlices(blob: Blob, progress: (bytes: number) => void): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < blob.size; at += SLICE_BYTES) {
    const bytes = new Uint8Array(await blob.slice(at, at + SLICE_BYTES).arrayBuffer());
    progress(bytes.length);
    yield bytes;
  }
}

/** @param name with its folder where that is known */
export const fileOfBlob = (name: string, blob: Blob): MailFile => ({
  name,
  size: blob.size,
  blob,
  open: (progress) => readSlices(blob, progress),
});
