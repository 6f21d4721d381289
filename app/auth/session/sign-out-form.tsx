import { LogOut } from 'lucide-react';
import { useFetcher } from 'react-router';
import { useToastFrom } from '#app/ui/overlays/toasts.tsx';

interface SignOutFormProps {
  /** Of the button: an entry of a menu or of a sidebar. */
  className: string | undefined;
  /** Where only the icon shows, what it does. */
  title?: string;
}

/** "Sign Out", wherever it stands. Works without JavaScript; a failure is a toast, and the page stays. */
export function SignOutForm({ className, title }: SignOutFormProps) {
  const fetcher = useFetcher();
  useToastFrom(fetcher.data);
  return (
    <fetcher.Form method="post" action="/sign-out">
      <button className={className} type="submit" title={title}>
        <LogOut />
        <span>Sign Out</span>
      </button>
    </fetcher.Form>
  );
}
