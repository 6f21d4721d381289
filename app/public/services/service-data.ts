import { organisation } from '#app/public/shell/page-meta.ts';
import type { Language } from '#contract/base/languages.ts';
import { addressIn } from '#contract/base/translated-pages.ts';
import type { ServiceCard } from '#contract/site/services.ts';
import type { Site } from '#contract/site/site.ts';

/** The catalogue as schema.org describes one. */
export function serviceData(
  origin: string,
  site: Site,
  { services, language }: { services: readonly ServiceCard[]; language: Language },
): Record<string, unknown> {
  const provider = organisation(origin, site);
  return {
    '@type': 'ItemList',
    itemListElement: services.map((service, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: {
        '@type': 'Service',
        name: service.name,
        description: service.description,
        url: origin + addressIn(language, `/services#${service.id}`),
        provider,
        offers: {
          '@type': 'Offer',
          price: service.price.toFixed(2),
          priceCurrency: service.currency,
          ...(service.priceUnit === 'hour' && {
            priceSpecification: {
              '@type': 'UnitPriceSpecification',
              price: service.price.toFixed(2),
              priceCurrency: service.currency,
              unitCode: 'HUR',
            },
          }),
        },
      },
    })),
  };
}
