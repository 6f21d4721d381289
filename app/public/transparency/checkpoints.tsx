import { classes } from '#app/ui/classes.ts';
import { EmptyState } from '#app/ui/display/empty-state.tsx';
import { useFormats } from '#app/ui/formats.ts';
import { Card } from '#app/ui/layout/card.tsx';
import { type Column, Table } from '#app/ui/layout/table.tsx';
import text from '#app/ui/styles/text.module.css';
import type { PublicCheckpoint } from '#contract/audit/types.ts';
import styles from './transparency.module.css';
import type { Watched } from './witnesses.tsx';

function Newest({ checkpoint: { note } }: { checkpoint: PublicCheckpoint }) {
  return (
    <figure className={styles.newest}>
      <figcaption className={classes(text.small, text.soft)}>
        The newest one, as it is signed. Copy it, keep it, and check it here on another day.
      </figcaption>
      <pre className={text.evidence}>{note}</pre>
    </figure>
  );
}

const witnessColumn = ({ witnesses, quorum }: Watched): Column<PublicCheckpoint> => ({
  key: 'witnesses',
  header: 'Witnesses',
  cell: ({ signedBy }) => (
    <span className={text.num}>
      {signedBy.length} of {witnesses.length}
      {signedBy.length >= quorum ? ', enough' : ''}
    </span>
  ),
});

/** The latest signed heads of the log. */
export function Checkpoints({ checkpoints, watched }: { checkpoints: readonly PublicCheckpoint[]; watched: Watched }) {
  const { longDate, fullTime, zoneName, number } = useFormats();
  const columns: Column<PublicCheckpoint>[] = [
    { key: 'size', header: 'Entries', cell: ({ size }) => <span className={text.num}>{number(size)}</span> },
    {
      key: 'time',
      header: 'Signed',
      cell: ({ time }) => (
        <time dateTime={time} className={text.num}>
          {longDate(time)}, {fullTime(time)} {zoneName(time)}
        </time>
      ),
    },
    {
      key: 'root',
      header: 'Root',
      cell: ({ root }) => <span className={text.evidence}>{root ?? 'Signed with a former key'}</span>,
    },
    ...(watched.witnesses.length > 0 ? [witnessColumn(watched)] : []),
  ];
  const [newest] = checkpoints;
  return (
    <section aria-labelledby="checkpoints" className={styles.part}>
      <h2 className={text.displaySm} id="checkpoints">
        Latest checkpoints
      </h2>
      {newest ? (
        <>
          <Newest checkpoint={newest} />
          <Card>
            <Table
              caption="Latest checkpoints"
              columns={columns}
              rows={checkpoints}
              keyOf={({ size }) => String(size)}
              dense
            />
          </Card>
        </>
      ) : (
        <EmptyState title="Nothing is sealed yet">
          <p>The first checkpoint is signed about a minute after the first act.</p>
        </EmptyState>
      )}
    </section>
  );
}
