import { Download, FileText } from 'lucide-react';
import { buttonClass } from '#app/ui/controls/button.tsx';
import { useFormats } from '#app/ui/formats.ts';
import type { OrderFile } from '#contract/orders/types.ts';
import './orders.css';

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
  if (files.length === 0) return <p className="soft small">No files yet.</p>;
  return (
    <ul className="order-files">
      {files.map(({ id, name, size, addedAt }) => (
        <li key={id}>
          <FileText className="icon" />
          <span className="order-files__name">
            {name}
            <span className="caption soft">
              {sizeWords(size)}, {longDate(addedAt)}
            </span>
          </span>
          <a
            className={buttonClass({ variant: 'soft', size: 'sm' })}
            href={`/orders/${orderId}/files/${id}`}
            aria-label={`Download ${name}`}
            download
          >
            <Download className="icon icon--sm" />
            Download
          </a>
        </li>
      ))}
    </ul>
  );
}
