import { Search } from 'lucide-react';
import { type FormEvent, useEffect, useRef } from 'react';
import { Form, useSearchParams, useSubmit } from 'react-router';
import { useTexts } from '#app/language/texts.ts';
import { classes } from '#app/ui/classes.ts';
import { Button } from '#app/ui/controls/button.tsx';
import field from '#app/ui/controls/field.module.css';
import { useFormats } from '#app/ui/formats.ts';
import iconStyles from '#app/ui/styles/icon.module.css';
import text from '#app/ui/styles/text.module.css';
import { isShort, newestRead } from '#contract/base/search-reach.ts';
import styles from './list-search.module.css';
import { listTexts } from './lists.texts.ts';

/** After the last key, before the list is asked for. */
const PAUSE_MS = 300;

/** What the form must not carry on: another search begins at the newest page. */
const own = new Set(['q', 'before', 'after']);

/** Searches the list of the tab; the words stand in the address. Without JavaScript its button is the way. */
export function ListSearch({ label }: { label: string }) {
  const [search] = useSearchParams();
  const submit = useSubmit();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const submitSoon = ({ currentTarget: form }: FormEvent<HTMLFormElement>) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void submit(form, { replace: true, preventScrollReset: true }), PAUSE_MS);
  };
  const texts = useTexts(listTexts);
  const { number } = useFormats();
  const isOfNewest = isShort((search.get('q') ?? '').trim());
  const kept = [...search].filter(([name]) => !own.has(name));
  return (
    <Form className={styles.listSearch} role="search" onInput={submitSoon}>
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className={styles.field}>
        <input
          data-part="input"
          className={classes(field.input, field.inputSm)}
          type="search"
          name="q"
          aria-label={label}
          placeholder={label}
          aria-describedby={isOfNewest ? 'list-search-reach' : undefined}
          maxLength={200}
          defaultValue={search.get('q') ?? ''}
          data-search
        />
        <Button type="submit" variant="quiet" size="sm" icon aria-label={texts.search}>
          <Search className={iconStyles.sm} />
        </Button>
      </div>
      {isOfNewest && (
        <p id="list-search-reach" className={classes(text.small, text.soft, styles.reach)} role="status">
          {texts.reach(number(newestRead))}
        </p>
      )}
    </Form>
  );
}
