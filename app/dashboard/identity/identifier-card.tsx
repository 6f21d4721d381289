import type { ReactNode } from 'react';
import { useTexts } from '#app/language/texts.ts';
import { classes } from '#app/ui/classes.ts';
import { Count } from '#app/ui/display/badge.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import text from '#app/ui/styles/text.module.css';
import { type IdentifierKind, type IdentifierView, mostIdentifiers } from '#contract/identifiers/types.ts';
import { AddIdentifier } from './add-identifier.tsx';
import { IdentifierRow } from './identifier-row.tsx';
import styles from './identity.module.css';
import { identityTexts } from './identity.texts.ts';

interface IdentifierCardProps {
  kind: IdentifierKind;
  identifiers: readonly IdentifierView[];
  /** What else is known of each one. */
  more?: (identifier: IdentifierView) => ReactNode;
}

/** Everything of one kind, and the form for another one. */
export function IdentifierCard({ kind, identifiers, more }: IdentifierCardProps) {
  const texts = useTexts(identityTexts);
  const words = texts.kinds[kind];
  const own = identifiers.filter((one) => one.kind === kind);
  const added = own.filter(({ id }) => id !== null).length;
  const isFull = kind !== 'country' && added >= mostIdentifiers[kind];
  return (
    <Card
      id={kind}
      head={
        <div className={styles.head}>
          <h2 className={text.displayXs}>
            {words.title} {kind !== 'country' && own.length > 0 && <Count value={own.length} />}
          </h2>
          <p className={classes(text.small, text.soft)}>{words.lead}</p>
        </div>
      }
    >
      {own.length > 0 ? (
        <ul className={styles.list}>
          {own.map((one) => (
            <IdentifierRow key={one.id ?? 'account'} identifier={one}>
              {more?.(one)}
            </IdentifierRow>
          ))}
        </ul>
      ) : (
        <p className={classes(text.soft, styles.none)}>{words.empty}</p>
      )}
      {isFull ? (
        <p className={classes(text.small, text.soft)}>{texts.full(mostIdentifiers[kind])}</p>
      ) : (
        <AddIdentifier kind={kind} chosen={own[0]?.value} />
      )}
    </Card>
  );
}
