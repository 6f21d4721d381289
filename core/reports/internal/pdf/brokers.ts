import type { Formats } from '#contract/base/formats.ts';
import { brokerCategories, type ReportBroker, type ReportBrokers, routesOf } from '#contract/brokers/types.ts';
import type { Sheet } from '#platform/documents/sheet.ts';
import type { PdfTexts } from './pdf-texts.ts';

/** Who is likely to hold the person of a report, and the ways out: on a page of its own, apart from what was found. */
export function drawBrokers(
  { sheet, formats, texts, brokers: words, drop }: PdfTexts & { sheet: Sheet; formats: Formats },
  { country, brokers }: ReportBrokers,
): void {
  if (country === null || brokers.length === 0) return;
  sheet.startNewPage();
  sheet.heading(2, texts.brokers.heading);
  sheet.paragraph(words.note(country));
  if (country === 'US') sheet.paragraph(drop.note);
  for (const category of brokerCategories) {
    const own = brokers.filter((one) => one.category === category);
    if (own.length === 0) continue;
    sheet.gap(6);
    sheet.keepTogether(70);
    sheet.heading(3, `${words.categories[category]} (${own.length})`);
    sheet.paragraph(words.likely(category), { soft: true });
    sheet.gap(3);
    sheet.list(own.map((broker) => ({ sign: '–', text: wordsOf(broker, formats, texts) })));
  }
}

function wordsOf(broker: ReportBroker, { longDate }: Formats, { brokers }: PdfTexts['texts']): string {
  const { name, domain, askedAt } = broker;
  const ways = brokers.ways(name, domain, routesOf(broker).join(' · '));
  return askedAt ? brokers.asked(ways, longDate(askedAt)) : ways;
}
