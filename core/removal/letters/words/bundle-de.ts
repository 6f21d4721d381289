import type { BundleWords } from './bundle.ts';

const sentIn = (way: string) => (on: string, to: string | null) => `Gesendet am ${on} ${way}${to ? ` an ${to}` : ''}`;

export const germanBundle: BundleWords = {
  title: (company) => `Beschwerde über ${company}`,
  complainant: (name, email) => `Beschwerdeführende Person: ${name}, ${email}`,
  company: (names) => `Unternehmen: ${names}`,
  asked: (on) => `Am ${on} habe ich diesem Unternehmen wegen meiner personenbezogenen Daten geschrieben.`,
  due: (on, isAbout) => `Die Frist für die Antwort endete ${isAbout ? 'etwa ' : ''}am ${on}.`,
  noAnswer: 'Ich habe keine Antwort erhalten.',
  unsettled: 'Seine Antworten stehen unten; sie erledigen mein Anliegen nicht.',
  ask: 'Ich bitte Sie, diese Beschwerde zu prüfen, dafür zu sorgen, dass das Unternehmen mein Anliegen beantwortet und erfüllt, und mich über das Ergebnis zu unterrichten.',
  happened: 'Was bisher geschehen ist',
  sent: { email: sentIn('per E-Mail'), post: sentIn('per Post'), form: sentIn('über das Formular des Unternehmens') },
  answered: 'Antwort des Unternehmens',
  received: (on, what) => `Eingegangen am ${on}: ${what}`,
  complainedTo: (authority) => `Beschwerde bei: ${authority}`,
  onDay: (on) => `Am ${on}`,
  pictures: {
    before: 'Mein Bild von dem, was vorher zu sehen war',
    after: 'Mein Bild von dem, was danach zu sehen war',
  },
  noted: (on, file) => `Datei ${file}, festgehalten am ${on}`,
  purposes: {
    request: 'Schreiben',
    reminder: 'Erinnerung',
    complaint: 'Beschwerde beim Unternehmen',
    'no-id': 'Antwort auf die Forderung nach einem Ausweis',
  },
  answers: {
    done: 'Es sagt, dass es erledigt ist',
    'nothing-held': 'Es hat nichts über mich gespeichert',
    'holds-data': 'Es hat Daten über mich gespeichert',
    'more-identification': 'Es verlangt weitere Angaben, um mich zu finden',
    'id-copy': 'Es verlangt die Kopie eines Ausweises',
    'other-form': 'Es verlangt, dass ich sein Formular benutze',
    extension: 'Es braucht länger oder bestätigt den Eingang',
    refusal: 'Es lehnt ab',
    'wrong-language': 'Es verlangt eine andere Sprache',
    'not-understood': 'Etwas anderes',
  },
  grounds: {
    'legal-duty': 'Es beruft sich auf eine gesetzliche Pflicht zur Aufbewahrung',
    'law-does-not-apply': 'Es sagt, das Gesetz gelte nicht',
    'legitimate-interest': 'Es beruft sich auf ein berechtigtes Interesse',
    'public-data': 'Es sagt, die Daten seien ohnehin öffentlich',
    excessive: 'Es hält das Anliegen für übertrieben',
    'not-verified': 'Es sagt, es könne meine Identität nicht feststellen',
    'ask-somebody-else': 'Es verweist mich an jemand anderen',
    'no-ground': 'Es nennt keinen Grund',
  },
};
