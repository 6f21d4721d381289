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
import { notRead } from '#app/admin/shell/read-failures.ts';
import { TabHead } from '#app/admin/shell/tab-head.tsx';
import { requestContext } from '#app/context.ts';
import { acts, defineAct } from '#app/forms/act.ts';
import { clientActs } from '#app/forms/client-acts.ts';
import { attempt } from '#app/forms/read.ts';
import { useAct } from '#app/forms/use-act.ts';
import { leading } from '#app/forms/words.ts';
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
import { listingIn } from '#contract/base/paging.ts';
import { assetTypes, type ManagedAsset } from '#contract/site/branding.ts';
import { assetInput } from '#contract/site/branding-input.ts';
import { addAsset } from '#core/site/branding/actions/add-asset.ts';
import { deleteAsset } from '#core/site/branding/actions/delete-asset.ts';
import { setAssetActive } from '#core/site/branding/actions/set-asset-active.ts';
import { listAssets } from '#core/site/branding/queries/assets.ts';
import type { Route } from './+types/branding.ts';
import styles from './branding.module.css';

export const meta: Route.MetaFunction = ({ matches }) => adminTitle(matches[0].loaderData, 'Branding Assets');

const incomplete = 'Please provide both asset type and URL.';
const failures = leading({
  add: 'Failed to create branding asset.',
  activate: 'Failed to update branding asset.',
  deactivate: 'Failed to update branding asset.',
  delete: 'Failed to delete branding asset.',
});

export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = context.get(requestContext);
  return {
    shown: await attempt(ctx, 'The pictures of the branding', () => listAssets(ctx, listingIn(url.searchParams))),
    newId: randomUUID(),
  };
}

const one = z.strictObject({ id: z.uuid() });
const doneWords = (what: string) => `Branding asset ${what} successfully.`;
const setActive = (isActive: boolean) =>
  defineAct({
    schema: one,
    run: (ctx, { id }) => setAssetActive(ctx, id, isActive),
    done: doneWords(isActive ? 'activated' : 'deactivated'),
  });

export const action = acts(failures, {
  add: defineAct({
    schema: assetInput,
    missing: ({ assetType, assetUrl }) => (assetType && assetUrl ? null : incomplete),
    keep: 'all',
    run: addAsset,
    done: doneWords('created'),
  }),
  activate: setActive(true),
  deactivate: setActive(false),
  delete: defineAct({ schema: one, run: (ctx, { id }) => deleteAsset(ctx, id), done: doneWords('deleted') }),
});

export const clientAction = clientActs(failures);

const typeOptions = assetTypes.map((value) => ({ value, label: value }));

/** Disabled while either is empty; without JavaScript the server says so. */
function AddForm({ newId }: { newId: string }) {
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
    <Card head={<h3>Add an asset</h3>}>
      <act.Form ref={form} className={styles.assetForm} method="post" aria-label="Add an asset" noValidate>
        <input type="hidden" name="intent" value="add" />
        <input type="hidden" name="id" value={id} />
        <SelectField label="Asset type" {...act.field('assetType', 'logo')} options={typeOptions} />
        <PictureField
          label="URL"
          name="assetUrl"
          hint="PNG, JPEG, WebP, AVIF, GIF or ICO, over https, up to 5 MB. A copy is kept here. SVG is not taken."
          value={address}
          error={act.errorOf('assetUrl')}
          onChange={setTyped}
        />
        <Button
          type="submit"
          variant="primary"
          busy={act.isBusy}
          busyLabel="Adding…"
          disabled={hydrated && address.trim() === ''}
        >
          <Plus />
          Add Asset
        </Button>
      </act.Form>
    </Card>
  );
}

/** The picture as it will stand on the light ground and on the dark one. */
function Grounds({ asset }: { asset: ManagedAsset }) {
  const [failed, setFailed] = useState(false);
  const { pictureUrl, isPicture } = asset;
  const absent = isPicture ? 'The picture has not been fetched yet.' : 'No page loads this address.';
  if (!pictureUrl || failed)
    return (
      <p className={classes(styles.assetNone, text.soft, text.small)}>
        <ImageOff /> {pictureUrl ? 'This picture does not load.' : absent}
      </p>
    );
  return (
    <div className={styles.assetGrounds}>
      {(['light', 'dark'] as const).map((theme) => (
        <span key={theme} className={styles.assetGround} data-theme={theme}>
          <img src={pictureUrl} alt={`On the ${theme} ground`} loading="lazy" onError={() => setFailed(true)} />
        </span>
      ))}
    </div>
  );
}

function ActiveSwitch({ asset: { id, assetType, isActive } }: { asset: ManagedAsset }) {
  const act = useAct();
  return (
    <act.Form method="post">
      <input type="hidden" name="intent" value={isActive ? 'deactivate' : 'activate'} />
      <input type="hidden" name="id" value={id} />
      <Button type="submit" size="sm" busy={act.isBusy}>
        {isActive ? 'Deactivate' : 'Activate'}
        <span className={visuallyHidden.visuallyHidden}> this {assetType}</span>
      </Button>
    </act.Form>
  );
}

function Asset({ asset }: { asset: ManagedAsset }) {
  const { longDate } = useFormats();
  return (
    <li data-part="card" className={classes(cardStyles.card, entry.entry)} data-entry>
      <div className={entry.main}>
        <h3 className={entry.title}>{asset.assetType}</h3>
        <Badge tone={asset.isActive ? 'success' : 'neutral'} icon={asset.isActive ? Check : CircleOff}>
          {asset.isActive ? 'active' : 'inactive'}
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
        <DeleteLink id={asset.id} name={`this ${asset.assetType}`} />
      </div>
    </li>
  );
}

/** Logo and favicon of the site, and the pictures kept beside them. */
export default function BrandingAssets({ loaderData }: Route.ComponentProps) {
  const page = useShown(loaderData.shown, notRead.branding);
  const rows = page?.rows ?? [];
  return (
    <>
      <TabHead title="Branding Assets">
        One logo and one favicon are active at a time, and show on every open page at once. Header images and banners
        are kept, but shown nowhere yet.
      </TabHead>
      <AddForm newId={loaderData.newId} />
      {!page && (
        <EmptyState kind="error" card title={notRead.branding}>
          <p>They are safe; please try again in a moment.</p>
        </EmptyState>
      )}
      {page && rows.length === 0 && (
        <EmptyState card title="No branding assets yet">
          <p>The site shows its own logo and favicon.</p>
        </EmptyState>
      )}
      <ul className={classes(entries.entries, styles.assets)}>
        {rows.map((asset) => (
          <Asset key={asset.id} asset={asset} />
        ))}
      </ul>
      {page && <KeyPagination page={page} label="Pages of assets" />}
      <ConfirmDelete
        rows={rows.map(({ id, assetType, assetUrl }) => ({ id, name: `${assetType}, ${assetUrl}` }))}
        question="Delete this branding asset?"
        keep="Keep it"
        explanation="Where it shows, the built-in one takes its place."
      />
    </>
  );
}
