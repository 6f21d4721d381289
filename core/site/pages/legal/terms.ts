import { bullets, companyOf, type LegalDocument, type LegalFacts } from './document.ts';

/** What we offer, what we ask of who uses it, and what neither side may expect. */
export function termsOfService({ site, payments }: LegalFacts): LegalDocument {
  return {
    title: 'Terms of Service',
    description: `The agreement between you and ${site.company} for using ${site.name}.`,
    updated: '2026-11-25',
    notice: site.legalNotice,
    intro: `These terms are the agreement between you and ${site.company} when you use ${site.name}. They are written to be read. Nothing in them takes away rights that the law of your country gives you as a consumer.`,
    sections: [
      {
        title: 'Who we are',
        body: `${site.name} is offered by ${companyOf(site)}. You reach us at [${site.contactEmail}](mailto:${site.contactEmail}) and through the [contact form](/contact).`,
      },
      {
        title: 'What the service does',
        body: `A scan asks public and breach-notification sources whether they hold a given email address, and shows what they answer: found, nothing found, or not checked and why. Paid services, described in the [catalogue](/services), add guidance and people's time.

The sources are not ours. They can be incomplete, late, wrong or unreachable. A result tells you what these sources answered at that time. It is not proof that data is not exposed elsewhere, and "not checked" never means "nothing found".`,
      },
      {
        title: 'Scan only what is yours',
        body: `You may have only your own address looked up, or one whose mailbox is yours to use. We enforce this with a mailed link: no source is asked before it is opened. You may not

${bullets(
  'try to have somebody else looked up, or read somebody else’s result;',
  'use results to harass, impersonate, discriminate against or defraud anybody;',
  'use the service with automated tools, or in a way that burdens it or the sources behind it;',
  'try to get around limits, access controls or the proof of a mailbox;',
  'resell results or present them as your own service.',
)}

Whoever tests our security in good faith, without touching other people's data and without disturbing the service, and tells us what they find, has nothing to fear from us.`,
      },
      {
        title: 'Your account',
        body: 'You need no account for a free scan. Where you have one, keep its password to yourself, give a mailbox that is yours, and tell us if you think somebody else is using it. You must be at least 18 years old. You may close your account at any time; we may close it if you break section 3, after telling you why unless the law or somebody’s safety forbids it.',
      },
      {
        title: 'Orders, prices and payment',
        body: `${bullets(
          'Prices are in the [catalogue](/services), in pounds sterling unless it says otherwise. What is charged by the hour says so.',
          'A request is an offer from you. The contract for a paid service begins when we confirm it.',
          payments
            ? 'Payment is taken by Stripe. We never see your card number.'
            : 'We agree with you how to pay before we begin. No payment is taken on this site.',
          'An amount is never higher than the one shown to you when you ordered.',
        )}`,
      },
      {
        title: 'Changing your mind',
        body: `If you are a consumer in the UK or the EU, you may withdraw from a paid order within 14 days of the contract without giving a reason. Write to [${site.contactEmail}](mailto:${site.contactEmail}); no form is needed. If you asked us to begin within the 14 days, you owe a fair share for what was done until then. Once a service has been performed completely, at your request and with your agreement, the right ends.

Before work has begun you may cancel any order, and you get back what you paid.`,
      },
      {
        title: 'What we owe you',
        body: 'We provide paid services with reasonable care and skill, by people who know the subject, and within the time we agree. If something is wrong, tell us: we put it right, do it again, or give back what it cost. The free scan is provided as it is, with the same care but without a promise that it is always available.',
      },
      {
        title: 'Advice, and its limits',
        body: 'We explain, recommend and draft. We do not give legal, tax, investment or medical advice, and we cannot promise that a company will remove data because we or you have asked it to. What you do on the strength of a result is your decision.',
      },
      {
        title: 'Liability',
        body: `Nothing here limits our liability for death or personal injury caused by negligence, for fraud, for intent or gross negligence, or for anything else for which it cannot be limited by law.

Otherwise we are liable for loss that is a foreseeable result of our breaking these terms, and in total for no more than the greater of what you paid us in the twelve months before, or £100. We are not liable for what a source says or does, nor for loss of profit where you use the service for a business.`,
      },
      {
        title: 'Content and marks',
        body: 'The site, its texts and its drawings belong to us or to those who let us use them; parts of findings carry the names of their sources and the licence they ask for. Your report is yours: you may print it, keep it and show it to whom you like.',
      },
      {
        title: 'Changes to these terms',
        body: 'We may change these terms for the future. An order is governed by the terms that applied when it was placed. If you have an account, we tell you by email before a change that matters to you takes effect.',
      },
      {
        title: 'Law and disputes',
        body: `${site.jurisdiction === null ? '' : `The law of ${site.jurisdiction} governs these terms. `}If you are a consumer, you ${site.jurisdiction === null ? '' : 'also '}keep the protection of the mandatory law of the country you live in, and you may go to its courts.

Please write to us first. Most disagreements are misunderstandings, and we answer.`,
      },
    ],
  };
}
