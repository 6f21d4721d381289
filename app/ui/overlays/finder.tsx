import { Autocomplete } from '@base-ui/react/autocomplete';
import { Dialog } from '@base-ui/react/dialog';
import { type LucideIcon, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '#app/language/texts.ts';
import { withLinks } from '#app/language/with-links.tsx';
import { classes } from '#app/ui/classes.ts';
import visuallyHidden from '#app/ui/display/visually-hidden.module.css';
import icon from '#app/ui/styles/icon.module.css';
import text from '#app/ui/styles/text.module.css';
import { uiTexts } from '#app/ui/ui.texts.ts';
import dialog from './dialog.module.css';
import styles from './finder.module.css';
import { drawPopup } from './toast-host.tsx';

export interface FinderItem {
  id: string;
  label: string;
  /** What tells it from others of that name. */
  detail?: string | undefined;
  icon?: LucideIcon | undefined;
}

export interface FinderGroup<Item extends FinderItem> {
  label: string;
  items: readonly Item[];
}

interface FinderProps<Item extends FinderItem> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  placeholder: string;
  /** What is typed. */
  query: string;
  onQuery: (query: string) => void;
  /** What was found for it, in the order in which it is shown; none of them empty. */
  groups: readonly FinderGroup<Item>[];
  /** Why there is nothing, or not everything yet; read out when it changes. */
  status: ReactNode;
  onChoose: (item: Item) => void;
  foot?: ReactNode;
  /** Where the focus goes when it closes; back to what opened it when it answers null. */
  finalFocus?: () => HTMLElement | null;
}

function Option<Item extends FinderItem>({ item, onChoose }: { item: Item; onChoose: (item: Item) => void }) {
  const Icon = item.icon;
  return (
    <Autocomplete.Item value={item} className={styles.item} onClick={() => onChoose(item)}>
      {Icon && <Icon className={icon.sm} />}
      <span className={styles.label}>{item.label}</span>
      {item.detail && <span className={classes(styles.detail, text.small, text.soft)}>{item.detail}</span>}
    </Autocomplete.Item>
  );
}

function Found<Item extends FinderItem>({
  title,
  placeholder,
  query,
  onQuery,
  groups,
  status,
  onChoose,
}: FinderProps<Item>) {
  return (
    <Autocomplete.Root
      open
      inline
      items={groups}
      filter={null}
      autoHighlight="always"
      keepHighlight
      value={query}
      onValueChange={(value, { reason }) => reason !== 'item-press' && onQuery(value)}
      itemToStringValue={({ label }: Item) => label}
    >
      <Autocomplete.InputGroup className={styles.input}>
        <Search />
        <Autocomplete.Input aria-label={title} placeholder={placeholder} spellCheck={false} autoComplete="off" />
      </Autocomplete.InputGroup>
      <div className={styles.found}>
        <Autocomplete.Status className={classes(styles.status, text.soft)}>{status}</Autocomplete.Status>
        <Autocomplete.List aria-label={title}>
          {(group: FinderGroup<Item>) => (
            <Autocomplete.Group key={group.label} items={group.items}>
              <Autocomplete.GroupLabel className={classes(styles.groupLabel, text.caption)}>
                {group.label}
              </Autocomplete.GroupLabel>
              <Autocomplete.Collection>
                {(item: Item) => <Option key={item.id} item={item} onChoose={onChoose} />}
              </Autocomplete.Collection>
            </Autocomplete.Group>
          )}
        </Autocomplete.List>
      </div>
    </Autocomplete.Root>
  );
}

const drawKey = (key: string) => <kbd>{key}</kbd>;

/**
 * A field over the page, and below it what is found for what is typed there: the arrow keys go through it, Enter chooses,
 * Esc closes. It filters nothing itself.
 */
export function Finder<Item extends FinderItem>(props: FinderProps<Item>) {
  const { open, onOpenChange, title, foot, finalFocus } = props;
  const texts = useTexts(uiTexts);
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Backdrop className={dialog.scrim} />
        <Dialog.Popup
          data-part="dialog"
          className={styles.finder}
          render={drawPopup}
          {...(finalFocus && { finalFocus: () => finalFocus() ?? true })}
        >
          <Dialog.Title className={visuallyHidden.visuallyHidden}>{title}</Dialog.Title>
          <Found {...props} />
          <div className={styles.foot}>
            <span className={styles.keys} aria-hidden="true">
              {withLinks(texts.finderKeys, drawKey, drawKey, drawKey)}
            </span>
            {foot}
            <Dialog.Close className={styles.close}>{texts.close}</Dialog.Close>
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
