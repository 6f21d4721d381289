import { Download, FileText } from 'lucide-react';
import { useTexts } from '#app/language/texts.ts';
import { classes } from '#app/ui/classes.ts';
import { buttonClass } from '#app/ui/controls/button.tsx';
import icon from '#app/ui/styles/icon.module.css';
import text from '#app/ui/styles/text.module.css';
import type { OrderFile } from '#contract/orders/types.ts';
import { roomTexts } from './room.texts.ts';
import { useSizeText } from './size-text.ts';
import styles from './thread-file.module.css';

/** A file of an order, to be saved. A plain link: the answer is no page. */
export function ThreadFile({ orderId, file: { id, name, size } }: { orderId: string; file: OrderFile }) {
  const texts = useTexts(roomTexts);
  const sizeText = useSizeText();
  return (
    <li className={styles.file}>
      <FileText aria-hidden="true" />
      <span className={styles.name}>
        {name}
        <span className={classes(text.caption, text.soft)}>{sizeText(size)}</span>
      </span>
      <a
        data-part="button"
        className={buttonClass({ variant: 'soft', size: 'sm' })}
        href={`/orders/${orderId}/files/${id}`}
        aria-label={texts.downloadOf(name)}
        download
      >
        <Download className={icon.sm} />
        {texts.download}
      </a>
    </li>
  );
}
