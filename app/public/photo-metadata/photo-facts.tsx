import { Download, MapPin } from 'lucide-react';
import { saveFile } from '#app/browser/files/save-file.ts';
import { classes } from '#app/ui/classes.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { useFormats } from '#app/ui/formats.ts';
import text from '#app/ui/styles/text.module.css';
import styles from './photo-metadata.module.css';
import type { PhotoFact, ReadPhoto } from './read-photo.ts';

const cleanName = (name: string): string => name.replace(/(\.[^.]+)?$/, (ending) => `-clean${ending}`);

function FactList({ facts }: { facts: readonly PhotoFact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a file may say the same twice, and the list never changes
        <div key={`${name} ${at}`}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Clean({ photo: { name, kind, clean } }: { photo: ReadPhoto }) {
  if (clean)
    return (
      <p>
        <Button variant="primary" onClick={() => saveFile(cleanName(name), clean)}>
          <Download aria-hidden="true" /> Save without it
        </Button>
      </p>
    );
  return (
    <p>
      {kind === 'heic'
        ? 'A picture of this kind cannot be cleaned without encoding it anew. Share it as a JPEG, and clean that.'
        : 'The file is broken, so it could not be cleaned.'}
    </p>
  );
}

/** What is written beside one picture, and the same picture without it. */
export function PhotoFacts({ photo }: { photo: ReadPhoto }) {
  const { plural } = useFormats();
  const { name, place, telling, others } = photo;
  const isBare = place === null && telling.length === 0 && others.length === 0;
  return (
    <article className={styles.photo} aria-label={name}>
      <p className={classes(text.small, text.soft)}>{name}</p>
      {isBare && <p>Nothing that we can read is written beside this picture.</p>}
      {place && (
        <p className={styles.place}>
          <MapPin aria-hidden="true" />
          <span>
            <strong>It says where it was taken:</strong> {place}. That is as exact as a house number.
          </span>
        </p>
      )}
      {telling.length > 0 && <FactList facts={telling} />}
      {others.length > 0 && (
        <details>
          <summary>{plural(others.length, 'further entry', 'further entries')}</summary>
          <FactList facts={others} />
        </details>
      )}
      <Clean photo={photo} />
    </article>
  );
}
