import { LogOut } from 'lucide-react';
import { useAct } from '#app/forms/use-act.ts';
import { useTexts } from '#app/language/texts.ts';
import { shellTexts } from '#app/public/shell/shell.texts.ts';

interface SignOutFormProps {
  /** Of the button: an entry of a menu or of a sidebar. */
  className: string | undefined;
  /** Where only the icon shows, what it does. */
  title?: string;
}

/** "Sign Out", wherever it stands. Works without JavaScript; a failure is a toast, and the page stays. */
export function SignOutForm({ className, title }: SignOutFormProps) {
  const { Form } = useAct();
  const { signOut } = useTexts(shellTexts);
  return (
    <Form method="post" action="/sign-out">
      <button className={className} type="submit" title={title}>
        <LogOut />
        <span>{signOut}</span>
      </button>
    </Form>
  );
}
