import { Form } from 'react-router';
import { providerPath } from '#app/auth/provider/provider-path.ts';
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
  return (
    <Form className={styles.provider} method="post" action={providerPath(next)} reloadDocument>
      <Button type="submit" size="lg" block>
        Continue with {name}
      </Button>
      <p className={text.caption}>
        <span>or</span>
      </p>
    </Form>
  );
}
