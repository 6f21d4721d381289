import { spanInWords } from '#contract/base/span.ts';
import { bullets, companyOf, isInHongKong, type LegalDocument, type LegalFacts, sourceList } from './document.ts';

function whatWeAsk({ sources }: LegalFacts): string {
  const parts = [
    sources.address.length > 0 &&
      `**With your address as it is.** These can be asked in no other way, so asking tells them that somebody is looking this address up:\n\n${sourceList(sources.address)}`,
    sources.hash.length > 0 &&
      `**With a scrambled form of your address (a hash), or the first characters of one.** A site that already has your address can recognise it; to others it says little:\n\n${sourceList(sources.hash)}`,
    sources.domain.length > 0 &&
      `**With a domain, and only one that you have named and proved to be yours:**\n\n${sourceList(sources.domain)}`,
    sources.usernames > 0 &&
      `**With a user name, and only one that you have named:** ${sources.usernames} sites, and further ones that have passed our tests in the last three days. Each of them learns that somebody looks for this name. [Sources](/sources?kind=profiles) lists them one by one.`,
  ].filter((part) => part !== false);
  return `${parts.join('\n\n')}

A free scan asks with an email address only; domains and user names are asked about in an account, for what you order or want to prove. Your name is sent to no source. No source is asked about an address before the link that we mail to it was opened and the button there pressed: that is how we know that the mailbox is yours. The list above is written by the product itself from the sources that are switched on today.`;
}

