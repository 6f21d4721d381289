import { ImageUp } from 'lucide-react';
import { type ChangeEvent, type DragEvent, useRef, useState } from 'react';
import { redirectDocument } from 'react-router';
import { languageOf } from '#app/language/language-of.ts';
import { useTexts } from '#app/language/texts.ts';
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
import { photoTexts } from './photo-metadata.texts.ts';
import { type ReadPhoto, readPhoto } from './read-photo.ts';

/** Read at once: each is held while the page is open. */
const MOST_PHOTOS = 20;

export async function loader(args: Route.LoaderArgs) {
  const { title, description } = await photoTexts.in(languageOf(args));
  return { title, description };
}

export const meta: Route.MetaFunction = ({ matches, loaderData, location }) =>
  loaderData ? pageMeta(matches[0].loaderData, { ...loaderData, path: location.pathname }) : [];

/** Opened from another page, the policy of that page would hold: this one is loaded anew. */
export function clientLoader({ url }: Route.ClientLoaderArgs) {
  throw redirectDocument(url.pathname);
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
  const texts = useTexts(photoTexts);
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
    <section aria-label={texts.choose} className={styles.choose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is another way to what the button in it does */}
      <div
        className={classes(styles.drop, isOver && styles.over)}
        onDragOver={onDragOver}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
      >
        <ImageUp aria-hidden="true" />
        <p>{texts.drop}</p>
        <Button
          variant="primary"
          disabled={!isHydrated}
          data-needs="scripts"
          busy={isBusy}
          busyLabel={texts.reading}
          onClick={() => input.current?.click()}
        >
          {texts.choose}
        </Button>
        <input
          ref={input}
          hidden
          multiple
          type="file"
          aria-label={texts.photos}
          accept="image/*,.heic,.heif"
          onChange={choose}
        />
        <noscript>
          <p className={classes(text.small, text.soft)}>{texts.needsScripts}</p>
        </noscript>
      </div>
      <div role="status" className={styles.told}>
        {read.photos.map((photo) => (
          <PhotoFacts key={photo.name} photo={photo} />
        ))}
        {read.unread.map((name) => (
          <p key={name}>{texts.unread(name)}</p>
        ))}
      </div>
    </section>
  );
}

export default function PhotoMetadata() {
  const texts = useTexts(photoTexts);
  return (
    <>
      <PageHead title={texts.title}>
        <p className={text.lead}>{texts.lead}</p>
      </PageHead>
      <div className={classes(page.page, styles.photoMetadata)}>
        <ChoosePhotos />
        <section aria-labelledby="what-is-kept" className={prose.prose}>
          <h2 id="what-is-kept">{texts.kept}</h2>
          {texts.keptText.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      </div>
    </>
  );
}
