import { createContext, use } from 'react';
import { Link } from 'react-router';
import { useTexts } from '#app/language/texts.ts';
import { useLinks } from '#app/language/use-links.ts';
import styles from '#app/scan/report/finding-card.module.css';
import { scanWords } from '#app/scan/scan-words.texts.ts';
import { classes } from '#app/ui/classes.ts';
import text from '#app/ui/styles/text.module.css';
import { type OfferedService, offerFor } from '#contract/scans/offers.ts';
import type { FindingView } from '#contract/scans/types.ts';

/** What can be ordered today; nothing for those who are offered nothing. */
export const OfferedServices = createContext<readonly OfferedService[]>([]);

/** The service that solves a finding, in one quiet line; nothing where none does. */
export function FindingOffer({ finding }: { finding: FindingView }) {
  const words = useTexts(scanWords);
  const linkTo = useLinks();
  const offer = offerFor(finding, use(OfferedServices), words);
  if (!offer) return null;
  return (
    <p className={classes(text.small, text.soft, styles.offer)} data-print="hide">
      {offer.words} <Link {...linkTo(`/services#${offer.service.id}`)}>{offer.service.name}</Link>
    </p>
  );
}
