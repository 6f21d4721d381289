import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import styles from './logo.module.css';

/** The built-in mark, coloured by the theme. */
export function Mark() {
  return (
    <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true">
      <path d="M25.5 23.2A12 12 0 1 0 16 28h14" />
      <path d="M20.8 20.3A6.6 6.6 0 1 0 16 22.6" />
      <circle cx="16" cy="16" r="2.4" />
    </svg>
  );
}

/** The uploaded logo; the mark when there is none or its image fails to load. */
function Picture({ url }: { url: string | null }) {
  const [failed, setFailed] = useState<string | null>(null);
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    // An image that failed before hydration has no more events to send.
    const { current } = image;
    if (current?.complete && current.naturalWidth === 0) setFailed(url);
  }, [url]);
  if (!url || failed === url) return <Mark />;
  return <img ref={image} className={styles.mark} src={url} alt="" onError={() => setFailed(url)} />;
}

interface LogoProps {
  /** The product's name. */
  name: string;
  logoUrl?: string | null;
  to?: string;
  onClick?: () => void;
}

export function Logo({ name, logoUrl = null, to = '/', onClick }: LogoProps) {
  return (
    <Link data-part="brand" className={styles.brand} to={to} {...(onClick && { onClick, preventScrollReset: true })}>
      <Picture url={logoUrl} />
      <span>{name}</span>
    </Link>
  );
}
