import accountCard from '#app/account/account-card.module.css';
import accountForm from '#app/account/account-form.module.css';
import styles from '#app/account/account-page.module.css';
import { ProofField } from '#app/account/security/proof-field.tsx';
import { requestContext } from '#app/context.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Breadcrumb } from '#app/ui/layout/breadcrumb.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import text from '#app/ui/styles/text.module.css';
import { readTwoFactor } from '#core/accounts/factors/queries/two-factor.ts';
import type { Route } from './+types/export.ts';

export async function loader({ context }: Route.LoaderArgs) {
  return { twoFactor: (await readTwoFactor(context.get(requestContext))).enabled };
}

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Data export · ${matches[0].loaderData?.site.name ?? 'Quietprint'}` },
  { name: 'robots', content: 'noindex' },
];

/** Asks once more who it is, then gives the archive: a plain form, because its answer is a file. */
export default function Export({ loaderData }: Route.ComponentProps) {
  return (
    <div className={styles.accountPage}>
      <Breadcrumb trail={[{ label: 'Settings', to: '/settings' }, { label: 'Data export' }]} />
      <h1 className={text.displayMd}>Data export</h1>
      <Card head={<h2 className={text.displayXs}>Download your data</h2>}>
        <form className={accountForm.accountForm} method="post" action="/settings/export/file" aria-label="Data export">
          <p className={accountCard.text}>
            One ZIP file: your account and preferences, sessions, scans with everything they found and what you did
            about it, orders with their messages and files, payments and invoices, what you wrote to us, and your
            activity log with old and new values. Keep it somewhere safe.
          </p>
          <ProofField twoFactor={loaderData.twoFactor} />
          <Button type="submit" variant="primary">
            Download
          </Button>
        </form>
      </Card>
    </div>
  );
}
