import { useState } from 'react';
import { useTexts } from '#app/language/texts.ts';
import { Checkbox } from '#app/ui/controls/checkbox.tsx';
import { TextAreaField, TextField } from '#app/ui/controls/text-field.tsx';
import { Notice } from '#app/ui/display/notice.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import type { Texts } from '#contract/base/texts.ts';
import type { ContentField, TextContent } from '#contract/site/page-fields.ts';
import type english from './content.texts.en.ts';
import { contentTexts } from './content.texts.ts';
import styles from './content-fields.module.css';
import { ContentList } from './content-list.tsx';
import { type ContentFault, type ContentValue, faultOfText, readContent, writeContent } from './content-value.ts';

interface Shown<Field, Value> {
  field: Field;
  value: Value;
  /** It is saved as it stands, so that what is wrong with it is said before it is touched. */
  isSaved: boolean;
  onChange: (value: Value) => void;
}

function TextContentField({ field, value, isSaved, onChange }: Shown<TextContent, string>) {
  const [isLeft, setIsLeft] = useState(isSaved);
  const { kind, label, hint, maxLength, rows } = field;
  const props = {
    label,
    hint,
    value,
    error: isLeft ? faultOfText(field, value) : null,
    onBlur: () => setIsLeft(true),
    onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
    ...(maxLength !== null && { maxLength }),
  };
  if (kind === 'lines') return <TextAreaField {...props} rows={rows} />;
  return <TextField {...props} type={kind === 'date' ? 'date' : 'text'} />;
}

function ContentFieldOf({ field, value, isSaved, onChange }: Shown<ContentField, unknown>) {
  switch (field.kind) {
    case 'tick':
      return (
        <Checkbox
          label={field.label}
          hint={field.hint}
          checked={value === undefined ? field.standard : value === true}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
      );
    case 'list':
      return (
        <ContentList
          field={field}
          items={Array.isArray(value) ? (value as ContentValue[]) : []}
          onChange={onChange}
          draw={(item, onItem) => (
            <ContentFieldList fields={field.fields} value={item} isSaved={isSaved} onChange={onItem} />
          )}
        />
      );
    default:
      return <TextContentField field={field} value={String(value ?? '')} isSaved={isSaved} onChange={onChange} />;
  }
}

interface ContentFieldListProps {
  fields: readonly ContentField[];
  value: ContentValue;
  isSaved: boolean;
  onChange: (value: ContentValue) => void;
}

function ContentFieldList({ fields, value, isSaved, onChange }: ContentFieldListProps) {
  return fields.map((field) => (
    <ContentFieldOf
      key={field.name}
      field={field}
      value={value[field.name]}
      isSaved={isSaved}
      onChange={(one) => onChange({ ...value, [field.name]: one })}
    />
  ));
}

/** What the JSON holds; while it cannot be shown, what it held before. */
function useLastShown(json: string, fields: readonly ContentField[]) {
  const { value, fault } = readContent(json, fields);
  const [last, setLast] = useState({ json, value });
  if (value && last.json !== json) setLast({ json, value });
  return { value: last.value, fault };
}

function reasonIn(texts: Texts<typeof english>, fault: ContentFault): string {
  if ('path' in fault) return texts.wrongKinds[fault.kind](fault.path);
  return fault.kind === 'unparsed' ? texts.unparsed : texts.notOneObject;
}

interface ContentFieldsProps {
  fields: readonly ContentField[];
  json: string;
  isSaved: boolean;
  onChange: (json: string) => void;
}

/**
 * A content as fields. The JSON is what is saved: fields are a second way to write it, for which scripts are needed, and
 * stand still while it cannot be shown in them.
 */
export function ContentFields({ fields, json, isSaved, onChange }: ContentFieldsProps) {
  const texts = useTexts(contentTexts);
  const isHydrated = useHydrated();
  const { value, fault } = useLastShown(json, fields);
  return (
    <div>
      <div role="status" className={styles.told}>
        {fault && <Notice tone="warning">{texts.notAsFields(reasonIn(texts, fault))}</Notice>}
      </div>
      {value && (
        <fieldset className={styles.fields} disabled={!isHydrated || fault !== null} aria-label={texts.content}>
          <ContentFieldList
            fields={fields}
            value={value}
            isSaved={isSaved}
            onChange={(next) => onChange(writeContent(next))}
          />
        </fieldset>
      )}
      <noscript>{texts.withoutScripts}</noscript>
    </div>
  );
}
