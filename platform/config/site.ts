import { builtInNotice, builtInTagline, type Site } from '#contract/site/site.ts';
import type { Values } from './variables.ts';

/** Who publishes this site, unless the environment says otherwise. */
const defaults = {
  name: 'Quietprint',
  tagline: builtInTagline,
  contactEmail: 'hello@quietprint.example',
  emergencyTelephone: null,
  lastSecurityReview: null,
  demo: false,
} as const;

/** What is so of the company that the product was specified for, and of no other. */
const specifiedCompany = {
  company: 'Quietprint Limited',
  jurisdiction: 'Hong Kong',
  since: '2024',
  legalNotice: builtInNotice,
} as const;

const otherCompany = { jurisdiction: null, since: null, legalNotice: null } as const;

/** Nothing that is said of one company stands on the pages of another. */
function companyFrom(
  values: Values,
): Pick<Site, 'company' | 'companyNumber' | 'jurisdiction' | 'register' | 'since' | 'legalNotice'> {
  const company = values.COMPANY_NAME ?? specifiedCompany.company;
  const own = company === specifiedCompany.company ? specifiedCompany : otherCompany;
  return {
    company,
    companyNumber: values.COMPANY_NUMBER ?? null,
    jurisdiction: values.COMPANY_JURISDICTION ?? own.jurisdiction,
    register: values.COMPANY_REGISTER ?? null,
    since: values.COMPANY_SINCE === undefined ? own.since : String(values.COMPANY_SINCE),
    legalNotice: values.LEGAL_NOTICE ?? own.legalNotice,
  };
}

export function siteFrom(values: Values): Site {
  return {
    name: values.PRODUCT_NAME ?? defaults.name,
    tagline: values.TAGLINE ?? defaults.tagline,
    ...companyFrom(values),
    contactEmail: values.CONTACT_EMAIL ?? defaults.contactEmail,
    emergencyTelephone: values.EMERGENCY_TELEPHONE ?? defaults.emergencyTelephone,
    lastSecurityReview: values.LAST_SECURITY_REVIEW ?? defaults.lastSecurityReview,
    signUp: values.SIGN_UP ?? 'open',
    demo: values.QUIETPRINT_DEMO ?? defaults.demo,
  };
}
