import accountCard from '#app/account/account-card.module.css';
import accountForm from '#app/account/account-form.module.css';
import styles from '#app/account/account-page.module.css';
import { ProofField } from '#app/account/security/proof-field.tsx';
import { settingsTexts } from '#app/account/settings/settings.texts.ts';
import { requestContext } from '#app/context.ts';
import { languageOf } from '#app/language/language-of.ts';
import { useTexts } from '#app/language/texts.ts';
import { pageTitle } from '#app/page-title.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Breadcrumb } from '#app/ui/layout/breadcrumb.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import text from '#app/ui/styles/text.module.css';
import { readTwoFactor } from '#core/accounts/factors/queries/two-factor.ts';
import type { Route } from './+types/export.ts';

export async function loader(args: Route.LoaderArgs) {
  const { export: title } = await settingsTexts.in(languageOf(args));
  return { title, twoFactor: (await readTwoFactor(args.context.get(requestContext))).enabled };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  ...(loaderData ? [pageTitle(matches[0].loaderData, loaderData.title)] : []),
  { name: 'robots', content: 'noindex' },
];

/** Asks once more who it is, then gives the archive: a plain form, because its answer is a file. */
export default function Export({ loaderData: { title, twoFactor } }: Route.ComponentProps) {
  const texts = useTexts(settingsTexts);
  return (
    <div className={styles.accountPage}>
      <Breadcrumb trail={[{ label: texts.settings, to: '/settings' }, { label: title }]} />
      <h1 className={text.displayMd}>{title}</h1>
      <Card head={<h2 className={text.displayXs}>{texts.downloadHeading}</h2>}>
        <form className={accountForm.accountForm} method="post" action="/settings/export/file" aria-label={title}>
          <p className={accountCard.text}>{texts.downloadText}</p>
          <ProofField twoFactor={twoFactor} />
          <Button type="submit" variant="primary">
            {texts.download}
          </Button>
        </form>
      </Card>
    </div>
  );
}
