import { yearOfWatching } from '#contract/watching/types.ts';
import type { services } from './schema.ts';

/** The ten services a new installation starts with. Staff may change any of them afterwards. */
export const initialCatalogue: (typeof services.$inferInsert)[] = [
  {
    id: 'free-privacy-scan',
    name: 'Free Privacy Scan',
    description: 'Where your email address turns up, source by source, with a score you can check.',
    detailedDescription:
      'Give us a name and an email address. Once you have opened the link we send there, we ask every source that can be asked about an address and show you each answer as it arrives: found, nothing found, or not checked and why. Everything we find about you is yours to see, free.',
    price: 0,
    serviceType: 'main',
    features: ['Every answer, source by source', 'A risk score out of 100', 'What to do about each finding'],
    buttonLabel: 'Start Free Scan',
    badge: 'Free',
    position: 1,
  },
  {
    id: 'detailed-exposure-report',
    name: 'Detailed Exposure Report',
    description: 'Your addresses, domains and user names, asked of every source, in a report you can print or save.',
    detailedDescription:
      'We ask every source that can be asked about the addresses and domains that you prove to be yours and the user names that you give us, whatever the limits of the free scan. What is found by a user name alone is put to you as a question. The report stays in your account: it keeps the evidence for every finding, says how sure we are and why, and lists what could not be checked. When too few sources answer, a person sees to it that they are asked again. For the country that you name it says which data brokers are likely to have your data, and why, with a letter to each for you to send.',
    price: 80,
    serviceType: 'main',
    features: ['User names, domains and brokers too', 'Evidence for every finding', 'Printable report'],
    includes: 'free-privacy-scan',
    buttonLabel: 'Request Report',
    badge: 'Popular',
    position: 2,
  },
  {
    id: 'privacy-guidance-package',
    name: 'Privacy Guidance Package',
    description: 'A step-by-step plan to close what the report opened.',
    detailedDescription:
      'A specialist reads your report with you in mind and writes a plan in order of effect: which accounts to close, which passwords to change first, which companies to write to. You can ask about it on the page of your request.',
    price: 150,
    serviceType: 'main',
    features: ['A plan in order of effect', 'Your questions answered in writing'],
    includes: 'detailed-exposure-report',
    buttonLabel: 'Request Package',
    position: 3,
  },
  {
    id: 'expert-consultancy',
    name: 'Expert Consultancy',
    description: 'Time with a privacy specialist, for situations that need a person.',
    detailedDescription:
      'Book one or more hours with a specialist who has read your scan. For a public role, a difficult separation, a family, or a company of a few people. You receive written notes afterwards.',
    price: 175,
    priceUnit: 'hour',
    serviceType: 'main',
    features: ['One-to-one, by video', 'For families, founders and teams', 'Written notes afterwards'],
    intake: 'appointment',
    buttonLabel: 'Request Consultancy',
    position: 4,
  },
  {
    id: 'privacy-awareness-session',
    name: 'Privacy Awareness Session',
    description: 'A 30-minute video consultation on everyday habits.',
    detailedDescription:
      'A 30-minute video consultation for one person or one household: passwords and second steps, what to post and what to keep, and which settings matter on the services you use most.',
    price: 75,
    serviceType: 'special',
    features: ['30-minute video consultation', 'Questions in advance, if you like', 'A one-page summary'],
    intake: 'appointment',
    appointmentMinutes: 30,
    buttonLabel: 'Request Session',
    position: 1,
  },
  {
    id: 'deep-fake-impersonation-scan',
    name: 'Deep-Fake Impersonation Scan',
    description: 'Looks for your name and likeness used by someone else.',
    detailedDescription:
      'A person searches public pages and profiles for accounts and media that present themselves as you, records what was searched and what was not, and drafts the reports to the services that carry them.',
    price: 150,
    serviceType: 'special',
    features: ['Searched by a person', 'A record of where we looked', 'Drafted takedown reports'],
    intake: 'impersonation',
    buttonLabel: 'Request Scan',
    position: 2,
  },
  {
    id: 'digital-fraud-risk-analysis',
    name: 'Digital Fraud Risk Analysis',
    description: 'How easily could someone pass as you to a bank?',
    detailedDescription:
      'We look at your exposed data the way a fraudster would: which of the questions that banks and telephone companies ask could be answered from public or breached data, and what to change so that they cannot.',
    price: 95,
    serviceType: 'special',
    features: ['Security questions at risk', 'SIM and account takeover risk', 'What to change first'],
    buttonLabel: 'Request Analysis',
    position: 3,
  },
  {
    id: 'reference-job-check-simulation',
    name: 'Reference & Job Check Simulation',
    description: 'See what an employer finds, before they do.',
    detailedDescription:
      'We run the look-ups a careful recruiter would run on the details you give us, and report what they would see, what is out of date, and what can be corrected or removed before you apply.',
    price: 120,
    serviceType: 'special',
    features: ['What a recruiter would see', 'Out-of-date entries marked', 'Corrections you can ask for'],
    buttonLabel: 'Request Simulation',
    position: 4,
  },
  {
    id: 'ethical-dark-web-training',
    name: 'Ethical Dark Web Training',
    description: 'Learn what is there, safely and lawfully.',
    detailedDescription:
      'A training session for one person or a small team: how breached data circulates, what can lawfully be looked at and what cannot, how to read a breach notice, and what monitoring can and cannot promise.',
    price: 200,
    serviceType: 'special',
    features: ['For one person or a small team', 'Lawful methods only', 'Slides and reading list'],
    buttonLabel: 'Request Training',
    position: 5,
  },
  {
    id: 'crypto-conversion-advisory',
    name: 'Crypto Conversion Advisory',
    description: 'What moving between currencies reveals about you.',
    detailedDescription:
      'A consultation on the traces that converting between crypto and ordinary currencies leaves: what exchanges must record, what public ledgers show, and how to keep your records in order. No investment or tax advice.',
    price: 180,
    serviceType: 'special',
    features: ['What exchanges record', 'What public ledgers show', 'No investment or tax advice'],
    buttonLabel: 'Request Advisory',
    position: 6,
  },
];

/**
 * Services that came after those ten: hidden until staff have set their price and show them, as nobody has named one yet.
 */
export const laterServices: (typeof services.$inferInsert)[] = [
  {
    id: yearOfWatching,
    name: 'A Year of Watching',
    description: 'Everything that you have named to us, scanned again for a year, and you are told what changes.',
    detailedDescription:
      'Free of charge we match your proven addresses with new breaches each day, and scan them again as often as you choose. For a year from your payment, each of these scans asks about the domains that you prove and the user names that you give us as well. It begins by itself, ends by itself and is not renewed; bought again, it goes on for another year.',
    price: 60,
    serviceType: 'special',
    features: ['User names and domains in every scan', 'Each week, month or three months', 'Not renewed by itself'],
    intake: 'note',
    buttonLabel: 'Request Watching',
    position: 7,
    isActive: false,
  },
];
