import { useEffect, useState } from 'react';
import { useTexts } from '#app/language/texts.ts';
import { Segments } from '#app/ui/charts/segments.tsx';
import { uiTexts } from '#app/ui/ui.texts.ts';
import { chooseTheme, colourBars, currentTheme, isTheme, type Theme, themes } from './theme.ts';
import styles from './theme-switch.module.css';

/** Light, dark, or as the system says; kept on this device. Without JavaScript the system decides and this is not shown. */
export function ThemeSwitch() {
  const { appearance, themes: labels } = useTexts(uiTexts);
  const segments = themes.map((value) => ({ value, label: labels[value] }));
  const [theme, setTheme] = useState<Theme>('system');
  useEffect(() => {
    const chosen = currentTheme();
    setTheme(chosen);
    colourBars(chosen);
  }, []);
  const choose = (value: string) => {
    const chosen = isTheme(value) ? value : 'system';
    chooseTheme(chosen);
    setTheme(chosen);
  };
  return (
    <div className={styles.themeSwitch}>
      <Segments label={appearance} name="theme" segments={segments} value={theme} onChange={choose} />
    </div>
  );
}
