import { Form } from 'react-router';
import { authTexts } from '#app/auth/auth.texts.ts';
import { providerPath } from '#app/auth/provider/provider-path.ts';
import { useTexts } from '#app/language/texts.ts';
import { useLinks } from '#app/language/use-links.ts';
import { Button } from '#app/ui/controls/button.tsx';
import text from '#app/ui/styles/text.module.css';
import styles from './auth.module.css';

interface ProviderFormProps {
  /** Of the identity provider. */
  name: string;
  next: string | null;
}

/** Signs in, or up, with the identity provider. A document's form: it leads away from the site. */
export function ProviderForm({ name, next }: ProviderFormProps) {
  const texts = useTexts(authTexts);
  const linkTo = useLinks();
  return (
    <Form className={styles.provider} method="post" action={linkTo(providerPath(next)).to} reloadDocument>
      <Button type="submit" size="lg" block>
        {texts.continueWith(name)}
      </Button>
      <p className={text.caption}>
        <span>{texts.or}</span>
      </p>
    </Form>
  );
}
