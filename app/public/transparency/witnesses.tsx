import { useTexts } from '#app/language/texts.ts';
import { withLinks } from '#app/language/with-links.tsx';
import prose from '#app/public/shell/prose.module.css';
import { useFormats } from '#app/ui/formats.ts';
import type { PublicWitness } from '#contract/audit/types.ts';
import { transparencyTexts } from './transparency.texts.ts';

export interface Watched {
  witnesses: readonly PublicWitness[];
  /** How many of them make a checkpoint witnessed. */
  quorum: number;
}

function Signed({ last }: Pick<PublicWitness, 'last'>) {
  const texts = useTexts(transparencyTexts);
  const { longDate, fullTime, zoneName } = useFormats();
  if (!last) return <>{texts.notSigned}</>;
  const { signedAt, size } = last;
  const time = `${longDate(signedAt)}, ${fullTime(signedAt)} ${zoneName(signedAt)}`;
  return withLinks(texts.lastSigned(size, time), (words) => <time dateTime={signedAt}>{words}</time>);
}

function List({ witnesses, quorum }: Watched) {
  const texts = useTexts(transparencyTexts);
  return (
    <>
      <p>{texts.quorum(quorum, witnesses.length)}</p>
      <ul>
        {witnesses.map(({ name, verifierKey, last }) => (
          <li key={verifierKey}>
            <strong>{name}</strong> <Signed last={last} />
            <br />
            <code>{verifierKey}</code>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Who else signs, and how anybody becomes one of them. */
export function Witnesses({ watched, verifierKey }: { watched: Watched; verifierKey: string }) {
  const texts = useTexts(transparencyTexts);
  return (
    <section aria-labelledby="witnesses" className={prose.prose}>
      <h2 id="witnesses">{texts.independent}</h2>
      <p>{texts.independentText}</p>
      {watched.witnesses.length > 0 ? <List {...watched} /> : <p>{texts.nobody}</p>}
      <p>{texts.runOne}</p>
      <pre>{`npm run witness -- --log '${verifierKey}' --name witness.example/quietprint`}</pre>
    </section>
  );
}
