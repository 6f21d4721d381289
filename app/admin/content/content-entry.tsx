import { ChevronDown, Eye } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { z } from 'zod';
import { PageTranslations } from '#app/admin/languages/page-translations.tsx';
import { Sheet } from '#app/admin/sheets/sheet.tsx';
import sheetForm from '#app/admin/sheets/sheet-form.module.css';
import { SheetForm } from '#app/admin/sheets/sheet-form.tsx';
import { useSheetForm } from '#app/admin/sheets/use-sheet-form.tsx';
import { adminTitle } from '#app/admin/shell/page-title.ts';
import { requestContext } from '#app/context.ts';
import { acts, defineAct, savedFields } from '#app/forms/act.ts';
import { clientActs } from '#app/forms/client-acts.ts';
import { leading } from '#app/forms/words.ts';
import { languageOf } from '#app/language/language-of.ts';
import { useTexts } from '#app/language/texts.ts';
import { classes } from '#app/ui/classes.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { TextAreaField, TextField } from '#app/ui/controls/text-field.tsx';
import icon from '#app/ui/styles/icon.module.css';
import textStyles from '#app/ui/styles/text.module.css';
import { findJsonFault } from '#contract/base/json-fault.ts';
import type { Language } from '#contract/base/languages.ts';
import { fault } from '#contract/faults/faults.ts';
import { pageChange, pageInput } from '#contract/site/page-input.ts';
import { isUsedKey, type ManagedPage, pageUses } from '#contract/site/pages.ts';
import { notFound } from '#core/base/errors.ts';
import { createPage } from '#core/site/pages/actions/create-page.ts';
import { updatePage } from '#core/site/pages/actions/update-page.ts';
import { contentFields } from '#core/site/pages/queries/content-fields.ts';
import { getManagedPage } from '#core/site/pages/queries/managed-pages.ts';
import type { Route } from './+types/content-entry.ts';
import { contentTexts } from './content.texts.ts';
import styles from './content-entry.module.css';
import { ContentFields } from './content-fields.tsx';

const list = '/admin/content';
const failuresIn = async (language: Language) => leading({ save: (await contentTexts.in(language)).failed });

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData ? adminTitle(matches[0].loaderData, loaderData.title) : [];

function idIn({ entryId }: { entryId?: string | undefined }): string | null {
  if (entryId === undefined) return null;
  if (!z.uuid().safeParse(entryId).success) throw notFound();
  return entryId;
}

export async function loader(args: Route.LoaderArgs) {
  const id = idIn(args.params);
  const page = id ? await getManagedPage(args.context.get(requestContext), id) : null;
  const language = languageOf(args);
  const { add, edit } = await contentTexts.in(language);
  return { title: page ? edit : add, page, fields: contentFields[language] };
}

const words = { keep: 'all', alone: [fault('invalid-json')], to: list } as const;
const create = defineAct({
  ...words,
  schema: pageInput,
  input: savedFields,
  run: createPage,
  done: async (_done, _ctx, { language }) => (await contentTexts.in(language)).created,
});
const update = defineAct({
  ...words,
  schema: pageChange,
  input: savedFields,
  run: (ctx, page, { params, fields: { version } }) => updatePage(ctx, idIn(params) ?? '', page, String(version)),
  done: async (_done, _ctx, { language }) => (await contentTexts.in(language)).updated,
});

/** Without an id it creates, with one it updates; the key is given once. */
export const action = acts(
  failuresIn,
  { save: (ctx, sent, form) => (sent.params.entryId === undefined ? create : update)(ctx, sent, form) },
  { before: (_, { params }) => idIn(params) },
);

export const clientAction = clientActs(failuresIn);

function PlaceOfFault({ text }: { text: string }) {
  const { jsonHint, jsonFault, jsonReasons } = useTexts(contentTexts);
  const found = text.trim() === '' ? null : findJsonFault(text);
  return found ? jsonFault(found.line, found.column, jsonReasons[found.reason]) : jsonHint;
}

const keys = Object.keys(pageUses).filter(isUsedKey);

function KeyHint({ pageKey }: { pageKey: string }) {
  const { shownAt, knownKeys, places } = useTexts(contentTexts);
  return isUsedKey(pageKey) ? shownAt(places[pageKey]) : knownKeys(keys.join(', '));
}

