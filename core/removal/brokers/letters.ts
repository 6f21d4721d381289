import type { BrokerLetter } from '#contract/brokers/types.ts';
import type { Broker, Law } from './brokers.ts';
import { refusesErasure } from './rules.ts';

/** Who writes: only what a broker needs to find them. */
export interface Sender {
  name: string;
  otherNames: readonly string[];
  email: string;
  phones: readonly string[];
  towns: readonly string[];
}

type Kind = 'access' | 'erasure';
type Write = (broker: Broker, sender: Sender, kind: Kind) => Pick<BrokerLetter, 'subject' | 'text'>;

const joinParagraphs = (...parts: (string | null)[]): string => parts.filter((part) => part !== null).join('\n\n');

const whoEnglish = ({ name, otherNames, email, phones, towns }: Sender): string =>
  [
    `Name: ${name}`,
    ...(otherNames.length > 0 ? [`Also known as: ${otherNames.join(', ')}`] : []),
    `Email address: ${email}`,
    ...(phones.length > 0 ? [`Phone number: ${phones.join(', ')}`] : []),
    ...(towns.length > 0 ? [`Town: ${towns.join(', ')}`] : []),
  ].join('\n');

const brandsEnglish = ({ covers }: Broker): string | null =>
  covers.length > 0 ? `This request also concerns ${covers.join(', ')}.` : null;

const identityEnglish =
  'If you have reasonable doubts about who I am, please tell me what you need to find my record, and ask for no more than that. Please confirm that you have received this letter.';

/** Regulation (EU) 2016/679 and the UK's: access (15), erasure (17) with the objection to marketing (21(2)). */
const europeanLetter =
  (law: string): Write =>
  (broker, sender, kind) =>
    kind === 'access'
      ? {
          subject: 'Request for access to my personal data',
          text: joinParagraphs(
            `To ${broker.name}`,
            `I ask for access to my personal data under Article 15 of ${law}.`,
            whoEnglish(sender),
            brandsEnglish(broker),
            'Please confirm whether you hold data about me. If you do, please send me a copy, and tell me the purposes, the categories, the recipients by name where you know them, how long you keep the data, where you had it from, whether decisions about me are made automatically, and which safeguards apply where it is sent abroad.',
            'Please answer by email, without undue delay and within one month.',
            identityEnglish,
            sender.name,
          ),
        }
      : {
          subject: 'Erasure of my personal data, and objection to marketing',
          text: joinParagraphs(
            `To ${broker.name}`,
            `I ask you to erase all personal data that you hold about me, under Article 17 of ${law}, and object to its use for direct marketing, profiling for it included, under Article 21(2).`,
            whoEnglish(sender),
            brandsEnglish(broker),
            'Where you rely on consent, I withdraw it. My objection is also the ground for the erasure under Article 17(1)(c). Please tell everybody to whom you have passed the data (Article 19), and keep an entry that only serves to keep me from being added again.',
            'Please tell me what you have done by email, without undue delay and within one month. If you refuse, please give your reasons.',
            identityEnglish,
            sender.name,
          ),
        };

const whoGerman = ({ name, otherNames, email, phones, towns }: Sender): string =>
  [
    `Name: ${name}`,
    ...(otherNames.length > 0 ? [`Auch bekannt als: ${otherNames.join(', ')}`] : []),
    `E-Mail-Adresse: ${email}`,
    ...(phones.length > 0 ? [`Telefonnummer: ${phones.join(', ')}`] : []),
    ...(towns.length > 0 ? [`Ort: ${towns.join(', ')}`] : []),
  ].join('\n');

const identityGerman =
  'Falls Sie begründete Zweifel an meiner Identität haben, teilen Sie mir bitte mit, was Sie benötigen, um meinen Eintrag zu finden, und verlangen Sie nicht mehr als das. Bitte bestätigen Sie den Eingang dieses Schreibens.';

