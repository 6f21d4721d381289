import { useTexts } from '#app/language/texts.ts';
import { ButtonLink } from '#app/ui/controls/button.tsx';
import text from '#app/ui/styles/text.module.css';
import { providerTexts } from './provider.texts.ts';

/** Stands for a moment, until the browser has gone on to the provider. */
export function Leaving({ name, to }: { name: string; to: string }) {
  const texts = useTexts(providerTexts);
  return (
    <>
      <h1 className={text.displayMd}>{texts.leaving(name)}</h1>
      <p className={text.soft}>{texts.leavingText}</p>
      <ButtonLink to={to} reloadDocument variant="primary" size="lg" block>
        {texts.continueTo(name)}
      </ButtonLink>
    </>
  );
}
