import type { Site } from '#contract/site/site.ts';
import { bullets, companyOf, isInHongKong, type LegalDocument, type LegalFacts } from './document.ts';

/** Where the company is, as far as the operator has said so. */
function placeOf(site: Site): string {
  if (site.jurisdiction === null) return '';
  const decision = isInHongKong(site) ? ', for which neither the UK nor the EU has an adequacy decision' : '';
  return `Our company is in ${site.jurisdiction}${decision}. You deal with it directly when you use the service. `;
}

/** How the GDPR's duties are met, right by right. */
export function gdprCompliance({ site }: LegalFacts): LegalDocument {
  const mail = `[${site.contactEmail}](mailto:${site.contactEmail})`;
  return {
    title: 'GDPR Compliance',
    description: `Your rights under the UK and EU GDPR at ${site.name}, how to use them, and how the product is built to respect them.`,
    updated: '2026-11-26',
    notice: site.legalNotice,
    intro: `${site.name} is about the data other people hold on you. It would be strange if we were careless with ours. This page says how we meet the General Data Protection Regulation, in the form that applies in the United Kingdom and in the form that applies in the European Union.`,
    sections: [
      {
        title: 'Controller and contact',
        body: `The controller is ${companyOf(site)}. For everything on this page write to ${mail}. We have not appointed a data protection officer. Whether we must, and whether we need a representative in the UK and in the EU under Article 27, are questions for ${site.legalNotice === null ? 'a legal review' : 'the legal review of this draft'}; until they are answered, the address above is the one that counts.`,
      },
      {
        title: 'Lawful bases',
        body: bullets(
          '**Contract, Article 6(1)(b):** scans you request, orders, your account, answers to your questions.',
          '**Legal obligation, Article 6(1)(c):** invoices and accounts.',
          '**Legitimate interest, Article 6(1)(f):** limits against misuse, the audit log, and defending the service. The interest is that the service cannot be used to investigate other people.',
          '**Your explicit request, Article 9(2)(a):** where a finding touches on a special category of data, such as health. We show such a finding to you and do nothing else with it.',
        ),
      },
      {
        title: 'Your rights, and how to use them',
        body: bullets(
          `**To know and to have a copy (Article 15).** A result shows you everything that the scan found. With an account, Settings gives you a copy of everything at once. For anything else, write to ${mail}.`,
          '**To have it corrected (Article 16).** If we hold your name wrongly, tell us. If a source is wrong, we tell you which source, because only it can correct itself.',
          '**To have it erased (Article 17).** With an account, ask on your profile page: you are signed out everywhere at once, and 30 days later the account is erased, unless you sign in before. We destroy the encryption keys first, which makes the data unreadable at once, and then delete the rest. Invoices stay as long as tax law requires, and we tell you so.',
          '**To restrict its use (Article 18).** We leave your data where it is and do nothing with it until the question between us is settled.',
          '**To take it with you (Article 20).** You get what you gave us, and what was found, in a machine-readable form.',
          '**To object (Article 21).** To anything that rests on our legitimate interest. We stop unless we can show reasons that outweigh yours. We send no marketing to which you would have to object.',
          '**Not to be subject to automated decisions (Article 22).** We make none. The score is information for you alone.',
        ),
      },
      {
        title: 'How to ask, and what happens then',
        body: `Write to ${mail}, from the address your request is about. That is usually all the proof of identity we need; we ask for more only when there is reason to doubt, and never for more than is needed.

We confirm, answer within one month, and tell you if a request is so complex that the law's extension of two months is needed. It is free. If we refuse, we say why, and where you can complain.`,
      },
      {
        title: 'Protection by design',
        body: bullets(
          '**Minimisation.** A free scan needs a name and an address, and nothing else. Your name is sent to no source.',
          '**Proof before look-up.** No source is asked before the owner of the mailbox has agreed, and the answer to the form is the same for every address, so that it cannot be used to learn whether somebody is known.',
          '**Encryption.** Inputs and findings are encrypted where they are kept, each scan under a key of its own.',
          '**Storage limitation.** 24 hours for requests that nobody confirms, 30 days for results without an account. A job of the product deletes them; nobody has to remember to.',
          '**Separation.** The database itself refuses to show one person’s rows to another, whatever mistake the program above it makes.',
          '**No secrets kept.** Leaked passwords and full leaked values are not stored.',
          '**Accountability.** Acts that matter are recorded in an audit log in the same step as the act itself.',
        ),
      },
      {
        title: 'If something goes wrong',
        body: 'If personal data is breached at our end, we notify the competent authority within 72 hours of becoming aware of it, where the law asks for it, and the people concerned without undue delay when the risk to them is high. We will say which kinds of data, since when, and what to do, in the words we ask of others in [What a breach notice is actually telling you](/blog/what-a-breach-notice-is-telling-you).',
      },
      {
        title: 'International transfers',
        body: `${placeOf(site)}Sources are in several countries and are asked at your request (Article 49(1)(b)). The [Privacy Policy](/privacy-policy) says what they are asked with, and [Sources](/sources) names each of them.`,
      },
      {
        title: 'Supervisory authorities',
        body: bullets(
          'United Kingdom: [Information Commissioner’s Office](https://ico.org.uk/make-a-complaint/)',
          'European Union: [the authority of your country](https://www.edpb.europa.eu/about-edpb/about-edpb/members_en)',
          isInHongKong(site) && 'Hong Kong: [Privacy Commissioner for Personal Data](https://www.pcpd.org.hk/)',
        ),
      },
    ],
  };
}
