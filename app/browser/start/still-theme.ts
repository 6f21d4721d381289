import { chooseTheme, colourBars, currentTheme, isTheme } from '#app/ui/controls/theme.ts';

/** Shows and changes the theme on a page without React. */
export function followTheme(): { handOver: () => void; stop: () => void } {
  const theme = currentTheme();
  colourBars(theme);
  const shown = document.querySelector<HTMLInputElement>(`input[name="theme"][value="${theme}"]`);
  if (shown) shown.checked = true;
  const onChange = ({ target }: Event) => {
    if (target instanceof HTMLInputElement && target.name === 'theme' && isTheme(target.value))
      chooseTheme(target.value);
  };
  addEventListener('change', onChange);
  return {
    // As the server drew them: React would write elements of its head a second time that differ.
    handOver: () => colourBars('system'),
    stop: () => removeEventListener('change', onChange),
  };
}
