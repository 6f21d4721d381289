import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { panelTexts } from '#app/admin/shell/panel.texts.ts';
import { useJson } from '#app/browser/connection/use-json.ts';
import { useTexts } from '#app/language/texts.ts';
import { Finder, type FinderGroup } from '#app/ui/overlays/finder.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { beginningOf } from '#contract/base/cut-text.ts';
import { isShort } from '#contract/base/search-reach.ts';
import { type FoundGroup, longestSearch, shortestSearch } from '#contract/search/types.ts';
import { isCommand, useCommandKey } from './command-key.ts';
import { type Destination, foundGroups, type SearchTexts, showsText, tabGroups } from './found-items.ts';
import styles from './panel-search.module.css';
import { searchTexts } from './search.texts.ts';

/** How long somebody must have stopped typing, in milliseconds. */
const PAUSE_MS = 200;

interface Asked {
  isReading: boolean;
  hasFailed: boolean;
  isEmpty: boolean;
  /** Only the newest rows were searched. */
  isOfNewest: boolean;
}

function statusOf({ isReading, hasFailed, isEmpty, isOfNewest }: Asked, texts: SearchTexts): string | null {
  if (hasFailed) return texts.failed;
  if (isReading) return texts.searching;
  if (isOfNewest) return texts.ofNewest;
  return isEmpty ? texts.nothing : null;
}

/** While an answer is under way, what of the last one still fits is shown. */
function stillFitting(groups: FinderGroup<Destination>[], text: string): FinderGroup<Destination>[] {
  const fitting = groups.map(({ label, items }) => ({ label, items: items.filter((item) => showsText(item, text)) }));
  return fitting.filter(({ items }) => items.length > 0);
}

function useFound(open: boolean, query: string, texts: SearchTexts) {
  const { tabs } = useTexts(panelTexts);
  const text = beginningOf(query.trim(), longestSearch);
  const isAsked = open && text.length >= shortestSearch;
  const address = isAsked ? `/admin/search?q=${encodeURIComponent(text)}` : null;
  const { value, isReading, hasFailed } = useJson<FoundGroup[]>(address, PAUSE_MS);
  const answered = isAsked && !hasFailed ? foundGroups(value ?? [], text, texts) : [];
  const groups = [...tabGroups(text, tabs, texts), ...(isReading ? stillFitting(answered, text) : answered)];
  const isOfNewest = isAsked && isShort(text);
  return { groups, status: statusOf({ isReading, hasFailed, isEmpty: groups.length === 0, isOfNewest }, texts) };
}

/** Opens and closes it, unless another dialog is open. */
function useCommandToSearch(toggle: () => void, isOpen: boolean): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isCommand(event, 'k')) return;
      event.preventDefault();
      if (isOpen || !document.querySelector('dialog[open], [role="dialog"], [role="alertdialog"]')) toggle();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [toggle, isOpen]);
}

/** Leads staff from anywhere in the panel to a tab, an order, a user, a message, a post or a service. */
export function PanelSearch() {
  const [open, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  const [toggle] = useState(() => () => {
    setQuery('');
    setOpen((before) => !before);
  });
  const navigate = useNavigate();
  const texts = useTexts(searchTexts);
  const found = useFound(open, query, texts);
  const command = useCommandKey();
  useCommandToSearch(toggle, open);
  return (
    <>
      <button
        type="button"
        className={styles.opener}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        data-ready={useHydrated() || undefined}
        onClick={toggle}
      >
        <Search />
        <span className={styles.word}>{texts.open}</span>
        <kbd className={styles.keys}>{command} K</kbd>
      </button>
      <Finder
        {...found}
        open={open}
        onOpenChange={setOpen}
        title={texts.title}
        placeholder={texts.placeholder}
        query={query}
        onQuery={setQuery}
        onChoose={({ to }) => {
          setOpen(false);
          void navigate(to);
        }}
      />
    </>
  );
}