/** What we do with personal data, as the product does it. */
export function privacyPolicy(facts: LegalFacts): LegalDocument {
  const { site, answerDays, payments, mailServer, scanCookie, retention } = facts;
  return {
    title: 'Privacy Policy',
    description: `What ${site.name} does with personal data: what is asked of whom, how it is protected, and how long it is kept.`,
    updated: '2026-11-26',
    notice: site.legalNotice,
    intro: `${site.name} looks for personal data that is exposed. To do that we handle some of yours. This page says what, why, who else sees it and when it is deleted. Where it names a number of hours or days, the product enforces it.`,
    sections: [
      {
        title: 'Who is responsible',
        body: `${companyOf(site)}${site.jurisdiction === null ? '' : ','} is the controller of the personal data described here. We offer the service to people in the United Kingdom and the European Union, so the UK GDPR and the EU GDPR apply to what we do with their data${isInHongKong(site) ? ", and Hong Kong's Personal Data (Privacy) Ordinance applies as well" : ''}.

Write to [${site.contactEmail}](mailto:${site.contactEmail}) about anything on this page.`,
      },
      {
        title: 'What we handle, and why',
        body: bullets(
          '**When you ask for a free scan:** the name and the email address you give. We mail a link to the address; with it you start the scan. We do this because you ask us to (Article 6(1)(b) GDPR). A request that nobody confirms leads to no look-up at all.',
          '**What the scan finds:** which sources hold the address, which kinds of data are exposed there, since when, and a score computed from it. Findings can touch on sensitive matters, for example when a breached site was about health. We handle them only to show them to you, at your request.',
          '**When you name more to look for:** further addresses, domains and user names, for the scans of your account; names, phone numbers, towns and a country, for letters to data brokers that you send yourself. No source is asked with the latter (Article 6(1)(b)).',
          '**When you switch private sites on for a user name:** whether adult, dating, political, health and gambling sites have a public profile under it, to show you and nobody else. It can touch on your sex life, views or health, so we do it only while you have switched it on, and delete the answers when you switch it off (Article 9(2)(a)).',
          '**When you have an address watched:** how often, what you were told of as keyed fingerprints, and without an account the address itself, to tell you what is new (Article 6(1)(b)).',
          '**When you tell us never to scan an address:** a keyed fingerprint of the address and the day, so that we can keep to it (Article 6(1)(f), your interest and ours). [Never scan this address](/never-scan) says how.',
          '**When you write to us:** name, email address, subject and message, to answer you (Article 6(1)(b), or 6(1)(f) where your message is not about a service).',
          '**When you have an account or place an order:** your email address, your name, and what was ordered, when and for how much, to provide it (Article 6(1)(b)) and to keep the accounts that the law requires (Article 6(1)(c)).',
          '**To keep the service safe:** the address of your connection and the kind of browser are kept in the audit log with acts such as requesting a scan; and limits on how often one connection or one mailbox may ask are counted under a keyed fingerprint, not under the address itself. Our interest is to keep the service from being used against the people it is for (Article 6(1)(f)).',
        ),
      },
      { title: 'Which sources are asked, and with what', body: whatWeAsk(facts) },
      {
        title: 'What we never do',
        body: bullets(
          'We do not keep or show a leaked password, or the full value of anything that leaked. We say that it leaked, and where.',
          'We do not sell personal data, and we do not pass it to advertisers.',
          'We use no advertising, no third-party analytics and no tracking pixels, on the site or in our mail. We count page views ourselves, with a coarse class of device and at most a country, and nothing that says who it was. Browsers that ask not to be tracked (Do Not Track, Global Privacy Control) are not counted.',
          'We make no automated decisions about you that have legal effect. The score is information for you.',
          'We do not look up an address for anybody but the person who reads its mailbox.',
        ),
      },
      {
        title: 'How long we keep it',
        body: `${bullets(
          '**A free scan that nobody confirmed:** 24 hours after the request.',
          '**An address that is never to be scanned:** its fingerprint stays until you take it back by mail, also when an account is erased: otherwise the address could be scanned again.',
          '**The mailed link:** it starts the scan within 24 hours, and then opens the result for 30 days: in the browser that opened it first and in the one that asked for the scan. Anywhere else its page can mail a new link to the same address. Keep the result in an account, and the links stop working.',
          '**The result of a scan without an account:** 30 days. Then its encryption key is destroyed and the rest is deleted.',
          `**Answers of sources,** encrypted, so that asking again soon does not trouble the source again: at most ${answerDays} days.`,
          '**Counts for limits:** until the limit has run out, at most a day.',
          '**Your account** and what is in it: until you ask for its erasure. You ask on your profile page; 30 days later it is erased, unless you sign in before. An account that staff or you deactivated waits for you; write to us, and we erase it.',
          `**An account whose address nobody confirmed:** ${retention.unconfirmedDays} days.`,
          `**Scans in an account:** until the account is erased, or until nobody has used it for ${spanInWords(retention.idleDays * 86_400_000)}.`,
          '**Sessions:** until they end, for customers at most 30 days. That you signed in from a network, or in a browser, as a keyed fingerprint: 90 days. Links in mails about the account, as fingerprints, and what a sign-up waits with for its link: 1 hour.',
          `**Contact messages:** until the account of the address they came from is erased. From an address without an account, they and our answers are deleted ${retention.messageDays} days after the last word, or sooner when you ask us to.`,
          `**Counted events,** such as a page view or a sign-up, without a name: ${retention.analyticsDays} days. After that only how many there were on a day is kept.`,
          `**Orders and invoices:** with your account. When it is erased, orders that were paid for stay as amount, service and day; invoices stay as they were issued, until ${retention.bookYears} years after the year they are from, as tax law requires. Then they are deleted.`,
          `**Mail to you:** its text until it has left, at most 3 days. That it was sent: ${retention.mailDays} days, or until your account is erased.`,
          '**The audit log:** its entries stay, because a log that can be shortened proves nothing. The personal part of an entry can be erased without breaking the proof, and is erased with your account. The address of your connection is cut to its network after seven days.',
        )}

[What we keep](/what-we-keep) lists every kind of thing, why we have it and when it goes, written by the product itself. Signed in, you see there how much of it is about you.`,
      },
      {
        title: 'How it is protected',
        body: bullets(
          'Your connection to us is encrypted wherever this site is reached over https.',
          'What you enter for a scan and everything it finds is encrypted again where we keep it (AES-256-GCM), each scan under a random key of its own. Erasing an account begins with destroying its keys. Destroying that key makes the data unreadable for good.',
          'To recognise an address again we keep a keyed fingerprint of it, not the address.',
          'Mail on its way waits encrypted and is emptied once it has left.',
          'Our logs hold numbers and kinds of events. Names, addresses and tokens are kept out of them by construction.',
          'Every act of staff that changes something is written to an audit log whose entries carry a cryptographic commitment.',
          'Contact messages are stored so that staff can read and answer them. Please send no passwords and no documents.',
        ),
      },
      {
        title: 'Who else receives it',
        body: `${bullets(
          'The sources listed above, in the form described there, when you start a scan.',
          mailServer && 'The operator of our mail server, which delivers the mail we send you.',
          payments &&
            'Stripe, when you pay by card. Stripe receives your card details directly; we never see the card number.',
          'The operator of the machines on which the service runs, under contract and under our instructions.',
          'Authorities and courts, where the law obliges us.',
        )}

We use no other processor. ${site.jurisdiction === null ? 'Sources' : `Our company is in ${site.jurisdiction} and sources`} are in several countries. When you start a scan, the look-up at a source outside the UK and the EU happens because you ask for it (Article 49(1)(b) GDPR).`,
      },
      {
        title: 'Your rights',
        body: `You may ask for a copy of your data, have it corrected or erased, restrict or object to its use, and take it with you. Write to [${site.contactEmail}](mailto:${site.contactEmail}) from the address concerned; being able to write from it is usually proof enough of who you are. We answer within one month. Using a right costs nothing.

With an account you need not write: your profile page erases it, and Settings gives you a copy of everything. For a scan without an account you need not even ask: let it be, and it is gone after 30 days. The [GDPR page](/gdpr-compliance) explains each right.

You may complain to a supervisory authority: in the UK the [Information Commissioner's Office](https://ico.org.uk/), in the EU the authority of your country${isInHongKong(site) ? ', in Hong Kong the [Privacy Commissioner for Personal Data](https://www.pcpd.org.hk/)' : ''}. We would be glad to hear from you first.`,
      },
      {
        title: 'Cookies',
        body: `We set only what the service needs, for example \`${scanCookie}\`, which lets this browser open your scan again. The [Cookie Policy](/cookie-policy) lists each one.`,
      },
      {
        title: 'Children',
        body: 'The service is for adults. If you believe that a child has given us personal data, write to us and we delete it.',
      },
      {
        title: 'Changes',
        body: 'The date at the top is when this page last changed. If a change matters to how we use data we already hold, we tell the people concerned before it takes effect, where we have a way to reach them.',
      },
    ],
  };
}
