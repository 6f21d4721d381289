import { type PGlite, protocol, type QueryOptions, type Results } from '@electric-sql/pglite';

const { serialize } = protocol;

/** Each keeps its plan in the memory of the engine. What is asked by us has some hundred forms; lists of values of every length have more. */
const MOST_PREPARED = 200;

interface Prepared {
  name: string;
  /** Types of its values. */
  types: readonly number[];
  fields: Results['fields'];
}

type Answer = Awaited<ReturnType<PGlite['execProtocolStream']>>[number];

/** One statement with values, within a transaction of the engine. @throws what the engine says */
export type Query = <Row>(text: string, values?: unknown[], options?: QueryOptions) => Promise<Results<Row>>;

/** Of this process: an engine may be wrapped more than once. */
let names = 0;

/**
 * Statements that are prepared once and then asked in one message. PGlite sends six for each, one by one, and has each parsed
 * and planned anew, which is most of the work of a small one.
 */
export function prepareStatements(client: PGlite): Query {
  const prepared = new Map<string, Prepared>();

  const send = (...messages: Uint8Array[]): Promise<Answer[]> =>
    client.execProtocolStream(Buffer.concat([...messages, serialize.sync()]), { syncToFs: false });

  async function prepare(text: string): Promise<Prepared> {
    const known = prepared.get(text) ?? (await prepareAnew(text));
    // The one that was asked last goes to the end.
    prepared.delete(text);
    prepared.set(text, known);
    return known;
  }

  async function prepareAnew(text: string): Promise<Prepared> {
    const [oldest] = prepared;
    if (oldest && prepared.size >= MOST_PREPARED) {
      prepared.delete(oldest[0]);
      await send(serialize.close({ type: 'S', name: oldest[1].name }));
    }
    const name = `prepared_${++names}`;
    const answers = await send(serialize.parse({ name, text }), serialize.describe({ type: 'S', name }));
    const told: Prepared = { name, types: [], fields: [] };
    for (const answer of answers) {
      if (isTypes(answer)) told.types = answer.dataTypeIDs;
      if (isFields(answer))
        told.fields = answer.fields.map((field) => ({ name: field.name, dataTypeID: field.dataTypeID }));
    }
    return told;
  }

  return (text, values = [], options = {}) =>
    client.runExclusive(async () => {
      const { name, types, fields } = await prepare(text);
      const written = values.map((value, place) => writeValue(client, value, types[place] ?? 0));
      const answers = await send(serialize.bind({ statement: name, values: written }), serialize.execute());
      return readResults(client, fields, answers, options);
    });
}

const isTypes = (answer: Answer): answer is Answer & { dataTypeIDs: number[] } =>
  answer.name === 'parameterDescription';
const isFields = (answer: Answer): answer is Answer & { fields: Results['fields'] } => answer.name === 'rowDescription';
const isRow = (answer: Answer): answer is Answer & { fields: (string | null)[] } => answer.name === 'dataRow';
const isEnd = (answer: Answer): answer is Answer & { text: string } => answer.name === 'commandComplete';

function writeValue(client: PGlite, value: unknown, type: number): string | null {
  if (value === null || value === undefined) return null;
  return client.serializers[type]?.(value) ?? String(value);
}

function readResults<Row>(
  client: PGlite,
  fields: Results['fields'],
  answers: readonly Answer[],
  { rowMode, parsers }: QueryOptions,
): Results<Row> {
  const readers = fields.map(({ dataTypeID }) => parsers?.[dataTypeID] ?? client.parsers[dataTypeID]);
  const cellsOf = (row: readonly (string | null)[]) =>
    row.map((cell, place) => {
      const read = readers[place];
      return cell === null || !read ? cell : read(cell, fields[place]?.dataTypeID);
    });
  const asObject = (cells: unknown[]) => Object.fromEntries(fields.map(({ name }, place) => [name, cells[place]]));
  const rows = answers.filter(isRow).map((row) => {
    const cells = cellsOf(row.fields);
    return rowMode === 'array' ? cells : asObject(cells);
  });
  const changed = Number(/^(?:INSERT|UPDATE|DELETE|MERGE) .*?(\d+)$/.exec(answers.find(isEnd)?.text ?? '')?.[1] ?? 0);
  return { rows: rows as Row[], fields, affectedRows: changed };
}
