import { phrase } from './phrase.ts';
import type { ReplyRules } from './types.ts';

const data =
  '(?:données?|informations?|renseignements|coordonnées|compte|profil|fiche|dossier|enregistrements?|inscription|traces?|tout)';
const erased = '(?:supprimée?s?|effacée?s?|détruite?s?|retirée?s?)';
const quickly =
  "(?:bien |désormais |maintenant |définitivement |intégralement |entièrement |aujourd'hui |ce jour |donc |également |déjà |toutes? |tous )*";
const idDocument =
  "(?:pièce d'identité|carte (?:nationale )?d'identité|passeport|permis de conduire|document d'identité|justificatif d'identité|cni|titre d'identité)";

export const frenchReplies: ReplyRules = {
  frequent: phrase('le|les|des|une|vous|votre|vos|nous|notre|est|avons|pour|dans|été|et|au|à|ne|pas|du'),
  asksForIdCopy: [
    phrase(`(?:copie|photocopie|scan|photo|numérisation) … ${idDocument}`),
    phrase(
      `(?:envoyer|fournir|transmettre|joindre|adresser|communiquer|présenter|produire|téléverser|faire parvenir|joignez|envoyez|transmettez|exigeons|avons besoin) … ${idDocument}`,
    ),
    phrase(`${idDocument} … (?:est|sont) (?:requise?|nécessaire|obligatoire|exigée?)`),
    phrase('justifier (?:de )?votre identité … (?:document|pièce|copie|justificatif)'),
  ],
  asksForMore: [
    phrase(
      '(?:besoin|nécessaire|manque|requérons|demandons|souhaitons) … (?:informations|précisions|éléments|renseignements|données|détails|nom|adresse|date de naissance|numéro)',
    ),
    phrase(
      '(?:merci de|veuillez|pourriez-vous|pouvez-vous|prions de|invitons à|demandons de|remercions de) … (?:préciser|indiquer|fournir|communiquer|transmettre|confirmer|envoyer|donner|compléter) … (?:nom|adresse|date de naissance|numéro|identité|informations|précisions|compte|identifiant|éléments|coordonnées|données|quel)',
    ),
    phrase('(?:cliquer|cliquez) … lien … (?:confirmer|vérifier|valider)'),
    phrase(
      '(?:sans|afin de|pour) (?:pouvoir )?(?:vous identifier|vérifier votre identité|retrouver votre|traiter votre) … (?:veuillez|merci|devons|devez|besoin|fournir|impossible)',
    ),
  ],
  pointsToForm: [
    phrase(
      '(?:veuillez|merci|devez|utiliser|utilisez|remplir|remplissez|passer|rendez-vous|rendre|uniquement|exclusivement|invitons|compléter) … (?:formulaire|portail|site|page dédiée|espace client|plateforme|rubrique)',
    ),
    phrase("(?:ne |n')… (?:pas|plus) … par (?:e-?mail|courriel|courrier électronique|mail)"),
    phrase("(?:boîte|adresse) … (?:n'est (?:pas|plus) (?:consultée|relevée|surveillée|lue|utilisée))"),
  ],
  doesNotAsk: phrase(
    "n'est pas (?:nécessaire|requise?|obligatoire)|pas besoin|n'avons pas besoin|n'avez (?:pas|rien) (?:besoin|à)|sans (?:qu|demander|avoir)|si (?:nous|nécessaire|besoin|vous|des)|le cas échéant|éventuellement|pourr(?:ions|ait|ons|ez)|pouvons être amenés|en cas de (?:doute|besoin)|merci (?:de nous avoir|d'avoir|pour)|nous avez (?:transmis|communiqué|fourni|envoyé)|n'hésitez pas",
  ),
  extends: [
    phrase('(?:prolong\\w+|prorog\\w+|report\\w+|étend\\w+|allong\\w+) … (?:délai|mois|jours|réponse)'),
    phrase('délai … (?:prolong\\w+|prorog\\w+|supplémentaire|étendu|porté à|reporté)'),
    phrase(
      '(?:deux|2|trois|3) mois supplémentaires|(?:30|60) jours supplémentaires|(?:besoin|nécessit\\w+) … (?:temps|délai) (?:supplémentaire|plus long)|davantage de temps|plus de temps',
    ),
  ],
  refuses: [
    {
      ground: 'ask-somebody-else',
      pattern: phrase(
        '(?:en (?:tant que|qualité de)|simple|seulement|uniquement|comme|sommes|agissons) (?:\\w+ ){0,3}sous-traitants?',
      ),
    },
    {
      ground: 'ask-somebody-else',
      pattern: phrase("(?:ne sommes|n'est|n'êtes|nous ne) … pas … responsables? (?:de|du) traitement"),
    },
    {
      ground: 'ask-somebody-else',
      pattern: phrase(
        '(?:adresser|adressez|contacter|contactez|rapprocher|tourner) … (?:directement|responsable|éditeur|société concernée|auprès (?:de|du))',
      ),
    },
    {
      ground: 'law-does-not-apply',
      pattern: phrase(
        "(?:rgpd|loi|règlement|lpd|droit|article|dispositions?) … (?:ne |n')… (?:s'applique(?:nt)?|applicables?|concerne)",
      ),
    },
    {
      ground: 'law-does-not-apply',
      pattern: phrase(
        "(?:ne sommes|n'est|nous ne) … pas … (?:soumis(?:es?)?|assujettis?|tenus?|concernés?) … (?:au|à|par)",
      ),
    },
    {
      ground: 'excessive',
      pattern: phrase(
        '(?:manifestement )?(?:infondée?s?|excessi(?:f|fs|ve|ves)|abusi(?:f|fs|ve|ves)|répétiti(?:f|ve)s?)',
      ),
    },
    {
      ground: 'not-verified',
      pattern: phrase(
        '(?:identité|identifier|vérifier) … (?:pas|impossible|faute|défaut) … (?:rejet\\w*|refus\\w*|clôtur\\w*|clos)',
      ),
    },
    {
      ground: 'not-verified',
      pattern: phrase(
        '(?:rejet\\w*|refus\\w*|clôtur\\w*|pas donner suite|clos) … (?:faute|défaut|pas|impossible|absence) … (?:identité|identifier|vérif\\w*|justificatif)',
      ),
    },
    {
      ground: 'legal-duty',
      pattern: phrase(
        '(?:obligations?|exigences?|durées?) (?:légales?|fiscales?|comptables?|réglementaires?|légales? de conservation)',
      ),
    },
    {
      ground: 'legal-duty',
      pattern: phrase(
        "(?:tenus?|obligés?|contraints?|devons|sommes dans l'obligation) … (?:de |d')?(?:conserver|garder|archiver)",
      ),
    },
    {
      ground: 'legal-duty',
      pattern: phrase('(?:conserv\\w+|gard\\w+) … (?:ans|années|obligation|prescription|droits en justice)'),
    },
    {
      ground: 'public-data',
      pattern: phrase(
        "(?:données|informations|sources?) (?:\\w+ ){0,2}publi(?:c|cs|que|ques|quement)|accessibles? (?:au|publiquement)|liberté (?:d'expression|d'information|de la presse)|intérêt public|registre public",
      ),
    },
    {
      ground: 'legitimate-interest',
      pattern: phrase('intérêts? (?:\\w+ )?légitimes?|motifs? (?:légitimes? )?(?:et )?impérieux'),
    },
    {
      ground: 'no-ground',
      pattern: phrase(
        "(?:ne |n')… (?:pouvons|sommes|serons|pourrons|souhaitons|est) … (?:pas|malheureusement) … (?:donner suite|accéder à|répondre favorablement|supprimer|effacer|procéder|satisfaire|faire droit|en mesure|possible)",
      ),
    },
    {
      ground: 'no-ground',
      pattern: phrase(
        '(?:refusons|rejetons|refus de|rejet de|décidé de refuser|demande (?:est|a été) (?:refusée|rejetée)|fin de non-recevoir)',
      ),
    },
  ],
  isPossibility: phrase(
    'peut être (?:prolongé|prorogé|refusée?)|pourr(?:a|ait|ions|ons)|si (?:nous|la|votre|nécessaire|une|des)|en cas de|lorsque|le cas échéant|éventuellement|sauf si',
  ),
  holdsNothing: [
    phrase(`(?:aucune?|nulle) (?:\\w+ ){0,3}${data}`),
    phrase(
      "(?:ne |n')… (?:disposons|détenons|possédons|conservons|traitons|avons|figurez|figure|trouvons|êtes|retrouvons|apparaissez|est) … (?:aucune?|pas|rien|plus) … (?:données?|informations?|compte|base|bases|fichiers?|systèmes?|trace|connue?|concernant|enregistré)",
    ),
    phrase('(?:aucune? (?:trace|correspondance|résultat|compte|concordance))'),
    phrase('(?:êtes|est) (?:\\w+ )?inconnue?s? (?:de|dans)'),
  ],
  wantsOtherLanguage: [
    phrase(
      '(?:uniquement|seulement|exclusivement|veuillez|merci|devez|reformuler|écrire|rédiger) … en (?:français|anglais|allemand|espagnol|néerlandais)',
    ),
    phrase(
      "(?:ne |n')… (?:pas|comprenons|parlons|traitons) … (?:votre langue|cette langue|anglais|allemand|espagnol|langue)",
    ),
  ],
  saysDone: [
    phrase(`(?:nous |j')?(?:avons|ai) ${quickly}(?:supprimé|effacé|détruit|retiré) … ${data}`),
    phrase(`(?:les |l')?(?:avons|ai) ${quickly}(?:supprimée?s?|effacée?s?|détruite?s?)`),
    phrase(`(?:avons|ai|été) ${quickly}procédé à (?:la suppression|l'effacement|la destruction) … ${data}`),
    phrase(`${data} … (?:a|ont) ${quickly}été ${quickly}${erased}`),
    phrase(
      `(?:la suppression|l'effacement) … (?:a|ont) ${quickly}été ${quickly}(?:effectuée?s?|réalisée?s?|terminée?s?|exécutée?s?)`,
    ),
  ],
  notYet: phrase(
    'sera|seront|serait|si|dès|lorsque|quand|une fois|après|avant|afin|pas|jamais|demande de|demandé|souhaitez|souhaité|vouliez|pensons|croyons|supposons|semble|normalement|probablement|sans doute|(?:données|informations) qui|pourra|peut|peuvent|prévu|en cours|partiellement|presque|quasi',
  ),
  notAll: phrase(
    "(?:à l'exception|excepté|sauf|hormis|certaines?|une partie|en partie|partiellement|la plupart|sous réserve|dans la mesure|newsletter|lettre d'information|liste de diffusion|listes? d'envoi|désinscri\\w+|désactivé\\w*|masqué\\w*|anonymisé\\w*|doublons?|anciennes?|anciens?|remplacé\\w*|mise?s? à jour|moteur de recherche|sous \\d+|prochainement|d'ici|dans un délai|pas)",
  ),
  leavesOpen: phrase(
    "(?:toutefois|cependant|néanmoins|en revanche|mais|conserv\\w+|restent|reste|demeurent|sauvegardes?|archiv\\w+|(?:sera|seront) (?:\\w+ )?(?:supprimée?s?|effacée?s?)|sous \\d+ jours|d'ici|en cours|veuillez confirmer|souhaitez-vous|voulez-vous|réapparaître|à nouveau)",
  ),
  suppression: phrase(
    "(?:liste (?:d'opposition|d'exclusion|de suppression|rouge|noire|repoussoir)|nouvel enregistrement|ne plus (?:être|vous)|réinscri\\w+|preuve)",
  ),
  automatic: [
    phrase(
      '(?:réponse|message|courriel|e-?mail|accusé de réception) (?:\\w+ ){0,2}(?:automatique|automatiquement|automatisée?)',
    ),
    phrase(
      'ne (?:pas|répondez pas)(?: y)? répondre|merci de ne pas répondre|absente? du bureau|en congés?|numéro de (?:ticket|dossier)|ticket',
    ),
  ],
};
