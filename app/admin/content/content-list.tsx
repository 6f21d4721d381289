import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTexts } from '#app/language/texts.ts';
import { classes } from '#app/ui/classes.ts';
import { Button } from '#app/ui/controls/button.tsx';
import visuallyHidden from '#app/ui/display/visually-hidden.module.css';
import icon from '#app/ui/styles/icon.module.css';
import text from '#app/ui/styles/text.module.css';
import type { ListContent } from '#contract/site/page-fields.ts';
import { contentTexts } from './content.texts.ts';
import styles from './content-fields.module.css';
import { type ContentValue, moveItem } from './content-value.ts';

/** Names what has the focus once the list has changed: `2-up`, `2-field`, `add`. */
const focusName = (at: number, part: 'up' | 'down' | 'remove' | 'field') => `${at}-${part}`;

type DrawItem = (item: ContentValue, onChange: (item: ContentValue) => void) => ReactNode;

interface ItemProps {
  field: ListContent;
  items: readonly ContentValue[];
  at: number;
  draw: DrawItem;
  change: (items: readonly ContentValue[], said: string | null, focus: string | null) => void;
}

function Item({ field, items, at, draw, change }: ItemProps) {
  const texts = useTexts(contentTexts);
  const name = texts.numbered(field.item, at + 1);
  const last = items.length - 1;
  const moveTo = (to: number, part: 'up' | 'down') => {
    const other = part === 'up' ? 'down' : 'up';
    const isAtEnd = to === 0 || to === last;
    const said = (part === 'up' ? texts.movedUp : texts.movedDown)(field.item, to + 1, items.length);
    change(moveItem(items, at, to), said, focusName(to, isAtEnd ? other : part));
  };
  const removeItem = () =>
    change(
      items.filter((_, one) => one !== at),
      texts.removed(name, last),
      last === 0 ? 'add' : focusName(Math.min(at, last - 1), 'remove'),
    );
  const drawButton = (
    part: 'up' | 'down' | 'remove',
    label: string,
    isPossible: boolean,
    run: () => void,
    Icon: typeof Plus,
  ) => (
    <Button
      size="sm"
      variant="quiet"
      icon
      aria-label={label}
      disabled={!isPossible}
      data-focus={focusName(at, part)}
      onClick={run}
    >
      <Icon className={icon.sm} />
    </Button>
  );
  return (
    <li>
      <fieldset className={styles.item} data-focus={focusName(at, 'field')}>
        <legend className={visuallyHidden.visuallyHidden}>{name}</legend>
        <div className={styles.itemHead}>
          <span className={classes(text.small, text.soft)} aria-hidden="true">
            {name}
          </span>
          {drawButton('up', texts.moveUp(name), at > 0, () => moveTo(at - 1, 'up'), ArrowUp)}
          {drawButton('down', texts.moveDown(name), at < last, () => moveTo(at + 1, 'down'), ArrowDown)}
          {drawButton('remove', texts.remove(name), true, removeItem, Trash2)}
        </div>
        {draw(items[at] ?? {}, (item) => change(items.with(at, item), null, null))}
      </fieldset>
    </li>
  );
}

interface ContentListProps {
  field: ListContent;
  items: readonly ContentValue[];
  /** The fields of one item. */
  draw: DrawItem;
  onChange: (items: readonly ContentValue[]) => void;
}

/** Objects in an order: each can be changed, moved and removed; what was done is said, and the focus goes along. */
export function ContentList({ field, items, draw, onChange }: ContentListProps) {
  const texts = useTexts(contentTexts);
  const [said, setSaid] = useState('');
  const list = useRef<HTMLFieldSetElement>(null);
  // A state and not a ref, so that the effect of an earlier drawing cannot use it up before the list has changed.
  const [moved, setMoved] = useState({ focus: '' });
  useEffect(() => {
    const target = list.current?.querySelector<HTMLElement>(`[data-focus="${moved.focus}"]`);
    (target?.matches('fieldset') ? target.querySelector<HTMLElement>('input, textarea') : target)?.focus();
  }, [moved]);
  const change: ItemProps['change'] = (next, announced, focus) => {
    if (focus !== null) setMoved({ focus });
    if (announced !== null) setSaid(announced);
    onChange(next);
  };
  const add = () => {
    const name = texts.numbered(field.item, items.length + 1);
    change([...items, {}], texts.added(name), focusName(items.length, 'field'));
  };
  return (
    <fieldset ref={list} className={styles.list}>
      <legend className={styles.legend}>{field.label}</legend>
      {items.length === 0 && <p className={classes(text.small, text.soft)}>{field.missing}</p>}
      <ol className={styles.items}>
        {items.map((_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an item is known by its place alone
          <Item key={at} field={field} items={items} at={at} draw={draw} change={change} />
        ))}
      </ol>
      <div>
        <Button size="sm" data-focus="add" onClick={add}>
          <Plus className={icon.sm} />
          {texts.addItem(field.item)}
        </Button>
      </div>
      <p className={visuallyHidden.visuallyHidden} role="status">
        {said}
      </p>
    </fieldset>
  );
}
