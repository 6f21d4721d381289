import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useTexts } from '#app/language/texts.ts';
import type { ServiceCard } from '#contract/site/services.ts';
import styles from './catalogue.module.css';
import { servicesTexts } from './services.texts.ts';
import { anchorOffset } from './use-anchor-scroll.ts';

/** The last entry whose top has passed the place where anchors stop. */
function currentOf(ids: readonly string[]): string | null {
  const passed = ids.filter((id) => {
    const element = document.getElementById(id);
    return element !== null && element.getBoundingClientRect().top <= anchorOffset + 40;
  });
  return passed.at(-1) ?? ids[0] ?? null;
}

/** Which entry one is reading; the first until the browser knows better. */
function useCurrent(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState(ids[0] ?? null);
  const all = ids.join(' ');
  useEffect(() => {
    let frame = 0;
    const updateCurrent = () => setCurrent(currentOf(all.split(' ')));
    const onScroll = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(updateCurrent);
    };
    updateCurrent();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', onScroll);
    };
  }, [all]);
  return current;
}

interface ServiceAnchorsProps {
  main: readonly ServiceCard[];
  special: readonly ServiceCard[];
}

export function ServiceAnchors({ main, special }: ServiceAnchorsProps) {
  const texts = useTexts(servicesTexts);
  const current = useCurrent([...main, ...special].map(({ id }) => id));
  const groups = [
    [texts.main, main],
    [texts.special, special],
  ] as const;
  return (
    <nav className={styles.nav} aria-label={texts.onPage}>
      {groups.map(
        ([title, services]) =>
          services.length > 0 && (
            <div key={title}>
              <p className={styles.group}>{title}</p>
              <ul>
                {services.map(({ id, name, langs }) => (
                  <li key={id} lang={langs?.name}>
                    <Link to={`#${id}`} preventScrollReset aria-current={id === current ? 'true' : undefined}>
                      {name}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ),
      )}
    </nav>
  );
}
