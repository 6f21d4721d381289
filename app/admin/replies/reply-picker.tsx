import { MessageSquareText } from 'lucide-react';
import { type RefObject, useRef, useState } from 'react';
import { Link } from 'react-router';
import { translationTexts } from '#app/admin/languages/languages.texts.ts';
import { useJson } from '#app/browser/connection/use-json.ts';
import { useTexts } from '#app/language/texts.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Finder, type FinderItem } from '#app/ui/overlays/finder.tsx';
import text from '#app/ui/styles/text.module.css';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { firstLanguage, type Language } from '#contract/base/languages.ts';
import type { Texts } from '#contract/base/texts.ts';
import { fillPlaceholders, type Placeholder, type PlaceholderValues, type SavedReply } from '#contract/site/replies.ts';
import { inLanguage } from './in-language.ts';
import type english from './replies.texts.en.ts';
import { replyTexts } from './replies.texts.ts';
import styles from './reply-picker.module.css';

interface ReplyItem extends FinderItem {
  body: string;
}

/** Writes as if it had been typed where the caret is; a placeholder that stays is chosen, to be typed over. */
function insertText(field: HTMLTextAreaElement, inserted: string, missing: Placeholder | undefined): void {
  const { selectionStart: start, selectionEnd: end } = field;
  field.setRangeText(inserted, start, end, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
  if (missing === undefined) return;
  const gap = start + inserted.indexOf(`{${missing}}`);
  field.setSelectionRange(gap, gap + missing.length + 2);
}

const hasPart = (whole: string, part: string) => whole.toLowerCase().includes(part.trim().toLowerCase());

const itemOf = ({ id, title, body }: SavedReply): ReplyItem => ({ id, label: title, detail: body, body });

interface Read {
  hasFailed: boolean;
  /** How many there are; null before they are here. */
  all: number | null;
  found: number;
}

function statusOf({ hasFailed, all, found }: Read, texts: Texts<typeof english>['picker']): string | null {
  if (hasFailed) return texts.failed;
  if (all === null) return texts.reading;
  if (all === 0) return texts.none;
  return found === 0 ? texts.noMatch : null;
}

function useReplies(open: boolean, query: string, language: Language) {
  const { title: label, picker } = useTexts(replyTexts);
  const texts = useTexts(translationTexts);
  const { value, hasFailed } = useJson<SavedReply[]>(open ? '/admin/messages/replies/all' : null);
  const found = inLanguage(value ?? [], language).filter(({ title, body }) => hasPart(`${title} ${body}`, query));
  const itemsOf = (isEnglish: boolean) => found.filter((one) => one.isEnglish === isEnglish).map(itemOf);
  const groups =
    language === firstLanguage
      ? [{ label, items: found.map(itemOf) }]
      : [
          { label: texts.headings[language], items: itemsOf(false) },
          { label: texts.inEnglish, items: itemsOf(true) },
        ];
  return {
    groups: groups.filter(({ items }) => items.length > 0),
    status: statusOf({ hasFailed, all: value?.length ?? null, found: found.length }, picker),
  };
}

function useInsertion(into: string, values: PlaceholderValues) {
  const opener = useRef<HTMLButtonElement>(null);
  const written: RefObject<HTMLTextAreaElement | null> = useRef(null);
  const [missing, setMissing] = useState<Placeholder[]>([]);
  const insert = (body: string) => {
    const field = opener.current?.form?.elements.namedItem(into);
    if (!(field instanceof HTMLTextAreaElement)) return;
    const filled = fillPlaceholders(body, values);
    insertText(field, filled.text, filled.missing[0]);
    setMissing(filled.missing);
    written.current = field;
  };
  return { opener, written, missing, insert };
}

interface ReplyPickerProps {
  /** Name of the text area of the same form. */
  into: string;
  values: PlaceholderValues & { language?: Language };
  /** Of the customer, where the values do not say it. */
  language?: Language;
}

/** Inserts a saved reply into what somebody is writing. Without scripts it is not there. */
export function ReplyPicker({ into, values, language = values.language ?? firstLanguage }: ReplyPickerProps) {
  const [open, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  const { opener, written, missing, insert } = useInsertion(into, values);
  const found = useReplies(open, query, language);
  const { title, picker } = useTexts(replyTexts);
  const show = () => {
    written.current = null;
    setQuery('');
    setOpen(true);
  };
  if (!useHydrated()) return null;
  return (
    <>
      <Button ref={opener} variant="quiet" onClick={show} aria-haspopup="dialog">
        <MessageSquareText />
        {picker.open}
      </Button>
      <Finder
        {...found}
        open={open}
        onOpenChange={setOpen}
        title={title}
        placeholder={picker.find}
        query={query}
        onQuery={setQuery}
        onChoose={({ body }) => {
          insert(body);
          setOpen(false);
        }}
        finalFocus={() => written.current}
        foot={<Link to="/admin/messages/replies">{picker.manage}</Link>}
      />
      <p className={styles.missing} role="status">
        {missing.length > 0 && (
          <span className={text.small}>{picker.missing(missing.map((word) => `{${word}}`).join(', '))}</span>
        )}
      </p>
    </>
  );
}
