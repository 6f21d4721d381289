import { classes } from '#app/ui/classes.ts';
import { Badge, type BadgeTone } from '#app/ui/display/badge.tsx';
import { useFormats } from '#app/ui/formats.ts';
import { Card } from '#app/ui/layout/card.tsx';
import { Table } from '#app/ui/layout/table.tsx';
import text from '#app/ui/styles/text.module.css';
import type { CatalogueState, CatalogueView } from '#contract/sources/catalogues.ts';

const labels: Readonly<Record<CatalogueState, string>> = {
  unread: 'Not read yet',
  read: 'Read',
  failed: 'Could not be read',
  shrunk: 'Has shrunk',
};
const tones: Readonly<Record<CatalogueState, BadgeTone>> = {
  unread: 'neutral',
  read: 'success',
  failed: 'warning',
  shrunk: 'warning',
};

function Because({ catalogue: { state, readAt, since, isAsked } }: { catalogue: CatalogueView }) {
  const { dateTime } = useFormats();
  const reasons: Readonly<Record<CatalogueState, string>> = {
    unread: 'It is read once a day.',
    read: `Last read ${readAt ? dateTime(readAt) : ''}.`,
    failed: `No catalogue since ${since ? dateTime(since) : ''}. It is tried every hour, and nobody is told anything.`,
    shrunk: `Too much is missing since ${since ? dateTime(since) : ''}. Nobody is told anything; after seven days it is taken as it is.`,
  };
  return (
    <p className={classes(text.small, text.soft)}>
      {reasons[state]}
      {!isAsked && ' Its source is switched off, so we look nobody up when something new appears in it.'}
    </p>
  );
}

/** Which public catalogues of breaches are read each day, and whether they can be believed. */
export function CatalogueList({ catalogues }: { catalogues: CatalogueView[] }) {
  const { longDate } = useFormats();
  return (
    <Card flush head={<h3>Catalogues of breaches</h3>}>
      <Table
        caption="Catalogues of breaches"
        columns={[
          {
            key: 'name',
            header: 'Catalogue',
            cell: (catalogue) => (
              <div>
                <strong>{catalogue.name}</strong>
                <Because catalogue={catalogue} />
              </div>
            ),
          },
          { key: 'state', header: 'State', cell: ({ state }) => <Badge tone={tones[state]}>{labels[state]}</Badge> },
          { key: 'breaches', header: 'Breaches', cell: ({ breaches }) => breaches.toLocaleString('en-GB') },
          {
            key: 'newest',
            header: 'Newest',
            cell: ({ newest }) => (newest ? `${newest.title}, ${longDate(newest.noticedAt)}` : 'None so far'),
          },
        ]}
        rows={catalogues}
        keyOf={({ id }) => id}
      />
    </Card>
  );
}
