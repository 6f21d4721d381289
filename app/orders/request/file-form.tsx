import { useAct } from '#app/forms/use-act.ts';
import { Button } from '#app/ui/controls/button.tsx';
import field from '#app/ui/controls/field.module.css';
import { Field } from '#app/ui/controls/field.tsx';
import styles from './file-form.module.css';

/** For staff: hands a file over. Works without JavaScript. */
export function FileForm({ orderId }: { orderId: string }) {
  const act = useAct();
  return (
    <act.Form
      className={styles.fileForm}
      method="post"
      action={`/admin/orders/${orderId}/files`}
      encType="multipart/form-data"
      aria-label="New file"
    >
      <Field label="Add a file" hint="PDF, picture, text, table or ZIP, at most 10 MB. Kept encrypted.">
        {(control) => <input {...control} data-part="input" className={field.input} type="file" name="file" required />}
      </Field>
      <Button type="submit" busy={act.isBusy} busyLabel="Adding…">
        Add File
      </Button>
    </act.Form>
  );
}