const germanLetter: Write = ({ name, covers }, sender, kind) => {
  const brands = covers.length > 0 ? `Dies gilt auch für ${covers.join(', ')}.` : null;
  const begin = `An ${name}`;
  return kind === 'access'
    ? {
        subject: 'Auskunft nach Art. 15 DSGVO',
        text: joinParagraphs(
          begin,
          'hiermit bitte ich um Auskunft nach Art. 15 DSGVO über die zu meiner Person gespeicherten Daten.',
          whoGerman(sender),
          brands,
          'Bitte bestätigen Sie, ob Sie Daten über mich verarbeiten. Wenn ja, senden Sie mir bitte eine Kopie und teilen Sie mir mit: Zwecke, Kategorien, Empfänger (soweit möglich namentlich), Speicherdauer, Herkunft der Daten, automatisierte Entscheidungen und Garantien bei Übermittlungen in Drittländer.',
          'Bitte antworten Sie per E-Mail, unverzüglich und innerhalb eines Monats.',
          identityGerman,
          sender.name,
        ),
      }
    : {
        subject: 'Löschung nach Art. 17 DSGVO und Widerspruch gegen Direktwerbung',
        text: joinParagraphs(
          begin,
          'hiermit verlange ich die Löschung aller zu meiner Person gespeicherten Daten nach Art. 17 DSGVO und widerspreche ihrer Verarbeitung für Direktwerbung einschließlich Profiling nach Art. 21 Abs. 2 DSGVO.',
          whoGerman(sender),
          brands,
          'Soweit Sie sich auf eine Einwilligung stützen, widerrufe ich sie. Mein Widerspruch ist zugleich Grund der Löschung nach Art. 17 Abs. 1 lit. c DSGVO. Bitte unterrichten Sie alle Empfänger der Daten (Art. 19 DSGVO) und behalten Sie nur einen Sperreintrag, der meine erneute Aufnahme verhindert.',
          'Bitte teilen Sie mir per E-Mail mit, was Sie veranlasst haben, unverzüglich und innerhalb eines Monats. Falls Sie ablehnen, begründen Sie dies bitte.',
          identityGerman,
          sender.name,
        ),
      };
};

/** California, as amended in 2020: delete, and opt out of sale and sharing. */
const californianLetter: Write = (broker, sender) => ({
  subject: 'Request to delete, and to stop selling and sharing, my personal information',
  text: joinParagraphs(
    `To ${broker.name}`,
    'I am a resident of California. Under the California Consumer Privacy Act I ask you to delete the personal information that you hold about me, and to stop selling and sharing it.',
    whoEnglish(sender),
    brandsEnglish(broker),
    'Please pass the request on to your service providers, and confirm by email what you have done: the opt-out within 15 business days, the deletion within 45 calendar days.',
    'If you cannot match me to a record, please tell me what you need for that, and ask for no more.',
    sender.name,
  ),
});

/** Hong Kong has no right to an erasure: direct marketing can be stopped (35G), and what is not needed has to go (26). */
const hongKongLetter: Write = (broker, sender) => ({
  subject: 'Please stop using my personal data in direct marketing',
  text: joinParagraphs(
    `To ${broker.name}`,
    'Under section 35G of the Personal Data (Privacy) Ordinance (Cap. 486) I require you to stop using my personal data in direct marketing, and to tell whoever you have given it to for that purpose to do the same.',
    whoEnglish(sender),
    brandsEnglish(broker),
    'Section 26 and Data Protection Principle 2(2) oblige you to erase data that you no longer need. Please erase what you hold about me for marketing, or tell me why you still need it.',
    'Please confirm by email.',
    sender.name,
  ),
});

/** Switzerland: access (article 25), free and within 30 days; erasure and objection (30 and 32). */
const swissLetter: Write = (broker, sender, kind) =>
  kind === 'access'
    ? {
        subject: 'Request for access to my personal data',
        text: joinParagraphs(
          `To ${broker.name}`,
          'I ask for access to my personal data under Article 25 of the Swiss Federal Act on Data Protection (FADP).',
          whoEnglish(sender),
          brandsEnglish(broker),
          'Please tell me the data that you process, the purpose, how long you keep the data, where you had it from, the recipients or their categories, whether decisions about me are made automatically, and the countries that it is sent to with the safeguards.',
          'Please answer by email, free of charge and within 30 days.',
          identityEnglish,
          sender.name,
        ),
      }
    : {
        subject: 'Erasure of my personal data, and objection to marketing',
        text: joinParagraphs(
          `To ${broker.name}`,
          'I object to the processing of my personal data under Article 30(2)(b) of the Swiss Federal Act on Data Protection (FADP), in particular for marketing and profiling, and ask you to erase it under Article 32(2)(c).',
          whoEnglish(sender),
          brandsEnglish(broker),
          'Please tell everybody to whom you have disclosed the data, and keep an entry that only serves to keep me from being added again.',
          'Please tell me within 30 days by email what you have done. If you refuse, please give your reasons.',
          identityEnglish,
          sender.name,
        ),
      };

