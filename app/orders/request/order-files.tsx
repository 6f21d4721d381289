import { Download, FileText } from 'lucide-react';
import { classes } from '#app/ui/classes.ts';
import { buttonClass } from '#app/ui/controls/button.tsx';
import { useFormats } from '#app/ui/formats.ts';
import icon from '#app/ui/styles/icon.module.css';
import text from '#app/ui/styles/text.module.css';
import type { OrderFile } from '#contract/orders/types.ts';
import styles from './order-files.module.css';

const units = [
  ['MB', 1024 * 1024],
  ['KB', 1024],
] as const;

/** "1.4 MB", "312 KB", "80 bytes". */
function sizeWords(bytes: number): string {
  const [unit, size] = units.find(([, least]) => bytes >= least) ?? ['bytes', 1];
  const value = bytes / size;
  return `${value < 10 && size > 1 ? value.toFixed(1) : Math.round(value)} ${unit}`;
}

interface OrderFilesProps {
  orderId: string;
  files: readonly OrderFile[];
}

/** What was handed over with an order, to be saved. Plain links: the answer is no page. */
export function OrderFiles({ orderId, files }: OrderFilesProps) {
  const { longDate } = useFormats();
  if (files.length === 0) return <p className={classes(text.soft, text.small)}>No files yet.</p>;
  return (
    <ul className={styles.orderFiles}>
      {files.map(({ id, name, size, addedAt }) => (
        <li key={id}>
          <FileText />
          <span className={styles.name}>
            {name}
            <span className={classes(text.caption, text.soft)}>
              {sizeWords(size)}, {longDate(addedAt)}
            </span>
          </span>
          <a
            data-part="button"
            className={buttonClass({ variant: 'soft', size: 'sm' })}
            href={`/orders/${orderId}/files/${id}`}
            aria-label={`Download ${name}`}
            download
          >
            <Download className={icon.sm} />
            Download
          </a>
        </li>
      ))}
    </ul>
  );
}
