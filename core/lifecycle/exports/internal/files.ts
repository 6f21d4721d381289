import type { Context } from '#core/base/context.ts';
import { listOwnFiles, type OwnFile } from '#core/orders/queries/own-files.ts';

/** Bytes of files in one archive: it is made while it is downloaded, and nobody shall wait for ever. */
const MOST_BYTES = 500 * 1024 * 1024;

/** A file of an order, and where it stands in the archive. */
export interface PlacedFile extends OwnFile {
  /** Null when it did not fit. */
  path: string | null;
}

/** Names were cleaned when they were given; here nothing of them may lead out of their folder. */
const pathOf = ({ id, name }: OwnFile): string => `files/${id}/${name.replaceAll(/[/\\]|^\.+/g, '_')}`;

/** The files of all orders, the newest first, as many as there is room for. */
export async function placeFiles(ctx: Context, most = MOST_BYTES): Promise<PlacedFile[]> {
  let left = most;
  return (await listOwnFiles(ctx)).map((file) => {
    if (file.size > left) return { ...file, path: null };
    left -= file.size;
    return { ...file, path: pathOf(file) };
  });
}
