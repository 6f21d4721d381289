// biome-ignore-all lint/a11y/noRedundantRoles: a stacked table is display: block, which drops the native roles
import type { ReactNode } from 'react';
import { classes } from '#app/ui/classes.ts';
import visuallyHidden from '#app/ui/display/visually-hidden.module.css';
import styles from './table.module.css';

export interface Column<Row> {
  key: string;
  header: ReactNode;
  /** What stands before the value when the row is stacked. Default: the header, when it is text. */
  label?: string;
  /** Numbers and actions stand at the end. */
  end?: boolean;
  cell: (row: Row) => ReactNode;
}

interface TableProps<Row> {
  /** What the rows are, for screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** What else a row's element says of itself, such as that it is folded away. */
  rowProps?: (row: Row) => { id?: string; className?: string | undefined; hidden?: boolean };
  dense?: boolean;
  /** Wide tables for staff scroll sideways inside their card instead of stacking. */
  scroll?: boolean;
}

const labelOf = <Row,>(column: Column<Row>): string | undefined =>
  column.label ?? (typeof column.header === 'string' ? column.header : undefined);

/** Stacks into cards where there is too little room; a scrolling one can be reached by keyboard. */
export function Table<Row>({ caption, columns, rows, keyOf, rowProps, dense, scroll }: TableProps<Row>) {
  return (
    <div
      className={scroll ? styles.tableScroll : styles.tableWrap}
      {...(scroll && { tabIndex: 0, role: 'region', 'aria-label': caption })}
    >
      <table
        role="table"
        className={classes(styles.datatable, !scroll && styles.datatableStack, dense && styles.datatableDense)}
      >
        <caption className={visuallyHidden.visuallyHidden}>{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th key={column.key} scope="col" role="columnheader" className={column.end ? styles.end : undefined}>
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={keyOf(row)} role="row" {...rowProps?.(row)}>
              {columns.map((column) => (
                <td
                  key={column.key}
                  role="cell"
                  data-label={labelOf(column)}
                  className={column.end ? styles.end : undefined}
                >
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