/** Opens the page in a new tab with what is typed here; without JavaScript the button does it alone. */
function PreviewButton({ page }: { page: ManagedPage | null }) {
  const texts = useTexts(contentTexts);
  const address = `/admin/content/preview${page ? `?key=${encodeURIComponent(page.pageKey)}` : ''}`;
  const openPreview = (event: MouseEvent<HTMLButtonElement>) => {
    const { form } = event.currentTarget;
    if (!form) return;
    event.preventDefault();
    const before = form.getAttribute('action') ?? '';
    form.setAttribute('action', address);
    form.target = '_blank';
    // Says nothing to the router, which would send the form itself.
    form.submit();
    form.setAttribute('action', before);
    form.removeAttribute('target');
  };
  return (
    <Button type="submit" formAction={address} formTarget="_blank" onClick={openPreview}>
      <Eye />
      {texts.preview}
    </Button>
  );
}

interface JsonFieldProps {
  json: string;
  error: string | undefined;
  onChange: (json: string) => void;
}

/** The same content for those who write JSON; what is saved, and all there is without scripts. */
function JsonField({ json, error, onChange }: JsonFieldProps) {
  const texts = useTexts(contentTexts);
  const [isOpen, setIsOpen] = useState(true);
  return (
    <details
      className={classes(sheetForm.beside, styles.json)}
      open={isOpen || error !== undefined}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary>
        <ChevronDown className={icon.sm} />
        {texts.json}
      </summary>
      <TextAreaField
        label={texts.contentJson}
        name="content"
        rows={10}
        required
        className={classes(textStyles.evidence, styles.contentHtml)}
        spellCheck={false}
        maxLength={40_000}
        hint={<PlaceOfFault text={json} />}
        check={(text) => (findJsonFault(text) ? texts.invalidJson : null)}
        value={json}
        error={error}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </details>
  );
}

type Loaded = Route.ComponentProps['loaderData'];

function EntryForm({ page, fields }: Pick<Loaded, 'page' | 'fields'>) {
  const texts = useTexts(contentTexts);
  const form = useSheetForm('save', page?.version ?? '');
  const [pageKey, setPageKey] = useState(page?.pageKey ?? form.initial('pageKey', ''));
  const start = page?.json ?? '{\n  "heading": "",\n  "description": ""\n}';
  const [json, setJson] = useState(form.initial('content', start));
  const change = (text: string) => {
    form.markChanged();
    setJson(text);
  };
  return (
    <SheetForm
      form={form}
      save={texts.save}
      list={list}
      acts={(page === null || isUsedKey(page.pageKey)) && <PreviewButton page={page} />}
    >
      <div className={sheetForm.columns}>
        <div className={sheetForm.column}>
          <TextField
            label={texts.key}
            name="pageKey"
            placeholder={keys[0]}
            list="page-keys"
            required
            disabled={page !== null}
            maxLength={100}
            autoComplete="off"
            hint={<KeyHint pageKey={pageKey} />}
            defaultValue={pageKey}
            error={form.errorOf('pageKey')}
            onInput={(event) => setPageKey(event.currentTarget.value)}
          />
          <datalist id="page-keys">
            {keys.map((key) => (
              <option key={key} value={key} label={texts.places[key]} />
            ))}
          </datalist>
          <TextField label={texts.entryTitle} {...form.field('title', page?.title ?? '')} required maxLength={200} />
          <TextAreaField
            label={texts.meta}
            {...form.field('metaDescription', page?.metaDescription ?? '')}
            rows={2}
            optional
            maxLength={300}
            hint={texts.metaHint}
          />
          {isUsedKey(pageKey) && (
            <ContentFields
              key={pageKey}
              fields={fields[pageKey]}
              json={json}
              isSaved={page !== null}
              onChange={change}
            />
          )}
          <PageTranslations form={form} page={page} pageKey={pageKey} json={json} fields={fields} />
        </div>
        <JsonField json={json} error={form.errorOf('content')} onChange={change} />
      </div>
    </SheetForm>
  );
}

export default function ContentEntry({ loaderData }: Route.ComponentProps) {
  const { title, page } = loaderData;
  return (
    <Sheet title={title} closeTo={list} wide>
      <EntryForm key={page?.id ?? 'new'} {...loaderData} />
    </Sheet>
  );
}
