import company from '#contract/site/company/company.texts.es.ts';
import type { Site } from '#contract/site/site.ts';
import {
  bullets,
  companyOf,
  isInHongKong,
  type LegalDocument,
  type LegalFacts,
} from '#core/site/pages/legal/document.ts';

/** Where the company is, as far as the operator has said so. */
function placeOf(site: Site): string {
  if (site.jurisdiction === null) return '';
  const decision = isInHongKong(site)
    ? ', para la que ni el Reino Unido ni la UE tienen una decisión de adecuación'
    : '';
  return `Nuestra empresa está en ${site.jurisdiction}${decision}. Tratas directamente con ella cuando usas el servicio. `;
}

/** How the GDPR's duties are met, right by right. */
export function gdprCompliance({ site }: LegalFacts): LegalDocument {
  const mail = `[${site.contactEmail}](mailto:${site.contactEmail})`;
  return {
    title: 'Cumplimiento del RGPD',
    description: `Tus derechos según el RGPD británico y el de la UE en ${site.name}, cómo ejercerlos y cómo está hecho el producto para respetarlos.`,
    updated: '2026-11-26',
    notice: site.legalNotice,
    intro: `${site.name} trata de los datos que otros tienen sobre ti. Sería extraño que descuidáramos los que tenemos nosotros. Esta página dice cómo cumplimos el Reglamento General de Protección de Datos, en la forma que se aplica en el Reino Unido y en la que se aplica en la Unión Europea.`,
    sections: [
      {
        title: 'Responsable del tratamiento y contacto',
        body: `El responsable del tratamiento es ${companyOf(site, company)}. Para todo lo que trata esta página, escribe a ${mail}. No hemos designado un delegado de protección de datos. Si debemos hacerlo, y si necesitamos un representante en el Reino Unido y en la UE según el artículo 27, son cuestiones para ${site.legalNotice === null ? 'una revisión jurídica' : 'la revisión jurídica de este borrador'}; hasta que se resuelvan, la dirección anterior es la que cuenta.`,
      },
      {
        title: 'Bases jurídicas',
        body: bullets(
          '**Contrato, artículo 6.1.b:** los análisis que pides, los pedidos, tu cuenta, las respuestas a tus preguntas.',
          '**Obligación legal, artículo 6.1.c:** las facturas y la contabilidad.',
          '**Interés legítimo, artículo 6.1.f:** los límites contra el uso indebido, el registro de auditoría y la defensa del servicio. El interés es que el servicio no pueda usarse para investigar a otras personas.',
          '**Tu petición explícita, artículo 9.2.a:** cuando un hallazgo toca una categoría especial de datos, como la salud. Te mostramos ese hallazgo y no hacemos nada más con él.',
        ),
      },
      {
        title: 'Tus derechos y cómo ejercerlos',
        body: bullets(
          `**Acceso y copia (artículo 15).** Un resultado te muestra todo lo que encontró el análisis. Con una cuenta, los ajustes te dan una copia de todo de una vez. Para cualquier otra cosa, escribe a ${mail}.`,
          '**Rectificación (artículo 16).** Si tenemos mal tu nombre, dínoslo. Si una fuente se equivoca, te decimos cuál es, porque solo ella puede corregirse.',
          '**Supresión (artículo 17).** Con una cuenta, pídelo en la página de tu perfil: tu sesión se cierra enseguida en todas partes y, 30 días después, la cuenta se elimina, salvo que antes inicies sesión. Destruimos primero las claves de cifrado, lo que hace ilegibles los datos en el acto, y después eliminamos el resto. Las facturas se conservan el tiempo que exige la ley tributaria, y te lo decimos.',
          '**Limitación del tratamiento (artículo 18).** Dejamos tus datos donde están y no hacemos nada con ellos hasta que se resuelva la cuestión entre tú y nosotros.',
          '**Portabilidad (artículo 20).** Recibes lo que nos diste, y lo que se encontró, en un formato de lectura mecánica.',
          '**Oposición (artículo 21).** A todo lo que se basa en nuestro interés legítimo. Paramos, salvo que podamos acreditar motivos que prevalezcan sobre los tuyos. No enviamos publicidad a la que tuvieras que oponerte.',
          '**No ser objeto de decisiones automatizadas (artículo 22).** No tomamos ninguna. La puntuación es información solo para ti.',
        ),
      },
      {
        title: 'Cómo pedirlo y qué pasa después',
        body: `Escribe a ${mail} desde la dirección a la que se refiere tu solicitud. Normalmente es toda la prueba de identidad que necesitamos; pedimos más solo si hay motivos para dudar, y nunca más de lo necesario.

Confirmamos la recepción, respondemos en el plazo de un mes y te avisamos si una solicitud es tan compleja que hace falta la prórroga de dos meses que prevé la ley. Es gratuito. Si nos negamos, decimos por qué y dónde puedes reclamar.`,
      },
      {
        title: 'Protección desde el diseño',
        body: bullets(
          '**Minimización.** Un análisis gratuito necesita un nombre y una dirección, y nada más. Tu nombre no se envía a ninguna fuente.',
          '**Prueba antes de buscar.** No se pregunta a ninguna fuente antes de que el titular del buzón esté de acuerdo, y la respuesta al formulario es la misma para cualquier dirección, de modo que no sirve para saber si se conoce a alguien.',
          '**Cifrado.** Lo que escribes y los hallazgos se cifran donde se guardan, cada análisis con una clave propia.',
          '**Limitación del plazo de conservación.** 24 horas para las solicitudes que nadie confirma, 30 días para los resultados sin cuenta. Una tarea del producto los elimina; nadie tiene que acordarse.',
          '**Separación.** La propia base de datos se niega a mostrar las filas de una persona a otra, sea cual sea el error del programa que hay encima.',
          '**Sin guardar secretos.** Las contraseñas filtradas y los valores filtrados completos no se almacenan.',
          '**Responsabilidad proactiva.** Los actos importantes se anotan en un registro de auditoría en el mismo paso que el propio acto.',
        ),
      },
      {
        title: 'Si algo sale mal',
        body: 'Si se produce en nuestro lado una violación de la seguridad de los datos personales, lo notificamos a la autoridad competente dentro de las 72 horas siguientes a haber tenido constancia de ella, cuando la ley lo exija, y a las personas afectadas sin dilación indebida cuando el riesgo para ellas sea alto. Diremos qué clases de datos, desde cuándo y qué hacer, con las palabras que pedimos a los demás en [What a breach notice is actually telling you](/blog/what-a-breach-notice-is-telling-you) (en inglés).',
      },
      {
        title: 'Transferencias internacionales',
        body: `${placeOf(site)}Las fuentes están en varios países y se les pregunta a petición tuya (artículo 49.1.b). La [Política de privacidad](/privacy-policy) dice con qué se les pregunta y [Fuentes](/sources) nombra cada una de ellas.`,
      },
      {
        title: 'Autoridades de control',
        body: bullets(
          'Reino Unido: [Information Commissioner’s Office](https://ico.org.uk/make-a-complaint/)',
          'Unión Europea: [la autoridad de tu país](https://www.edpb.europa.eu/about-edpb/about-edpb/members_es); en España, la [Agencia Española de Protección de Datos (AEPD)](https://www.aepd.es/)',
          isInHongKong(site) && 'Hong Kong: [Privacy Commissioner for Personal Data](https://www.pcpd.org.hk/)',
        ),
      },
    ],
  };
}
