import styles from './qr-code.module.css';

interface QrCodeProps {
  /** Squares from edge to edge. */
  size: number;
  /** One outline of all dark squares. */
  path: string;
  /** What it leads to; the same must stand beside it as text. */
  label: string;
}

/** Dark on light in both themes: cameras read nothing else. */
export function QrCode({ size, path, label }: QrCodeProps) {
  return (
    <svg
      className={styles.qrCode}
      data-theme="light"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}
