import { randomUUID } from 'node:crypto';
import { Check, CircleOff, ImageOff, Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { z } from 'zod';
import entry from '#app/admin/lists/entry.module.css';
import { useShown } from '#app/admin/lists/use-shown.ts';
import { PictureField } from '#app/admin/pictures/picture-field.tsx';
import { ConfirmDelete, DeleteLink } from '#app/admin/sheets/confirm-delete.tsx';
import entries from '#app/admin/sheets/entries.module.css';
import { adminTitle } from '#app/admin/shell/page-title.ts';
import { panelTexts } from '#app/admin/shell/panel.texts.ts';
import { TabHead } from '#app/admin/shell/tab-head.tsx';
import { requestContext } from '#app/context.ts';
import { acts, defineAct } from '#app/forms/act.ts';
import { clientActs } from '#app/forms/client-acts.ts';
import { attempt } from '#app/forms/read.ts';
import { useAct } from '#app/forms/use-act.ts';
import { leading } from '#app/forms/words.ts';
import { languageOf } from '#app/language/language-of.ts';
import { useTexts } from '#app/language/texts.ts';
import { classes } from '#app/ui/classes.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { KeyPagination } from '#app/ui/controls/key-pagination.tsx';
import { SelectField } from '#app/ui/controls/select-field.tsx';
import { Badge } from '#app/ui/display/badge.tsx';
import { EmptyState } from '#app/ui/display/empty-state.tsx';
import visuallyHidden from '#app/ui/display/visually-hidden.module.css';
import { useFormats } from '#app/ui/formats.ts';
import cardStyles from '#app/ui/layout/card.module.css';
import { Card } from '#app/ui/layout/card.tsx';
import text from '#app/ui/styles/text.module.css';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import type { Language } from '#contract/base/languages.ts';
import { listingIn } from '#contract/base/paging.ts';
import { assetTypes, type ManagedAsset } from '#contract/site/branding.ts';
import { assetInput } from '#contract/site/branding-input.ts';
import { addAsset } from '#core/site/branding/actions/add-asset.ts';
import { deleteAsset } from '#core/site/branding/actions/delete-asset.ts';
import { setAssetActive } from '#core/site/branding/actions/set-asset-active.ts';
import { listAssets } from '#core/site/branding/queries/assets.ts';
import type { Route } from './+types/branding.ts';
import styles from './branding.module.css';
import { brandingTexts } from './branding.texts.ts';

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData ? adminTitle(matches[0].loaderData, loaderData.title) : [];

const formFailures = async (language: Language) => leading((await brandingTexts.in(language)).failures);

export async function loader(args: Route.LoaderArgs) {
  const { context, url } = args;
  const { title } = await brandingTexts.in(languageOf(args));
  const ctx = context.get(requestContext);
  return {
    title,
    shown: await attempt(ctx, 'The pictures of the branding', () => listAssets(ctx, listingIn(url.searchParams))),
    newId: randomUUID(),
  };
}

const one = z.strictObject({ id: z.uuid() });
const setActive = (isActive: boolean) =>
  defineAct({
    schema: one,
    run: (ctx, { id }) => setAssetActive(ctx, id, isActive),
    async done(_done, _ctx, { language }) {
      const { done } = await brandingTexts.in(language);
      return isActive ? done.activate : done.deactivate;
    },
  });

export const action = acts(formFailures, {
  add: defineAct({
    schema: assetInput,
    missing: async ({ assetType, assetUrl }, language) =>
      assetType && assetUrl ? null : (await brandingTexts.in(language)).form.incomplete,
    keep: 'all',
    run: addAsset,
    done: async (_done, _ctx, { language }) => (await brandingTexts.in(language)).done.add,
  }),
  activate: setActive(true),
  deactivate: setActive(false),
  delete: defineAct({
    schema: one,
    run: (ctx, { id }) => deleteAsset(ctx, id),
    done: async (_done, _ctx, { language }) => (await brandingTexts.in(language)).done.delete,
  }),
});

export const clientAction = clientActs(formFailures);

/** Disabled while either is empty; without JavaScript the server says so. */
function AddForm({ newId }: { newId: string }) {
  const { form: texts, types } = useTexts(brandingTexts);
  const form = useRef<HTMLFormElement>(null);
  const [id, setId] = useState(newId);
  const [typed, setTyped] = useState<string | null>(null);
  const hydrated = useHydrated();
  const act = useAct({
    intent: 'add',
    onDone: () => {
      setId(newId);
      setTyped('');
      form.current?.reset();
    },
  });
  const address = typed ?? act.initial('assetUrl', '');
  return (
    <Card head={<h3>{texts.title}</h3>}>
      <act.Form ref={form} className={styles.assetForm} method="post" aria-label={texts.title} noValidate>
        <input type="hidden" name="intent" value="add" />
        <input type="hidden" name="id" value={id} />
        <SelectField
          label={texts.type}
          {...act.field('assetType', 'logo')}
          options={assetTypes.map((value) => ({ value, label: types[value] }))}
        />
        <PictureField
          label={texts.address}
          name="assetUrl"
          hint={texts.addressHint}
          value={address}
          error={act.errorOf('assetUrl')}
          onChange={setTyped}
        />
        <Button
          type="submit"
          variant="primary"
          busy={act.isBusy}
          busyLabel={texts.adding}
          disabled={hydrated && address.trim() === ''}
        >
          <Plus />
          {texts.add}
        </Button>
      </act.Form>
    </Card>
  );
}

/** The picture as it will stand on the light ground and on the dark one. */
function Grounds({ asset }: { asset: ManagedAsset }) {
  const texts = useTexts(brandingTexts);
  const [failed, setFailed] = useState(false);
  const { pictureUrl, isPicture } = asset;
  const absent = isPicture ? texts.notFetched : texts.notLoaded;
  if (!pictureUrl || failed)
    return (
      <p className={classes(styles.assetNone, text.soft, text.small)}>
        <ImageOff /> {pictureUrl ? texts.broken : absent}
      </p>
    );
  return (
    <div className={styles.assetGrounds}>
      {(['light', 'dark'] as const).map((theme) => (
        <span key={theme} className={styles.assetGround} data-theme={theme}>
          <img
            src={pictureUrl}
            alt={theme === 'light' ? texts.onLight : texts.onDark}
            loading="lazy"
            onError={() => setFailed(true)}
          />
        </span>
      ))}
    </div>
  );
}

function ActiveSwitch({ asset: { id, assetType, isActive } }: { asset: ManagedAsset }) {
  const texts = useTexts(brandingTexts);
  const act = useAct();
  return (
    <act.Form method="post">
      <input type="hidden" name="intent" value={isActive ? 'deactivate' : 'activate'} />
      <input type="hidden" name="id" value={id} />
      <Button type="submit" size="sm" busy={act.isBusy}>
        {isActive ? texts.deactivate : texts.activate}
        <span className={visuallyHidden.visuallyHidden}> {texts.thisOne(texts.types[assetType])}</span>
      </Button>
    </act.Form>
  );
}

function Asset({ asset }: { asset: ManagedAsset }) {
  const texts = useTexts(brandingTexts);
  const { longDate } = useFormats();
  return (
    <li data-part="card" className={classes(cardStyles.card, entry.entry)} data-entry>
      <div className={entry.main}>
        <h3 className={entry.title}>{texts.types[asset.assetType]}</h3>
        <Badge tone={asset.isActive ? 'success' : 'neutral'} icon={asset.isActive ? Check : CircleOff}>
          {asset.isActive ? texts.active : texts.inactive}
        </Badge>
      </div>
      <time className={classes(entry.side, text.soft, text.small)} dateTime={asset.createdAt}>
        {longDate(asset.createdAt)}
      </time>
      <div className={entry.text}>
        <Grounds asset={asset} />
      </div>
      <p className={classes(text.small, entry.text)}>
        <code>{asset.assetUrl}</code>
      </p>
      <div className={entry.acts}>
        <ActiveSwitch asset={asset} />
        <DeleteLink id={asset.id} name={texts.thisOne(texts.types[asset.assetType])} />
      </div>
    </li>
  );
}

/** Logo and favicon of the site, and the pictures kept beside them. */
export default function BrandingAssets({ loaderData }: Route.ComponentProps) {
  const texts = useTexts(brandingTexts);
  const notRead = useTexts(panelTexts).notRead.branding;
  const page = useShown(loaderData.shown, notRead);
  const rows = page?.rows ?? [];
  return (
    <>
      <TabHead title={texts.title}>{texts.lead}</TabHead>
      <AddForm newId={loaderData.newId} />
      {!page && (
        <EmptyState kind="error" card title={notRead}>
          <p>{texts.notReadText}</p>
        </EmptyState>
      )}
      {page && rows.length === 0 && (
        <EmptyState card title={texts.none}>
          <p>{texts.noneText}</p>
        </EmptyState>
      )}
      <ul className={classes(entries.entries, styles.assets)}>
        {rows.map((asset) => (
          <Asset key={asset.id} asset={asset} />
        ))}
      </ul>
      {page && <KeyPagination page={page} label={texts.pages} />}
      <ConfirmDelete
        rows={rows.map(({ id, assetType, assetUrl }) => ({ id, name: texts.named(texts.types[assetType], assetUrl) }))}
        question={texts.question}
        keep={texts.keep}
        explanation={texts.explanation}
      />
    </>
  );
}
