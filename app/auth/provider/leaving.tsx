import { ButtonLink } from '#app/ui/controls/button.tsx';
import text from '#app/ui/styles/text.module.css';

/** Stands for a moment, until the browser has gone on to the provider. */
export function Leaving({ name, to }: { name: string; to: string }) {
  return (
    <>
      <h1 className={text.displayMd}>Taking you to {name}</h1>
      <p className={text.soft}>If nothing happens, use the button.</p>
      <ButtonLink to={to} reloadDocument variant="primary" size="lg" block>
        Continue to {name}
      </ButtonLink>
    </>
  );
}
