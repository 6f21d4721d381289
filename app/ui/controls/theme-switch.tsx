import { useEffect, useState } from 'react';
import { Segments } from '#app/ui/charts/segments.tsx';
import { chooseTheme, colourBars, currentTheme, isTheme, type Theme, themes } from './theme.ts';
import styles from './theme-switch.module.css';

const labels: Readonly<Record<Theme, string>> = { system: 'System', light: 'Light', dark: 'Dark' };
const segments = themes.map((value) => ({ value, label: labels[value] }));

/** Light, dark, or as the system says; kept on this device. Without JavaScript the system decides and this is not shown. */
export function ThemeSwitch() {
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
      <Segments label="Appearance" name="theme" segments={segments} value={theme} onChange={choose} />
    </div>
  );
}
