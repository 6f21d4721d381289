import { ImageUp } from 'lucide-react';
import { type ChangeEvent, type DragEvent, useRef, useState } from 'react';
import { redirectDocument } from 'react-router';
import { PageHead } from '#app/public/shell/page-head.tsx';
import { pageMeta } from '#app/public/shell/page-meta.ts';
import prose from '#app/public/shell/prose.module.css';
import { classes } from '#app/ui/classes.ts';
import { Button } from '#app/ui/controls/button.tsx';
import page from '#app/ui/layout/page.module.css';
import text from '#app/ui/styles/text.module.css';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import type { Route } from './+types/photo-metadata.ts';
import { PhotoFacts } from './photo-facts.tsx';
import styles from './photo-metadata.module.css';
import { type ReadPhoto, readPhoto } from './read-photo.ts';

const PATH = '/photo-metadata';
/** Read at once: each is held while the page is open. */
const MOST_PHOTOS = 20;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0].loaderData, {
    title: 'Clean a photo',
    description:
      'See what a photo says about you besides its picture, and save it without that. It never leaves your device.',
    path: PATH,
  });

export const loader = () => null;

/** Opened from another page, the policy of that page would hold: this one is loaded anew. */
export function clientLoader() {
  throw redirectDocument(PATH);
}

interface Read {
  photos: ReadPhoto[];
  /** Names of files that are no pictures. */
  unread: string[];
}

async function readFiles(files: readonly File[]): Promise<Read> {
  const read: Read = { photos: [], unread: [] };
  for (const file of files.slice(0, MOST_PHOTOS)) {
    const photo = await readPhoto(file).catch(() => null);
    if (photo) read.photos.push(photo);
    else read.unread.push(file.name);
  }
  return read;
}

function ChoosePhotos() {
  const isHydrated = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [read, setRead] = useState<Read>({ photos: [], unread: [] });
  const takeFiles = async (list: FileList | null) => {
    const files = [...(list ?? [])];
    if (files.length === 0) return;
    setBusy(true);
    setRead(await readFiles(files));
    setBusy(false);
  };
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    void takeFiles(currentTarget.files).finally(() => {
      if (input.current) input.current.value = '';
    });
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void takeFiles(event.dataTransfer.files);
  };
  const onDragOver = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  return (
    <section aria-label="Choose photos" className={styles.choose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is another way to what the button in it does */}
      <div
        className={classes(styles.drop, isOver && styles.over)}
        onDragOver={onDragOver}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
      >
        <ImageUp aria-hidden="true" />
        <p>Drop photos here (JPEG, PNG, WebP or HEIC), or</p>
        <Button
          variant="primary"
          disabled={!isHydrated}
          data-needs="scripts"
          busy={isBusy}
          busyLabel="Reading…"
          onClick={() => input.current?.click()}
        >
          Choose photos
        </Button>
        <input
          ref={input}
          hidden
          multiple
          type="file"
          aria-label="Photos"
          accept="image/*,.heic,.heif"
          onChange={choose}
        />
        <noscript>
          <p className={classes(text.small, text.soft)}>
            Your browser reads the photo itself, and needs JavaScript for it.
          </p>
        </noscript>
      </div>
      <div role="status" className={styles.told}>
        {read.photos.map((photo) => (
          <PhotoFacts key={photo.name} photo={photo} />
        ))}
        {read.unread.map((name) => (
          <p key={name}>“{name}” is no JPEG, PNG, WebP or HEIC picture.</p>
        ))}
      </div>
    </section>
  );
}

export default function PhotoMetadata() {
  return (
    <>
      <PageHead title="Clean a photo">
        <p className={text.lead}>
          A photo often says where and when it was taken, and with which device. See what yours says, and save it
          without that. It stays on this device.
        </p>
      </PageHead>
      <div className={classes(page.page, styles.photoMetadata)}>
        <ChoosePhotos />
        <section aria-labelledby="what-is-kept" className={prose.prose}>
          <h2 id="what-is-kept">What the clean copy keeps</h2>
          <p>
            The picture itself, bit for bit, its colours, and how it is turned. Everything else goes: place, time,
            device, names, comments, the small copy, and whatever stands behind the end of the file. What can be seen in
            the picture stays, of course: a street sign, a face.
          </p>
          <p>
            No map is asked where the place is, and this page may not connect to anybody: its policy forbids it, and
            your browser enforces that.
          </p>
        </section>
      </div>
    </>
  );
}
