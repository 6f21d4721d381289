import type { Place } from '#core/removal/letters/rights.ts';
import { type LawNames, type LetterWords, nameOfLaw } from './words.ts';

/** As they stand after "nach Art. 15" or, where letters name the act alone, after "nach". */
const laws: LawNames = {
  gdpr: 'DSGVO',
  'uk-gdpr': 'UK GDPR (britische Datenschutz-Grundverordnung) und dem Data Protection Act 2018',
  fadp: 'des schweizerischen Datenschutzgesetzes (DSG)',
  ccpa: 'dem California Consumer Privacy Act (CCPA)',
  lgpd: 'des brasilianischen Datenschutzgesetzes (LGPD)',
  pipeda: 'dem kanadischen Personal Information Protection and Electronic Documents Act (PIPEDA)',
  quebec: 'dem Gesetz von Québec über den Schutz personenbezogener Informationen im privaten Sektor',
  app: 'des australischen Privacy Act 1988',
};

const placeText = ({ number, paragraph, letter }: Place): string =>
  `${number}${paragraph === undefined ? '' : ` Abs. ${paragraph}`}${letter === undefined ? '' : ` lit. ${letter}`}`;

export const german: LetterWords = {
  greeting: (recipient) => `An ${recipient}\n\nSehr geehrte Damen und Herren,`,
  under(law, places) {
    const name = nameOfLaw(law, laws, (act) => `dem ${act}`);
    const numbered = places.map(placeText).join(' und Art. ');
    if (numbered === '') return `nach ${name}`;
    if (law === 'app') return `nach dem Australian Privacy Principle ${numbered} ${name}`;
    return `nach Art. ${numbered} ${name}`;
  },
  labels: {
    email: 'E-Mail-Adresse',
    name: 'Name',
    phone: 'Telefonnummer',
    address: 'Anschrift',
    town: 'Wohnort',
    birthDate: 'Geburtsdatum',
    recordUrl: 'Seite über mich',
    username: 'Benutzername',
  },
  labelled: (label, value) => `${label}: ${value}`,
  residence: (state) => `Ich wohne im US-Bundesstaat ${state}.`,
  brands: (names) => `Dies gilt auch für ${names}.`,
  requests: {
    'access-first': {
      subject: 'Haben Sie personenbezogene Daten über mich gespeichert?',
      opening: (under) =>
        `bitte teilen Sie mir mit, ob Sie personenbezogene Daten über mich verarbeiten. Ich verlange diese Auskunft ${under}.`,
      details: null,
    },
    'access-held': {
      subject: 'Bitte um eine Kopie meiner personenbezogenen Daten',
      opening: (under) =>
        `Sie verarbeiten personenbezogene Daten über mich. Ich verlange Auskunft über diese Daten ${under}.`,
      details: null,
    },
    erasure: {
      subject: 'Löschung meiner personenbezogenen Daten',
      opening: (under) => `hiermit verlange ich die Löschung aller zu meiner Person gespeicherten Daten ${under}.`,
      details:
        'Soweit Sie sich auf meine Einwilligung stützen, widerrufe ich sie. Außerdem widerspreche ich jeder Nutzung der Daten für Direktwerbung einschließlich Profiling. Bitte unterrichten Sie alle Empfänger der Daten, und behalten Sie nur einen Sperreintrag, der meine erneute Aufnahme verhindert.',
    },
    'erasure-objected': {
      subject: 'Löschung meiner Personendaten',
      opening: (under) =>
        `hiermit untersage ich die Bearbeitung meiner Personendaten und verlange ihre Löschung ${under}.`,
      details:
        'Bitte unterrichten Sie alle, denen Sie die Daten bekanntgegeben haben, und behalten Sie nur einen Sperreintrag, der meine erneute Aufnahme verhindert.',
    },
    'erasure-collected': {
      subject: 'Löschung meiner personenbezogenen Daten',
      opening: (under) => `hiermit verlange ich die Löschung der Daten, die Sie über mich erhoben haben, ${under}.`,
      details: 'Bitte leiten Sie diese Aufforderung an Ihre Dienstleister weiter.',
    },
    'erasure-obtained': {
      subject: 'Löschung meiner personenbezogenen Daten',
      opening: (under) =>
        `hiermit verlange ich die Löschung der Daten, die ich Ihnen überlassen habe und die Sie über mich erhalten haben, ${under}.`,
      details: 'Bitte leiten Sie diese Aufforderung an Ihre Auftragsverarbeiter weiter.',
    },
    'erasure-provided': {
      subject: 'Löschung meiner personenbezogenen Daten',
      opening: (under) => `hiermit verlange ich die Löschung der Daten, die ich Ihnen überlassen habe, ${under}.`,
      details: null,
    },
    'erasure-unneeded': {
      subject: 'Löschung meiner personenbezogenen Daten',
      opening: (under) => `hiermit verlange ich die Löschung meiner personenbezogenen Daten ${under}.`,
      details:
        'Das betrifft Daten, die Sie mit meiner Einwilligung verarbeiten, sowie unnötige, übermäßige oder unrechtmäßig verarbeitete Daten. Bitte leiten Sie diese Aufforderung an alle weiter, mit denen Sie die Daten geteilt haben.',
    },
    'objection-marketing': {
      subject: 'Widerspruch gegen Direktwerbung',
      opening: (under) =>
        `hiermit widerspreche ich der Verarbeitung meiner Daten für Direktwerbung einschließlich Profiling ${under}.`,
      details:
        'Bitte beenden Sie diese Nutzung und unterrichten Sie alle, denen Sie die Daten für Werbung weitergegeben haben.',
    },
    'objection-processing': {
      subject: 'Widerspruch gegen die Bearbeitung meiner Personendaten',
      opening: (under) =>
        `hiermit untersage ich die Bearbeitung meiner Personendaten, insbesondere für Werbung und Profiling, ${under}.`,
      details: 'Bitte beenden Sie die Bearbeitung und unterrichten Sie alle, denen Sie die Daten bekanntgegeben haben.',
    },
    'opt-out-sharing': {
      subject: 'Kein Verkauf und keine Weitergabe meiner Daten',
      opening: (under) => `hiermit widerspreche ich dem Verkauf und der Weitergabe meiner Daten ${under}.`,
      details: 'Bitte unterrichten Sie alle, denen Sie die Daten verkauft oder weitergegeben haben.',
    },
    'opt-out-advertising': {
      subject: 'Kein Verkauf meiner Daten und keine gezielte Werbung',
      opening: (under) =>
        `hiermit widerspreche ich dem Verkauf meiner Daten und ihrer Nutzung für gezielte Werbung ${under}.`,
      details: null,
    },
    'opt-out-sale': {
      subject: 'Kein Verkauf meiner Daten',
      opening: (under) => `hiermit widerspreche ich dem Verkauf meiner Daten ${under}.`,
      details: null,
    },
    correction: {
      subject: 'Berichtigung meiner personenbezogenen Daten',
      opening: (under) => `hiermit verlange ich die Berichtigung der zu meiner Person gespeicherten Daten ${under}.`,
      details: null,
    },
    withdrawal: {
      subject: 'Widerruf meiner Einwilligung',
      opening: (under) => `hiermit widerrufe ich meine Einwilligung in die Verarbeitung meiner Daten ${under}.`,
      details:
        'Bitte beenden Sie jede Nutzung und Weitergabe, die darauf beruht. Falls Sie Daten behalten, teilen Sie mir bitte mit, welche und warum.',
    },
  },
  accessContents: {
    european:
      'Bitte senden Sie mir eine Kopie und teilen Sie mir mit: Zwecke, Kategorien, Empfänger (soweit möglich namentlich), Speicherdauer, Herkunft der Daten, automatisierte Entscheidungen und Garantien bei einer Übermittlung ins Ausland.',
    american:
      'Bitte senden Sie mir eine Kopie und teilen Sie mir mit: Kategorien, Quellen, Zwecke und die Dritten, denen die Daten offengelegt oder verkauft wurden.',
    plain:
      'Bitte senden Sie mir eine Kopie und teilen Sie mir mit, woher die Daten stammen, wofür Sie sie nutzen und wem Sie sie offengelegt haben.',
  },
  nothingHeld:
    'Meine E-Mail-Adresse sollte dafür genügen. Wenn Sie nichts über mich gespeichert haben, teilen Sie mir das bitte mit; dann ist nichts weiter zu tun. Andernfalls:',
  correction: (wrong, right) => `Unrichtig: ${wrong}\nRichtig: ${right}`,
  deletionPlatform:
    'Falls Sie in Kalifornien als Datenhändler registriert sind, ersetzt dieses Schreiben keinen Antrag über die staatliche Löschplattform (DROP).',
  period(count, unit) {
    if (unit === 'business-days') return `von ${count} Arbeitstagen`;
    if (unit === 'days') return `von ${count} Tagen`;
    return count === 1 ? 'eines Monats' : `von ${count} Monaten`;
  },
  answer: {
    within: (period) => `Bitte antworten Sie per E-Mail, unverzüglich und innerhalb ${period}.`,
    expectedWithin: (period) =>
      `Bitte antworten Sie per E-Mail in angemessener Zeit, üblicherweise etwa innerhalb ${period}.`,
    soon: 'Bitte antworten Sie unverzüglich per E-Mail.',
    reasons: 'Falls Sie ablehnen, begründen Sie dies bitte.',
    confirmWithin: (period) => `Bitte bestätigen Sie den Eingang dieses Schreibens innerhalb ${period}.`,
    confirm: 'Bitte bestätigen Sie den Eingang dieses Schreibens.',
  },
  identity:
    'Falls Sie begründete Zweifel an meiner Identität haben, teilen Sie mir bitte mit, was Sie benötigen, um meinen Eintrag zu finden, und verlangen Sie nicht mehr als das.',
};
