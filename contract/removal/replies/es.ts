import { phrase } from './phrase.ts';
import type { ReplyRules } from './types.ts';

const data =
  '(?:datos|información|informaciones|registros?|cuenta|perfil|ficha|expediente|entradas?|anotación|todo|rastro)';
const erased = '(?:eliminad[oa]s?|suprimid[oa]s?|borrad[oa]s?|destruid[oa]s?|cancelad[oa]s?)';
const quickly =
  '(?:ya |debidamente |correctamente |definitivamente |completamente |permanentemente |totalmente |hoy |todos |todas |también |por tanto )*';
const idDocument =
  '(?:dni|documento (?:nacional )?de identidad|documento de identificación|documento identificativo|pasaporte|nie|carnet de (?:conducir|identidad)|permiso de conducir|identificación oficial)';

export const spanishReplies: ReplyRules = {
  frequent: phrase('el|los|las|que|sus?|usted|ustedes|nuestr[oa]s?|hemos|para|con|por|del|ha|han|no|datos|solicitud'),
  asksForIdCopy: [
    phrase(`(?:copia|fotocopia|escaneo|foto|fotografía|imagen) … ${idDocument}`),
    phrase(
      `(?:enviar(?:nos)?|envíe(?:nos)?|remit\\w+|adjunt\\w+|aport\\w+|facilit\\w+|presentar|proporcion\\w+|necesitamos|requerimos|exigimos) … ${idDocument}`,
    ),
    phrase(`${idDocument} … (?:es|será|resulta) (?:necesari[oa]|imprescindible|obligatori[oa])`),
    phrase('(?:acreditar|acredite) (?:su )?identidad … (?:documento|copia|mediante)'),
  ],
  asksForMore: [
    phrase(
      '(?:necesitamos|requerimos|precisamos|falta|faltan|solicitamos|rogamos) … (?:más|adicional(?:es)?|siguientes?|algun[oa]s?|nombre|fecha de nacimiento|dirección|teléfono|número|indique|facilite|confirme|aclare)',
    ),
    phrase(
      '(?:por favor|podría|puede|rogamos|le pedimos|agradeceríamos|ind[ií]que(?:nos)?|facil[ií]te(?:nos)?|conf[ií]rme(?:nos)?|env[ií]e(?:nos)?|díganos) … (?:nombre|fecha de nacimiento|dirección|teléfono|número|identidad|datos adicionales|más información|más datos|usuario|cuál|qué cuenta|localizar)',
    ),
    phrase('(?:haga clic|pulse) … enlace … (?:confirmar|verificar|validar)'),
    phrase(
      '(?:sin|para) (?:poder )?(?:identificar\\w*|verificar su identidad|localizar\\w*) … (?:necesitamos|debe|rogamos|imposible|facilite|indique)',
    ),
  ],
  pointsToForm: [
    phrase(
      '(?:por favor|debe|deberá|utilice|use|rellene|complete|cumplimente|acceda|únicamente|solo|sólo|exclusivamente|a través|rogamos) … (?:formulario|portal|página web|sitio web|área de clientes?|plataforma|centro de privacidad)',
    ),
    phrase(
      '(?:no|ya no) … (?:atend\\w+|acept\\w+|tramit\\w+|gestion\\w+|proces\\w+) … (?:por|vía|mediante|a través) … (?:correo electrónico|e-?mail|correo|esta vía)',
    ),
    phrase(
      '(?:buzón|dirección|cuenta de correo) … no (?:se )?(?:está |es )?(?:atendid[oa]|supervisad[oa]|lee|leíd[oa]|monitorizad[oa])',
    ),
  ],
  doesNotAsk: phrase(
    'no (?:es|será|resulta) (?:necesari[oa]|obligatori[oa])|no necesitamos|no (?:hace|hacía) falta|sin necesidad|sin (?:que|pedir)|si (?:necesit\\w+|fuera|es necesario|usted|desea|lo|tiene)|en caso de|podr(?:íamos|emos)|eventualmente|gracias por (?:enviar|facilitar|proporcionar)|nos (?:ha|han) (?:facilitado|enviado|proporcionado)|no dude',
  ),
  extends: [
    phrase('(?:prórroga|prorrog\\w+|ampl[ií]\\w*|extend\\w+|prolong\\w+) … (?:plazo|meses|días|respuesta)'),
    phrase('plazo … (?:prorrog\\w+|ampliad\\w+|ampl[ií]\\w*|adicional|extendid\\w+)'),
    phrase(
      '(?:dos|2) meses (?:más|adicionales)|(?:30|45|60) días (?:más|adicionales)|(?:necesit\\w+|requer\\w+) … (?:más tiempo|tiempo adicional|plazo adicional)',
    ),
  ],
  refuses: [
    { ground: 'ask-somebody-else', pattern: phrase('(?:encargad[oa]s? del? tratamiento|mer[oa]s? encargad[oa]s?)') },
    { ground: 'ask-somebody-else', pattern: phrase('no (?:somos|es|actuamos) … responsables? del? tratamiento') },
    {
      ground: 'ask-somebody-else',
      pattern: phrase(
        '(?:dirigirse|diríjase|contactar|póngase en contacto|dirija) … (?:directamente|responsable|la empresa|el editor|al titular)',
      ),
    },
    {
      ground: 'law-does-not-apply',
      pattern: phrase(
        '(?:rgpd|ley|reglamento|normativa|lopd\\w*|derecho|artículo) … no (?:es |resulta |nos )?(?:aplicable|aplica|de aplicación|procede|alcanza)',
      ),
    },
    {
      ground: 'law-does-not-apply',
      pattern: phrase('no (?:estamos|está) (?:sujet[oa]s?|sometid[oa]s?|obligad[oa]s?) … (?:al?|por)'),
    },
    {
      ground: 'excessive',
      pattern: phrase('(?:manifiestamente )?(?:infundad[oa]s?|excesiv[oa]s?|abusiv[oa]s?|repetitiv[oa]s?)'),
    },
    {
      ground: 'not-verified',
      pattern: phrase(
        '(?:identidad|identificar\\w*|verificar\\w*) … (?:no|imposible|falta) … (?:rechaz\\w+|deneg\\w+|archiv\\w+|cerrad\\w+|desestim\\w+)',
      ),
    },
    {
      ground: 'not-verified',
      pattern: phrase(
        '(?:rechaz\\w+|deneg\\w+|archiv\\w+|cerrad\\w+|desestim\\w+|no podemos atender) … (?:no|falta|sin) … (?:identidad|identificar\\w*|verificar\\w*|acredit\\w+)',
      ),
    },
    {
      ground: 'legal-duty',
      pattern: phrase(
        '(?:obligaci(?:ón|ones)|exigencias?|requisitos?|plazos?) (?:legal(?:es)?|fiscal(?:es)?|contables?|tributari[oa]s?|de conservación)',
      ),
    },
    {
      ground: 'legal-duty',
      pattern: phrase('(?:obligad[oa]s?|debemos|tenemos que|deber) … (?:conservar|mantener|guardar|retener)'),
    },
    {
      ground: 'legal-duty',
      pattern: phrase(
        '(?:conserv\\w+|bloquead[oa]s?|manten\\w+) … (?:años|prescripción|reclamaciones|responsabilidades)',
      ),
    },
    {
      ground: 'public-data',
      pattern: phrase(
        '(?:fuentes?|datos|información|registros?) (?:\\w+ ){0,3}(?:públic[oa]s?|accesibles? al público|de acceso público)|libertad de (?:expresión|información|prensa)|interés público',
      ),
    },
    {
      ground: 'legitimate-interest',
      pattern: phrase('inter(?:és|eses) legítimos?|motivos? legítimos? (?:imperiosos?)?|motivos? imperiosos?'),
    },
    {
      ground: 'no-ground',
      pattern: phrase(
        'no (?:podemos|es posible|nos es posible|procede|podremos|vamos a|ha sido posible) … (?:atender|acceder|eliminar|suprimir|borrar|tramitar|dar curso|estimar|cumplir|satisfacer|su solicitud|la supresión)',
      ),
    },
    {
      ground: 'no-ground',
      pattern: phrase(
        '(?:denegamos|rechazamos|desestimamos|se deniega|se desestima|solicitud (?:ha sido|queda|fue) (?:denegada|rechazada|desestimada)|denegación de)',
      ),
    },
  ],
  isPossibility: phrase(
    'podrá|podría|puede (?:ser )?(?:prorrog\\w+|ampliarse|prorrogarse|ampliad\\w+|denegar\\w*)|si (?:la|su|fuera|es|una)|en caso de|cuando|en su caso|eventualmente|salvo que',
  ),
  holdsNothing: [
    phrase(`(?:ningún|ninguna|ningunos) (?:\\w+ ){0,3}(?:${data}|dato|coincidencia|resultado)`),
    phrase(
      'no (?:tenemos|disponemos|conservamos|tratamos|poseemos|constan?|figuran?|existen?|hay|hemos (?:encontrado|localizado|hallado)|se han? (?:encontrado|localizado)|aparecen?|almacenamos|obran?) … (?:datos?|información|registros?|cuenta|perfil|coincidencias?|nada|sistemas?|bases?|ficheros?|archivos?|resultados?)',
    ),
    phrase(
      '(?:sus datos|usted|su (?:dirección|correo)) … no (?:consta|constan|figura|figuran|aparece|aparecen|está|están|obran) … (?:en|registrad[oa]s?)',
    ),
  ],
  wantsOtherLanguage: [
    phrase(
      '(?:únicamente|solo|sólo|exclusivamente|por favor|rogamos|debe|escriba|redact\\w+) … en (?:español|castellano|inglés|francés|alemán|catalán)',
    ),
    phrase(
      'no (?:entendemos|hablamos|comprendemos|atendemos|tramitamos) … (?:inglés|alemán|francés|su idioma|este idioma|ese idioma|idioma)',
    ),
  ],
  saysDone: [
    phrase(`(?:hemos|he) ${quickly}(?:eliminado|suprimido|borrado|destruido) … ${data}`),
    phrase(
      `(?:hemos|he) ${quickly}procedido a (?:la (?:eliminación|supresión)|el borrado|al borrado|eliminar|suprimir|borrar) … ${data}`,
    ),
    phrase(`${data} … (?:han|ha) ${quickly}sido ${quickly}${erased}`),
    phrase(`${data} … fueron ${quickly}${erased}`),
    phrase(
      `se (?:han|ha) ${quickly}(?:eliminado|suprimido|borrado|procedido a (?:eliminar|suprimir|borrar)) … ${data}`,
    ),
    phrase(
      '(?:la supresión|la eliminación|el borrado) … (?:ha sido|se ha|fue|quedó) (?:realizad[oa]|efectuad[oa]|completad[oa]|realizado|efectuado|completado)',
    ),
  ],
  notYet: phrase(
    'serán|será|sería|si|cuando|una vez|tras|después|antes|no|nunca|solicitud de|solicitado|solicita|desea|quiere|creemos|entendemos|pensamos|suponemos|parece|normalmente|probablemente|(?:datos|información) que|podrán|podrá|puede|previsto|en curso|parcialmente|casi|vaya a|vayan a',
  ),
  notAll: phrase(
    '(?:excepto|salvo|a excepción|con excepción|algun[oa]s|una parte|en parte|parcialmente|la mayoría|en la medida|boletín|newsletter|lista de (?:distribución|correo|envío)|suscripción|desactivad[oa]|ocult[oa]s?|bloquead[oa]s?|anonimizad[oa]s?|duplicad[oa]s?|antigu[oa]s?|anterior(?:es)?|sustitu\\w+|actualizad[oa]s?|buscador|en breve|próximamente|en un plazo|en los próximos|no)',
  ),
  leavesOpen: phrase(
    '(?:sin embargo|no obstante|aunque|pero|conserv\\w+|manten\\w+|bloquead[oa]s?|copias? de (?:seguridad|respaldo)|archiv\\w+|serán (?:eliminad|suprimid|borrad)[oa]s|se eliminarán|en los próximos|en un plazo|en trámite|confirme que|desea continuar|quiere continuar|volver a aparecer|todavía|aún)',
  ),
  suppression: phrase(
    '(?:lista (?:robinson|de (?:exclusión|supresión|bloqueo))|volver a (?:incluir|registrar)\\w*|nueva inclusión|prueba|constancia)',
  ),
  automatic: [
    phrase(
      '(?:respuesta|mensaje|correo|acuse de recibo) (?:\\w+ ){0,2}automátic[oa]|(?:generad[oa]|enviad[oa]) automáticamente',
    ),
    phrase('no responda|fuera de la oficina|de vacaciones|número de (?:ticket|incidencia|caso|referencia)|ticket'),
  ],
};
