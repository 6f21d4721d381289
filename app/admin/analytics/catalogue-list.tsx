import { useTexts } from '#app/language/texts.ts';
import { classes } from '#app/ui/classes.ts';
import { Badge, type BadgeTone } from '#app/ui/display/badge.tsx';
import { useFormats } from '#app/ui/formats.ts';
import { Card } from '#app/ui/layout/card.tsx';
import { Table } from '#app/ui/layout/table.tsx';
import text from '#app/ui/styles/text.module.css';
import type { CatalogueState, CatalogueView } from '#contract/sources/catalogues.ts';
import { managedSourceTexts } from './sources.texts.ts';

const tones: Readonly<Record<CatalogueState, BadgeTone>> = {
  unread: 'neutral',
  read: 'success',
  failed: 'warning',
  shrunk: 'warning',
};

function Because({ catalogue: { state, readAt, since, isAsked } }: { catalogue: CatalogueView }) {
  const { catalogues: texts } = useTexts(managedSourceTexts);
  const { dateTime } = useFormats();
  const shown = (time: string | null) => (time ? dateTime(time) : '');
  const reasons: Readonly<Record<CatalogueState, string>> = {
    unread: texts.daily,
    read: texts.read(shown(readAt)),
    failed: texts.failed(shown(since)),
    shrunk: texts.shrunk(shown(since)),
  };
  return (
    <p className={classes(text.small, text.soft)}>
      {reasons[state]} {!isAsked && texts.notAsked}
    </p>
  );
}

/** Which public catalogues of breaches are read each day, and whether they can be believed. */
export function CatalogueList({ catalogues }: { catalogues: CatalogueView[] }) {
  const { catalogues: texts } = useTexts(managedSourceTexts);
  const { longDate, number } = useFormats();
  return (
    <Card flush head={<h3>{texts.title}</h3>}>
      <Table
        caption={texts.title}
        columns={[
          {
            key: 'name',
            header: texts.columns.catalogue,
            cell: (catalogue) => (
              <div>
                <strong>{catalogue.name}</strong>
                <Because catalogue={catalogue} />
              </div>
            ),
          },
          {
            key: 'state',
            header: texts.columns.state,
            cell: ({ state }) => <Badge tone={tones[state]}>{texts.states[state]}</Badge>,
          },
          { key: 'breaches', header: texts.columns.breaches, cell: ({ breaches }) => number(breaches) },
          {
            key: 'newest',
            header: texts.columns.newest,
            cell: ({ newest }) => (newest ? texts.newest(newest.title, longDate(newest.noticedAt)) : texts.noNews),
          },
        ]}
        rows={catalogues}
        keyOf={({ id }) => id}
      />
    </Card>
  );
}
