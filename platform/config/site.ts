import type { Site } from '#contract/site/site.ts';
import type { Values } from './variables.ts';

/** Who publishes this site, unless the environment says otherwise. */
const defaults: Site = {
  name: 'Quietprint',
  tagline: 'Protecting your digital privacy through scanning and monitoring.',
  company: 'Quietprint Limited',
  companyNumber: null,
  contactEmail: 'hello@quietprint.example',
  emergencyTelephone: null,
  lastSecurityReview: null,
  demo: false,
};

export function siteFrom(values: Values): Site {
  return {
    name: values.PRODUCT_NAME ?? defaults.name,
    tagline: values.TAGLINE ?? defaults.tagline,
    company: values.COMPANY_NAME ?? defaults.company,
    companyNumber: values.COMPANY_NUMBER ?? defaults.companyNumber,
    contactEmail: values.CONTACT_EMAIL ?? defaults.contactEmail,
    emergencyTelephone: values.EMERGENCY_TELEPHONE ?? defaults.emergencyTelephone,
    lastSecurityReview: values.LAST_SECURITY_REVIEW ?? defaults.lastSecurityReview,
    demo: values.QUIETPRINT_DEMO ?? defaults.demo,
  };
}
