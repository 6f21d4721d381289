import { Download, MapPin } from 'lucide-react';
import { saveFile } from '#app/browser/files/save-file.ts';
import { useTexts } from '#app/language/texts.ts';
import { withLinks } from '#app/language/with-links.tsx';
import { classes } from '#app/ui/classes.ts';
import { Button } from '#app/ui/controls/button.tsx';
import text from '#app/ui/styles/text.module.css';
import styles from './photo-metadata.module.css';
import { photoTexts } from './photo-metadata.texts.ts';
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
  const texts = useTexts(photoTexts);
  if (clean)
    return (
      <p>
        <Button variant="primary" onClick={() => saveFile(cleanName(name), clean)}>
          <Download aria-hidden="true" /> {texts.save}
        </Button>
      </p>
    );
  return <p>{kind === 'heic' ? texts.cannotClean : texts.broken}</p>;
}

/** What is written beside one picture, and the same picture without it. */
export function PhotoFacts({ photo }: { photo: ReadPhoto }) {
  const texts = useTexts(photoTexts);
  const { name, place } = photo;
  const telling = photo.telling.map(({ fact, value }) => ({ name: texts.facts[fact], value }));
  const thumbnail = photo.hasThumbnail ? [{ name: texts.thumbnail, value: texts.thumbnailText }] : [];
  const others = [...photo.others, ...thumbnail];
  const isBare = place === null && telling.length === 0 && others.length === 0;
  return (
    <article className={styles.photo} aria-label={name}>
      <p className={classes(text.small, text.soft)}>{name}</p>
      {isBare && <p>{texts.nothing}</p>}
      {place && (
        <p className={styles.place}>
          <MapPin aria-hidden="true" />
          <span>
            {withLinks(texts.place(texts.coordinates(place.latitude, place.longitude)), (words) => (
              <strong>{words}</strong>
            ))}
          </span>
        </p>
      )}
      {telling.length > 0 && <FactList facts={telling} />}
      {others.length > 0 && (
        <details>
          <summary>{texts.others(others.length)}</summary>
          <FactList facts={others} />
        </details>
      )}
      <Clean photo={photo} />
    </article>
  );
}
