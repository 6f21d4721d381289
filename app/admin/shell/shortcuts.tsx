import { Keyboard } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useCommandKey } from '#app/admin/search/command-key.ts';
import { useTexts } from '#app/language/texts.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Checkbox } from '#app/ui/controls/checkbox.tsx';
import { Dialog, DialogClose } from '#app/ui/overlays/dialog.tsx';
import icon from '#app/ui/styles/icon.module.css';
import type { Texts } from '#contract/base/texts.ts';
import type english from './panel.texts.en.ts';
import { panelTexts } from './panel.texts.ts';
import styles from './shortcuts.module.css';
import { openTabs } from './tabs.ts';

/** Milliseconds within which the letter must follow the "g". */
const PATIENCE_MS = 1_500;
const storageKey = 'admin:shortcuts';

const otherKeys = (command: string, texts: Texts<typeof english>['shortcuts']) =>
  [
    [`${command} K`, texts.search],
    ['?', texts.list],
    ['/', texts.searchList],
    ['j', texts.next],
    ['k', texts.previous],
    [`${command} B`, texts.sidebar],
  ] as const;

/** Letters belong to what is typed, and to an open dialog. */
function isBusyTyping({ target }: KeyboardEvent): boolean {
  return (
    document.querySelector('dialog[open], [role="dialog"], [role="alertdialog"]') !== null ||
    (target instanceof HTMLElement && (target.isContentEditable || target.matches('input, select, textarea')))
  );
}

/** Elements that lists mark as their entries: `data-entry` on the link or button that opens one. */
function moveToEntry(step: 1 | -1): void {
  const entries = [...document.querySelectorAll<HTMLElement>('[data-entry]')];
  const at = entries.indexOf(document.activeElement as HTMLElement);
  const next = at < 0 && step < 0 ? -1 : at + step;
  entries.at(Math.min(next, entries.length - 1))?.focus();
}

function focusSearch(): boolean {
  const search = document.querySelector<HTMLInputElement>('[data-search]');
  search?.focus();
  search?.select();
  return search !== null;
}

function useSwitch(): [boolean, (on: boolean) => void] {
  const [on, setOn] = useState(true);
  useEffect(() => setOn(localStorage.getItem(storageKey) !== 'off'), []);
  const choose = (chosen: boolean) => {
    setOn(chosen);
    localStorage.setItem(storageKey, chosen ? 'on' : 'off');
  };
  return [on, choose];
}

function useShortcuts(on: boolean, showList: () => void): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!on) return;
    let waitsSince = Number.NEGATIVE_INFINITY;
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isBusyTyping(event)) return;
      const tab = event.timeStamp - waitsSince < PATIENCE_MS && openTabs.find(({ key }) => key === event.key);
      waitsSince = event.key === 'g' ? event.timeStamp : Number.NEGATIVE_INFINITY;
      if (tab) void navigate(tab.path);
      else if (event.key === '?') showList();
      else if (event.key === 'j') moveToEntry(1);
      else if (event.key === 'k') moveToEntry(-1);
      else if (event.key !== '/' || !focusSearch()) return;
      event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [on, showList, navigate]);
}

function KeyList() {
  const command = useCommandKey();
  const { tabs, shortcuts } = useTexts(panelTexts);
  const leads = openTabs.map(({ key, name }) => [`g ${key}`, tabs[name]] as const);
  return (
    <dl className={styles.keys}>
      {[...otherKeys(command, shortcuts), ...leads].map(([keys, meaning]) => (
        <div key={keys}>
          <dt>
            {keys.split(' ').map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The panel's keys, with their list on "?". Single letters can be switched off, for who speaks to their computer. */
export function Shortcuts() {
  const { shortcuts } = useTexts(panelTexts);
  const [listed, setListed] = useState(false);
  const [on, setOn] = useSwitch();
  const [showList] = useState(() => () => setListed(true));
  useShortcuts(on, showList);
  return (
    <Dialog
      trigger={
        <button type="button" className={styles.keysOpener}>
          <Keyboard className={icon.sm} />
          {shortcuts.title}
        </button>
      }
      open={listed}
      onOpenChange={setListed}
      title={shortcuts.title}
      actions={<DialogClose render={<Button>{shortcuts.close}</Button>} />}
    >
      <KeyList />
      <Checkbox
        label={shortcuts.use}
        hint={shortcuts.useHint}
        checked={on}
        onChange={(event) => setOn(event.currentTarget.checked)}
      />
    </Dialog>
  );
}
