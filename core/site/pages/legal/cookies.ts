import { bullets, type LegalDocument, type LegalFacts } from './document.ts';

/** What is stored in the browser: all of it. */
export function cookiePolicy({ site, scanCookie, payments }: LegalFacts): LegalDocument {
  const prefix = scanCookie.startsWith('__Host-') ? '__Host-' : '';
  return {
    title: 'Cookie Policy',
    description: `Every cookie and every value that ${site.name} keeps in your browser, and for how long.`,
    updated: '2026-11-26',
    notice: site.legalNotice,
    intro:
      'There is no cookie banner on this site, because there is nothing to ask about. We set only what is needed for something you have asked for. This is the whole list.',
    sections: [
      {
        title: 'Cookies',
        body: bullets(
          `**\`${scanCookie}\`** is set when you open the link to your scan and press its button. It lets this browser open that scan again, without the link. It holds random keys and nothing about you, is not readable by scripts, is sent to this site only, and lasts 30 days. “Forget on this device”, under the result, and signing out take it away and make its keys worthless.`,
          `**\`${prefix}toast\`** carries the outcome of a step, such as “saved”, to the next page. It is removed when that page has shown it, and lasts 30 seconds at most.`,
          '**`sidebar:state`** is set when you open or close the sidebar of your account. It holds `true` or `false`, and lasts 7 days.',
          `**\`${prefix}qp_scan_request\`** is set when you ask for a free scan. The name that you typed is used for the scan only if its mailed link is opened in this browser. It holds a random key and nothing about you, is not readable by scripts, is sent to this site only, and lasts 24 hours.`,
          `**\`${prefix}qp_scan_link\`** is set when you follow the mailed link to a scan, so that the link's key leaves the address at once and opens nothing in another browser. It holds that key, a random name for your browser and nothing about you, is not readable by scripts, is sent to this site only, is removed when you press the button there, and lasts 30 minutes at most.`,
          `**\`${prefix}qp_signup\`** is set when you sign up, whatever the address. The password and the name that you typed count only if the mailed link is opened in this browser. It holds a random key and nothing about you, is not readable by scripts, is sent to this site only, and lasts 1 hour or until you sign in.`,
          `**\`${prefix}qp_access\`** and **\`${prefix}qp_refresh\`** are set when you sign in to an account, so that the next page knows you. They hold random keys and nothing about you, are not readable by scripts, are sent to this site only, and are removed when you sign out. The first lasts 15 minutes and is renewed with the second, which lasts 30 days.`,
          `**\`${prefix}qp_browser\`** is set when you sign in, or open a link to choose a new password, so that we know this browser again: others who guess at your account do not hold you up here, and a link of somebody else cannot sign you in to their account. It holds a random key and nothing about you, is not readable by scripts, is sent to this site only, and lasts 90 days.`,
          `**\`${prefix}qp_recovery\`** is set when you open a link to choose a new password. It lets this browser do that and nothing else, and lasts 15 minutes.`,
          `**\`${prefix}qp_review\`** is set after a new password where something else opens the account too. It lets this browser look through that and remove it, and lasts 30 minutes.`,
          `**\`${prefix}qp_provider\`** is set while you sign in with another provider, where this site offers it. It makes the provider’s answer count in this browser alone. It holds a random key and the language of the page, and nothing about you, is not readable by scripts, is sent to this site only, and lasts 10 minutes or until you come back.`,
          `**\`${prefix}qp_challenge\`** is set between your password and your code, if you use two-factor sign-in, and lasts 5 minutes.`,
        ),
      },
      {
        title: 'Other storage',
        body: bullets(
          '**`theme`**, in the local storage of your browser: `light` or `dark`, kept only if you choose one of them yourself, until you choose the system’s again or clear the storage.',
          '**`language-offer`**, in the local storage of your browser: `dismissed`, kept only if you close the offer of a page in another language, until you clear the storage.',
          '**`audit-head`**, in the local storage of your browser: the last signed checkpoint of our audit log that it checked for you, and the key, so that it notices when the log is rewritten. Both are public. It is kept until you clear the storage.',
          '**`admin:shortcuts`**, in the local storage of browsers of our staff: `on` or `off`, whether keys are short cuts in the panel. It is kept until they clear the storage.',
          '**`typed:`**, in the session storage of a tab: a message that you have begun to write about a service request and not sent yet, so that it is still there when you come back to it. It is not sent anywhere, and is removed when you send the message, when you sign out, and when the tab is closed.',
          'How far you had scrolled, in the session storage of a tab, and the random key of an order form in its history, so that going back returns you there and sending the form again orders nothing twice. They are forgotten when the tab is closed.',
        ),
      },
      {
        title: 'What is not here',
        body: bullets(
          'No advertising cookies, no analytics cookies, no fingerprinting.',
          'No cookies of other companies: scripts, styles and fonts all come from this site.',
          'No pixels or tracked links in our mail.',
        ),
      },
      {
        title: 'Other sites',
        body: `${bullets(
          'Links to other sites take you there; what they set is theirs.',
          payments &&
            'Paying takes you to a page of Stripe, which sets cookies of its own for security and fraud prevention. We do not read them.',
        )}`,
      },
      {
        title: 'Refusing and deleting',
        body: `You can delete everything above in your browser at any time. Without \`${scanCookie}\` you need the mailed link to open a scan again; without the others nothing is lost but a preference or a sign-in. The site reads and its forms work with cookies and scripts switched off; a scan also needs its cookie.`,
      },
      {
        title: 'The law behind it',
        body: `Regulation 6 of the UK's Privacy and Electronic Communications Regulations and Article 5(3) of the EU's ePrivacy Directive ask for consent before anything is stored that is not strictly necessary for a service you requested. Each item above is necessary for such a service or records a choice of yours. Questions go to [${site.contactEmail}](mailto:${site.contactEmail}).`,
      },
    ],
  };
}
