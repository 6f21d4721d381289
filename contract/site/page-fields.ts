/** A part of a content as a field of a form. Where a text is missing or too long, the page does not take it. */
export type ContentField = TextContent | TickContent | ListContent;

interface Named {
  /** Of the value in its object. */
  name: string;
  label: string;
  hint: string | null;
}

export interface TextContent extends Named {
  kind: 'line' | 'lines' | 'date';
  /** Height of a field for several lines. */
  rows: number;
  /** Characters; null for a date. */
  maxLength: number | null;
  /** Said when it is empty. */
  missing: string;
  /** Said when it has more characters. */
  tooLong: string;
}

export interface TickContent extends Named {
  kind: 'tick';
  /** Where the content does not say. */
  standard: boolean;
}

/** Objects of one kind, in an order. */
export interface ListContent extends Named {
  kind: 'list';
  /** What one of them is called: "Section". */
  item: string;
  fields: ContentField[];
  /** Said when there is none. */
  missing: string;
}
