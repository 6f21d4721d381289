import prose from '#app/public/shell/prose.module.css';
import { useFormats } from '#app/ui/formats.ts';
import type { PublicWitness } from '#contract/audit/types.ts';
import { plural } from '#contract/base/formats.ts';

export interface Watched {
  witnesses: readonly PublicWitness[];
  /** How many of them make a checkpoint witnessed. */
  quorum: number;
}

function Signed({ last }: Pick<PublicWitness, 'last'>) {
  const { longDate, fullTime, zoneName } = useFormats();
  if (!last) return <>has not signed a checkpoint yet.</>;
  return (
    <>
      last signed the checkpoint of {plural(last.size, 'entry', 'entries')}, on{' '}
      <time dateTime={last.signedAt}>
        {longDate(last.signedAt)}, {fullTime(last.signedAt)} {zoneName(last.signedAt)}
      </time>
      .
    </>
  );
}

function List({ witnesses, quorum }: Watched) {
  return (
    <>
      <p>
        A checkpoint counts as witnessed when {quorum} of {witnesses.length} have signed it.
      </p>
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
  return (
    <section aria-labelledby="witnesses" className={prose.prose}>
      <h2 id="witnesses">Independent witnesses</h2>
      <p>
        We could show you one log and somebody else another. A witness makes that impossible without being seen: it is
        run by somebody else, remembers the last checkpoint that it signed, and signs the next one only with a proof
        that the log has grown from there.
      </p>
      {watched.witnesses.length > 0 ? (
        <List {...watched} />
      ) : (
        <p>
          No one else signs this log at present. Until someone does, the checkpoints that people keep are what bind us.
        </p>
      )}
      <p>Anybody can run one from our source code. Tell us its key, and from then on it signs for us:</p>
      <pre>{`npm run witness -- --log '${verifierKey}' --name witness.example/quietprint`}</pre>
    </section>
  );
}
