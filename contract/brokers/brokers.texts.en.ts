import type { Country } from '#contract/identifiers/types.ts';
import type { BrokerCategory } from './types.ts';

const categories: Readonly<Record<BrokerCategory, string>> = {
  'people-search': 'People search',
  'address-broker': 'Address brokers',
  directory: 'Directories',
  'public-register': 'Public registers',
  genealogy: 'Family history',
  'credit-reference': 'Credit reference',
  'marketing-data': 'Marketing data',
  'b2b-contact': 'Business contacts',
  'caller-id': 'Caller identification',
  'adtech-identity': 'Advertising identity',
  'location-data': 'Location data',
  'face-search': 'Face search',
};

/** Why a broker of this kind is likely to hold somebody of the country: what such brokers are known to collect. */
const reasons: Readonly<Record<BrokerCategory, string>> = {
  'people-search': 'It lists private people of your country by name and town.',
  'address-broker': 'It trades in the postal addresses of households in your country.',
  directory: 'It lists people of your country by name and telephone number.',
  'public-register': 'Everybody who is registered is listed in it, unless they have opted out.',
  genealogy: 'It publishes records about families, in which living people are named.',
  'credit-reference': 'It holds nearly every adult of your country who has a bank account, a loan or a contract.',
  'marketing-data': 'It builds advertising profiles of households in your country from purchases and sign-ups.',
  'b2b-contact':
    'It collects names and addresses at companies, and you have an address at a domain that is no mail provider’s.',
  'caller-id': 'It collects names and numbers from the address books of its users, who may know you.',
  'adtech-identity': 'It ties email addresses to browsers and phones for advertising, whoever they belong to.',
  'location-data': 'It buys the whereabouts of phones from apps.',
  'face-search': 'It collects photographs of faces from public pages.',
};

const inCountry: Readonly<Record<Country, string>> = {
  UK: 'in the United Kingdom',
  US: 'in the United States',
  AT: 'in Austria',
  BE: 'in Belgium',
  CH: 'in Switzerland',
  DE: 'in Germany',
  FR: 'in France',
  HK: 'in Hong Kong',
  IT: 'in Italy',
  SE: 'in Sweden',
  EU: 'in your country',
};

/** What brokers are, why they are likely to hold somebody, and what they ask for. */
export default {
  categories,
  reasons,
  inCountry,
  likely: (category: BrokerCategory) => `Likely to have your data. ${reasons[category]}`,
  note: (country: Country) =>
    `These collect data about people like you ${inCountry[country]}. We have not looked you up there: none of them is a finding, and none counts in the score or the coverage.`,
  /** By the words of the catalogue. */
  needs: {
    'full name': 'full name',
    'e-mail': 'e-mail',
    address: 'address',
    'e-mail verification': 'e-mail verification',
    state: 'state',
    'URL of the record': 'URL of the record',
    'date of birth': 'date of birth',
    captcha: 'captcha',
    'phone number': 'phone number',
    'search for the record': 'search for the record',
    SSN: 'SSN',
    'HKID (mask what is not needed)': 'HKID (mask what is not needed)',
    'city and state': 'city and state',
    'free account to find record URLs': 'free account to find record URLs',
    photo: 'photo',
    'log in with the number': 'log in with the number',
    'may ask for address or phone already on file': 'may ask for address or phone already on file',
    'may ask for an identity document; refuse or mask': 'may ask for an identity document; refuse or mask',
    age: 'age',
    'automated voice call with code': 'automated voice call with code',
  },
  /** By the id of the broker, where the catalogue has a note. */
  notes: {
    acxiom: 'Separate country portals: /privacy/fr/, /privacy/it/, /privacy/es/.',
    beenverified: 'One opt-out per e-mail address; property records have a separate form (/app/optout/address-search).',
    'instant-checkmate': 'Same suppression portal as Intelius.',
    'nova-credit-hong-kong': 'Credit reference agency under Credit Data Smart; one free report every 12 months.',
    'open-electoral-register-uk':
      'Ask the local electoral registration office, or choose the opt-out in the registration service; not retroactive for copies already sold.',
    'oracle-data-cloud-requests':
      'Oracle wound down its advertising business in 2024; access and erasure requests are still possible.',
    rocketreach: 'GDPR representative in the EU: article27@verasafe.com.',
    'transunion-hong-kong-tucis':
      'Credit reference agency under Credit Data Smart; access and correction only, no general erasure right; one free report every 12 months.',
    'transunion-uk-formerly-callcredit': 'Formerly Callcredit: confirm the address before sending.',
    truecaller: 'Number may reappear when a contact uploads an address book again.',
    truthfinder: 'Same suppression portal as Intelius.',
  },
};
