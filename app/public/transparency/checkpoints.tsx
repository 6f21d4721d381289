import { useTexts } from '#app/language/texts.ts';
import { classes } from '#app/ui/classes.ts';
import { EmptyState } from '#app/ui/display/empty-state.tsx';
import { useFormats } from '#app/ui/formats.ts';
import { Card } from '#app/ui/layout/card.tsx';
import { type Column, Table } from '#app/ui/layout/table.tsx';
import text from '#app/ui/styles/text.module.css';
import type { PublicCheckpoint } from '#contract/audit/types.ts';
import type { Texts } from '#contract/base/texts.ts';
import styles from './transparency.module.css';
import type english from './transparency.texts.en.ts';
import { transparencyTexts } from './transparency.texts.ts';
import type { Watched } from './witnesses.tsx';

function Newest({ checkpoint: { note } }: { checkpoint: PublicCheckpoint }) {
  const texts = useTexts(transparencyTexts);
  return (
    <figure className={styles.newest}>
      <figcaption className={classes(text.small, text.soft)}>{texts.newest}</figcaption>
      <pre className={text.evidence}>{note}</pre>
    </figure>
  );
}

const witnessColumn = ({ witnesses, quorum }: Watched, texts: Texts<typeof english>): Column<PublicCheckpoint> => ({
  key: 'witnesses',
  header: texts.witnesses,
  cell: ({ signedBy: { length } }) => (
    <span className={text.num}>
      {length >= quorum ? texts.enoughSigners(length, witnesses.length) : texts.signers(length, witnesses.length)}
    </span>
  ),
});

/** The latest signed heads of the log. */
export function Checkpoints({ checkpoints, watched }: { checkpoints: readonly PublicCheckpoint[]; watched: Watched }) {
  const texts = useTexts(transparencyTexts);
  const { longDate, fullTime, zoneName, number } = useFormats();
  const columns: Column<PublicCheckpoint>[] = [
    { key: 'size', header: texts.entries, cell: ({ size }) => <span className={text.num}>{number(size)}</span> },
    {
      key: 'time',
      header: texts.signed,
      cell: ({ time }) => (
        <time dateTime={time} className={text.num}>
          {longDate(time)}, {fullTime(time)} {zoneName(time)}
        </time>
      ),
    },
    {
      key: 'root',
      header: texts.root,
      cell: ({ root }) => <span className={text.evidence}>{root ?? texts.formerKey}</span>,
    },
    ...(watched.witnesses.length > 0 ? [witnessColumn(watched, texts)] : []),
  ];
  const [newest] = checkpoints;
  return (
    <section aria-labelledby="checkpoints" className={styles.part}>
      <h2 className={text.displaySm} id="checkpoints">
        {texts.latest}
      </h2>
      {newest ? (
        <>
          <Newest checkpoint={newest} />
          <Card>
            <Table
              caption={texts.latest}
              columns={columns}
              rows={checkpoints}
              keyOf={({ size }) => String(size)}
              dense
            />
          </Card>
        </>
      ) : (
        <EmptyState title={texts.nothing}>
          <p>{texts.nothingText}</p>
        </EmptyState>
      )}
    </section>
  );
}
