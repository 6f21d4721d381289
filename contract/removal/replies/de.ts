import { phrase } from './phrase.ts';
import type { ReplyRules } from './types.ts';

const data =
  '(?:daten|datensatz|datensätze|personendaten|informationen|angaben|profil|konto|kundenkonto|eintrag|einträge|benutzerkonto|account|alles|sie|diese)';
const erased = '(?:gelöscht|entfernt|vernichtet|bereinigt)';
const idDocument =
  '(?:personalausweis\\w*|reisepass\\w*|ausweis\\w*|identitätskarte|identitätsnachweis\\w*|lichtbildausweis\\w*|führerschein\\w*|perso)';

export const germanReplies: ReplyRules = {
  frequent: phrase('und|die|der|das|sie|ihre|ihrer|ihren|wir|uns|ist|wurde|wurden|haben|nicht|bitte|für|mit|zu'),
  asksForIdCopy: [
    phrase(`(?:kopie|scan|foto|abbildung|aufnahme) … ${idDocument}`),
    phrase('(?:ausweiskopie|passkopie|personalausweiskopie|kopie ihres ausweises)'),
    phrase(
      `(?:benötigen|brauchen|erbitten|bitten|senden|übermitteln|übersenden|laden|legen|schicken|fordern) … ${idDocument}`,
    ),
    phrase(
      `${idDocument} … (?:erforderlich|notwendig|zu übermitteln|vorlegen|vorzulegen|zukommen|hochladen|zu übersenden|beizufügen)`,
    ),
  ],
  asksForMore: [
    phrase(
      '(?:benötigen|brauchen|bräuchten|erbitten) … (?:weitere|zusätzliche|folgende|noch|nähere|genauere|ihr|ihre|ihren) … (?:angaben|informationen|daten|geburtsdatum|anschrift|adresse|namen?|kundennummer|telefonnummer)',
    ),
    phrase(
      '(?:teilen|nennen|übermitteln|senden|geben|bestätigen|schicken|lassen) sie … (?:geburtsdatum|anschrift|adresse|adressen|namen?|kundennummer|telefonnummer|angaben|informationen|identität|daten|zukommen|wissen|bestellnummer|benutzernamen)',
    ),
    phrase(
      'bitten (?:wir )?(?:sie )?… um (?:mitteilung|angabe|übermittlung|nennung|zusendung|bestätigung|nähere|weitere|ergänzende)',
    ),
    phrase('(?:bestätigen|verifizieren) … (?:über|durch|mit) … (?:link|klick|code)'),
    phrase(
      '(?:ohne|erst (?:nach|wenn)) … (?:angaben|informationen|verifizierung|identifizierung|bestätigung|legitimation) … (?:nicht|können|bearbeite\\w*|möglich)',
    ),
  ],
  pointsToForm: [
    phrase(
      '(?:bitte|müssen|können nur|nutzen|verwenden|füllen|stellen|richten|ausschließlich|ausschliesslich|nur) … (?:formular|online-?formular|kontaktformular|webformular|portal|datenschutzportal|kundenportal|webseite|website|datenschutzcenter)',
    ),
    phrase(
      '(?:nicht|nicht mehr) … (?:per|über|via) (?:diese )?e-?mail … (?:bearbeite\\w*|entgegen\\w*|angenommen|akzeptier\\w*|möglich)',
    ),
    phrase('(?:anfragen|anträge|ersuchen) … per e-?mail … (?:nicht|keine)'),
    phrase(
      '(?:postfach|e-?mail-?adresse|adresse) … (?:nicht (?:mehr )?(?:gelesen|überwacht|betreut|abgerufen|genutzt))',
    ),
  ],
  doesNotAsk: phrase(
    'nicht (?:erforderlich|nötig|notwendig|benötigt)|benötigen (?:wir )?(?:keine?n?|nicht)|keine? … (?:erforderlich|nötig|notwendig|benötigt)|ohne dass|falls|sofern|sollten|gegebenenfalls|ggf|bei (?:bedarf|rückfragen)|wenn sie|wenn wir|möglicherweise|unter umständen|eventuell|vielen dank für (?:die|ihre) (?:übermittlung|zusendung)|haben sie uns … (?:übermittelt|mitgeteilt)',
  ),
  extends: [
    phrase('frist … (?:verlänger\\w*|erstreck\\w*|um (?:weitere )?(?:zwei|2|einen))'),
    phrase('verlänger\\w* … (?:frist|bearbeitungszeit|monate?|bearbeitungsfrist|antwortfrist|um)'),
    phrase(
      '(?:fristverlängerung|mehr zeit|weitere (?:zwei|2) monate|weiteren (?:zwei|2) monaten|weitere (?:30|60) tage)',
    ),
    phrase('(?:benötigen|brauchen) … (?:mehr|weitere|zusätzliche|längere) … (?:zeit|monate|wochen|tage)'),
  ],
  refuses: [
    {
      ground: 'ask-somebody-else',
      pattern: phrase(
        '(?:nur |lediglich |ausschließlich )?(?:als )?(?:auftragsverarbeiter|auftragsdatenverarbeiter|auftragsbearbeiter)\\w*',
      ),
    },
    {
      ground: 'ask-somebody-else',
      pattern: phrase('nicht (?:der |die )?(?:verantwortliche?r?|verantwortliche stelle|zuständig)'),
    },
    {
      ground: 'ask-somebody-else',
      pattern: phrase(
        '(?:wenden sie sich|richten sie) … (?:direkt|unmittelbar|an den verantwortlichen|an die verantwortliche|an den betreiber)',
      ),
    },
    {
      ground: 'law-does-not-apply',
      pattern: phrase(
        '(?:dsgvo|datenschutz-grundverordnung|gdpr|dsg|gesetz|recht|vorschrift\\w*|art\\. ?1?5|art\\. ?17) … (?:nicht anwendbar|keine anwendung|nicht anzuwenden|findet … keine|gilt … nicht|greift nicht|nicht einschlägig)',
      ),
    },
    { ground: 'law-does-not-apply', pattern: phrase('(?:unterliegen|fallen) … (?:nicht (?:der|dem|unter)|keiner)') },
    { ground: 'law-does-not-apply', pattern: phrase('kein (?:anspruch|recht) (?:auf|zur)') },
    {
      ground: 'excessive',
      pattern: phrase(
        '(?:offenkundig|offensichtlich)?(?: )?(?:unbegründet|exzessiv|rechtsmissbräuchlich|missbräuchlich|schikanös)\\w*',
      ),
    },
    {
      ground: 'not-verified',
      pattern: phrase(
        '(?:identität|person) … (?:nicht|keine) … (?:verifizier\\w*|bestätig\\w*|feststell\\w*|nachgewiesen|zuordnen) … (?:ablehn\\w*|abgelehnt|geschlossen|zurückgewiesen|nicht (?:nachkommen|entsprechen))',
      ),
    },
    {
      ground: 'not-verified',
      pattern: phrase(
        '(?:ablehn\\w*|abgelehnt|lehnen|geschlossen|zurückgewiesen|nicht (?:nachkommen|entsprechen)) … (?:identität|person) … (?:nicht|keine)',
      ),
    },
    {
      ground: 'legal-duty',
      pattern: phrase(
        '(?:aufbewahrungspflicht\\w*|aufbewahrungsfrist\\w*|gesetzliche\\w* (?:pflicht\\w*|vorgabe\\w*|verpflichtung\\w*|aufbewahrung\\w*)|handelsrechtlich\\w*|steuerrechtlich\\w*|verpflichtet … (?:aufzubewahren|zu speichern|vorzuhalten))',
      ),
    },
    {
      ground: 'legal-duty',
      pattern: phrase('(?:müssen|haben) … (?:jahre|gesetzlich) … (?:aufbewahr\\w*|aufzubewahren|speichern|vorhalten)'),
    },
    { ground: 'legal-duty', pattern: phrase('(?:geltendmachung|verteidigung|abwehr) von rechtsansprüchen') },
    {
      ground: 'public-data',
      pattern: phrase(
        '(?:öffentlich (?:zugänglich\\w*|verfügbar\\w*)|allgemein zugänglich\\w*|öffentliche\\w* (?:quelle|register|verzeichnis)\\w*|meinungsfreiheit|pressefreiheit|meinungsäußerung|öffentliche\\w* interesse)',
      ),
    },
    {
      ground: 'legitimate-interest',
      pattern: phrase(
        '(?:berechtigte\\w*|überwiegende\\w*|schutzwürdige\\w*|zwingende\\w*) (?:\\w+ )?(?:interesse\\w*|gründe\\w*)',
      ),
    },
    {
      ground: 'no-ground',
      pattern: phrase(
        '(?:können|kann|werden|möchten|wollen) … (?:anfrage|antrag|ersuchen|wunsch|anliegen|verlangen|löschung|daten|bitte|auskunft|dem) … (?:leider )?nicht … (?:nachkommen|entsprechen|entsprochen|löschen|erfüllen|stattgeben|stattgegeben|vornehmen|erteilen)',
      ),
    },
    { ground: 'no-ground', pattern: phrase('(?:lehnen|weisen) … (?:ab|zurück)') },
    {
      ground: 'no-ground',
      pattern: phrase(
        '(?:antrag|ersuchen|anfrage|löschung|begehren|verlangen) … (?:abgelehnt|zurückgewiesen|nicht möglich|nicht stattgegeben|ablehnen|ausgeschlossen)',
      ),
    },
  ],
  isPossibility: phrase(
    'kann … verlängert werden|können … verlängert werden|falls|sofern (?:wir|die|eine|erforderlich)|in (?:komplexen|einzelnen|bestimmten|besonderen) fällen|gegebenenfalls|unter umständen|sollten|möglicherweise|eventuell',
  ),
  holdsNothing: [
    phrase(
      '(?:keine|keinerlei|keinen|kein) (?:\\w+ ){0,4}(?:daten|datensatz|datensätze|informationen|eintrag|einträge|treffer|konto|kundenkonto|profil|angaben) … (?:gespeichert|gefunden|vorhanden|vorliegen\\w*|verarbeite\\w*|feststellen|ermittelt|finden|hinterlegt|ermitteln|bekannt|vor)',
    ),
    phrase(
      '(?:haben|liegen|speichern|verarbeiten|sind|verfügen|finden|konnten|besitzen) … (?:keine|keinerlei|keinen|kein) (?:\\w+ ){0,4}(?:daten|datensatz|informationen|eintrag|einträge|treffer|konto|kundenkonto|profil|angaben)',
    ),
    phrase(
      '(?:adresse|person|name|sie) … (?:nicht (?:bekannt|gespeichert|vorhanden|registriert|hinterlegt|enthalten))',
    ),
    phrase('(?:konnten|können) … nicht (?:finden|ermitteln|auffinden|feststellen|zuordnen)'),
    phrase('nichts (?:über sie )?gespeichert|ohne treffer|keinen treffer'),
  ],
  wantsOtherLanguage: [
    phrase(
      '(?:nur|ausschließlich|ausschliesslich|bitte) … (?:in|auf) (?:deutsch|englisch|deutscher|englischer|französisch|französischer)\\w*',
    ),
    phrase('(?:amtssprache|gerichtssprache|geschäftssprache) ist'),
    phrase('(?:verstehen|sprechen|beherrschen) … (?:kein|leider nicht|nicht)'),
  ],
  saysDone: [
    phrase(`(?:wir|ich) haben? … ${data} … ${erased}`),
    phrase(`(?:haben|habe) (?:wir|ich) … ${erased}`),
    phrase(`(?:wir|ich) … ${data} … ${erased} (?:haben|habe)`),
    phrase(`${data} … (?:wurden?|sind|ist) … ${erased}`),
    phrase(`(?:wurden?|sind|ist) … ${data} … ${erased}`),
    phrase(
      '(?:löschung|entfernung) (?:\\w+ ){0,5}(?:wurde|ist) (?:\\w+ ){0,3}(?:durchgeführt|erfolgt|vorgenommen|abgeschlossen|vollzogen)',
    ),
    phrase('(?:haben|habe) … die löschung … (?:durchgeführt|vorgenommen|veranlasst und abgeschlossen)'),
  ],
  notYet: phrase(
    'werden|wird|würden|würde|sobald|wenn|falls|sofern|nachdem|bevor|erst|nicht|noch nicht|kann|können|könnte|sollen|soll|gebeten|bitten|wünschen|möchten|beabsichtigen|planen|gehen davon aus|vermuten|vermutlich|wohl|dürften|dürfte|nehmen an|normalerweise|wahrscheinlich|(?:daten|angaben|informationen), die|ob|zur löschung (?:vorgemerkt|markiert|angemeldet)|teilweise|fast|beinahe',
  ),
  notAll: phrase(
    '(?:außer|ausgenommen|ausnahme|mit ausnahme|bis auf|teilweise|einige|ein teil|teil der|soweit|sofern|größtenteils|newsletter\\w*|verteiler\\w*|mailingliste\\w*|werbeverteiler\\w*|gesperrt|deaktiviert|ausgeblendet|anonymisiert|doppelte\\w*|alte\\w*|frühere\\w*|veraltete\\w*|ersetzt|aktualisiert|noch in|nicht mehr sichtbar|aus der (?:suche|anzeige|anzeigeliste)|vorgemerkt|in kürze|innerhalb|demnächst|nicht)',
  ),
  leavesOpen: phrase(
    '(?:allerdings|jedoch|aber|dennoch|weiterhin (?:gespeichert|aufbewahrt|verarbeitet|vorhanden)|aufbewahr\\w*|verbleib\\w*|bleiben|backup\\w*|sicherungskopie\\w*|archiv\\w*|werden (?:\\w+ ){0,6}gelöscht|wird (?:\\w+ ){0,6}gelöscht|innerhalb von|in kürze|in bearbeitung|bitte bestätigen sie, dass|möchten sie|noch in|erneut erscheinen|noch nicht)',
  ),
  suppression: phrase(
    '(?:sperrliste\\w*|sperreintrag\\w*|sperrvermerk\\w*|robinsonliste|werbesperre|erneute\\w* (?:aufnahme|speicherung|erfassung|werbung)|nachweis\\w*|dokumentation)',
  ),
  automatic: [
    phrase(
      '(?:automatisch|automatisiert|maschinell) (?:\\w+ ){0,2}(?:erstellt\\w*|generiert\\w*|versendet\\w*|antwort\\w*|nachricht\\w*|eingangsbestätigung|e-?mail)',
    ),
    phrase('(?:automatische|automatisierte) (?:antwort|eingangsbestätigung|nachricht|e-?mail)'),
    phrase('antworten sie (?:bitte )?nicht|abwesenheit\\w*|nicht im büro|ticket(?:nummer|-nr)?\\w*|vorgangsnummer'),
  ],
};