const swissGermanLetter: Write = ({ name, covers }, sender, kind) => {
  const brands = covers.length > 0 ? `Dies gilt auch für ${covers.join(', ')}.` : null;
  return kind === 'access'
    ? {
        subject: 'Auskunft nach Art. 25 DSG',
        text: joinParagraphs(
          `An ${name}`,
          'hiermit verlange ich Auskunft über meine Personendaten nach Art. 25 des schweizerischen Datenschutzgesetzes (DSG).',
          whoGerman(sender),
          brands,
          'Bitte teilen Sie mir mit: die bearbeiteten Daten, den Zweck, die Aufbewahrungsdauer, die Herkunft, die Empfängerinnen und Empfänger oder deren Kategorien, automatisierte Einzelentscheidungen sowie die Staaten und Garantien bei einer Bekanntgabe ins Ausland.',
          'Bitte antworten Sie kostenlos und innert 30 Tagen per E-Mail.',
          identityGerman,
          sender.name,
        ),
      }
    : {
        subject: 'Löschung meiner Daten und Widerspruch gegen Werbung',
        text: joinParagraphs(
          `An ${name}`,
          'hiermit untersage ich die Bearbeitung meiner Personendaten nach Art. 30 Abs. 2 lit. b des schweizerischen Datenschutzgesetzes (DSG), insbesondere für Werbung und Profiling, und verlange ihre Löschung nach Art. 32 Abs. 2 lit. c DSG.',
          whoGerman(sender),
          brands,
          'Bitte benachrichtigen Sie alle, denen Sie die Daten bekanntgegeben haben, und behalten Sie nur einen Sperreintrag, der meine erneute Aufnahme verhindert.',
          'Bitte teilen Sie mir innert 30 Tagen per E-Mail mit, was Sie veranlasst haben. Falls Sie ablehnen, begründen Sie dies bitte.',
          identityGerman,
          sender.name,
        ),
      };
};

const writers: Readonly<Record<Law, Write>> = {
  gdpr: europeanLetter('the General Data Protection Regulation (EU) 2016/679'),
  'uk-gdpr': europeanLetter('the UK GDPR, with the Data Protection Act 2018,'),
  fadp: swissLetter,
  ccpa: californianLetter,
  pdpo: hongKongLetter,
};

const germanWriters: Readonly<Partial<Record<Law, Write>>> = { gdpr: germanLetter, fadp: swissGermanLetter };

/** Needs that are met by saying where somebody has lived. */
const wantsPlace = ({ needs }: Broker): boolean => needs.some((need) => /address|city|state/.test(need));

/** Whether it finds people by their phone number. */
export const wantsNumber = ({ needs }: Pick<Broker, 'needs'>): boolean =>
  needs.some((need) => need.includes('phone number'));

/** The letter to a broker under a law. Contents: see docs/decisions/034. */
export function letterTo(broker: Broker, law: Law, sender: Sender): BrokerLetter {
  const kind = refusesErasure(broker.category) ? 'access' : 'erasure';
  const language = law === 'gdpr' || law === 'fadp' ? broker.language : 'en';
  const write = (language === 'de' ? germanWriters[law] : undefined) ?? writers[law];
  const known = {
    ...sender,
    phones: wantsNumber(broker) ? sender.phones : [],
    towns: wantsPlace(broker) ? sender.towns : [],
  };
  const only = law === 'ccpa' ? 'Only if you live in California. Elsewhere in the US, use their own form.' : null;
  return { language, only, ...write(broker, known, kind) };
}
