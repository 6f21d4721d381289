import { spanInWords } from '#contract/base/span.ts';
import company from '#contract/site/company/company.texts.es.ts';
import {
  bullets,
  companyOf,
  isInHongKong,
  type LegalDocument,
  type LegalFacts,
  sourceList,
} from '#core/site/pages/legal/document.ts';

function whatWeAsk({ sources }: LegalFacts): string {
  const parts = [
    sources.address.length > 0 &&
      `**Con tu dirección tal cual.** A estas no se les puede preguntar de otra manera, así que al preguntar saben que alguien busca esta dirección:\n\n${sourceList(sources.address, 'es')}`,
    sources.hash.length > 0 &&
      `**Con una forma irreconocible de tu dirección (un hash), o con los primeros caracteres de una.** Un sitio que ya tiene tu dirección puede reconocerla; a los demás les dice poco:\n\n${sourceList(sources.hash, 'es')}`,
    sources.domain.length > 0 &&
      `**Con un dominio, y solo con uno que hayas indicado y demostrado que es tuyo:**\n\n${sourceList(sources.domain, 'es')}`,
    sources.usernames > 0 &&
      `**Con un nombre de usuario, y solo con uno que hayas indicado:** ${sources.usernames} sitios, y otros que han superado nuestras pruebas en los últimos tres días. Cada uno de ellos sabe que alguien busca ese nombre. [Fuentes](/sources?kind=profiles) los enumera uno por uno.`,
  ].filter((part) => part !== false);
  return `${parts.join('\n\n')}

Un análisis gratuito pregunta solo por una dirección de correo; por dominios y nombres de usuario se pregunta en una cuenta, para lo que encargas o quieres demostrar. Tu nombre no se envía a ninguna fuente. No se pregunta a ninguna fuente por una dirección antes de que se haya abierto el enlace que enviamos a ella y se haya pulsado el botón que hay allí: así sabemos que el buzón es tuyo. La lista anterior la escribe el propio producto a partir de las fuentes que están activadas hoy.`;
}

/** What we do with personal data, as the product does it. */
export function privacyPolicy(facts: LegalFacts): LegalDocument {
  const { site, answerDays, payments, mailServer, scanCookie, retention } = facts;
  return {
    title: 'Política de privacidad',
    description: `Qué hace ${site.name} con los datos personales: qué se pregunta a quién, cómo se protegen y cuánto tiempo se conservan.`,
    updated: '2026-11-26',
    notice: site.legalNotice,
    intro: `${site.name} busca datos personales que están expuestos. Para ello tratamos algunos de los tuyos. Esta página dice cuáles, para qué, quién más los ve y cuándo se eliminan. Cuando menciona un número de horas o de días, el producto lo hace cumplir.`,
    sections: [
      {
        title: 'Quién es responsable',
        body: `${companyOf(site, company)}${site.jurisdiction === null ? '' : ','} es el responsable del tratamiento de los datos personales que aquí se describen. Ofrecemos el servicio a personas del Reino Unido y de la Unión Europea, así que el RGPD británico y el RGPD de la UE se aplican a lo que hacemos con sus datos${isInHongKong(site) ? ', y se aplica también la ley de privacidad de datos personales de Hong Kong (Personal Data (Privacy) Ordinance)' : ''}.

Escribe a [${site.contactEmail}](mailto:${site.contactEmail}) sobre cualquier cosa de esta página.`,
      },
      {
        title: 'Qué datos tratamos y para qué',
        body: bullets(
          '**Cuando pides un análisis gratuito:** el nombre y la dirección de correo que das. Enviamos un enlace a la dirección; con él inicias el análisis. Lo hacemos porque nos lo pides (artículo 6.1.b del RGPD). Una solicitud que nadie confirma no da lugar a ninguna búsqueda.',
          '**Lo que encuentra el análisis:** qué fuentes tienen la dirección, qué clases de datos están expuestas en ellas, desde cuándo, y una puntuación calculada a partir de ello. Los hallazgos pueden tocar asuntos delicados, por ejemplo si un sitio que sufrió una filtración trataba de salud. Los tratamos solo para mostrártelos, a petición tuya.',
          '**Cuando indicas más cosas que buscar:** otras direcciones, dominios y nombres de usuario, para los análisis de tu cuenta; nombres, números de teléfono, localidades y un país, para las cartas a intermediarios de datos que envías tú. Estos últimos no se usan para preguntar a ninguna fuente (artículo 6.1.b).',
          '**Cuando activas los sitios privados para un nombre de usuario:** si sitios para adultos, de citas, políticos, de salud y de apuestas tienen un perfil público con él, para mostrártelo a ti y a nadie más. Puede tocar tu vida sexual, tus opiniones o tu salud, así que solo lo hacemos mientras lo tienes activado, y eliminamos las respuestas cuando lo desactivas (artículo 9.2.a).',
          '**Cuando pones una dirección bajo vigilancia:** con qué frecuencia, de qué se te avisó en forma de huellas calculadas con una clave y, sin cuenta, la propia dirección, para decirte qué hay de nuevo (artículo 6.1.b).',
          '**Cuando nos dices que no analicemos nunca una dirección:** una huella de la dirección, calculada con una clave, y el día, para poder cumplirlo (artículo 6.1.f, tu interés y el nuestro). [No analizar nunca esta dirección](/never-scan) explica cómo.',
          '**Cuando nos escribes:** nombre, dirección de correo, asunto y mensaje, para responderte (artículo 6.1.b, o 6.1.f si tu mensaje no trata de un servicio).',
          '**Cuando tienes una cuenta o haces un pedido:** tu dirección de correo, tu nombre, y qué se pidió, cuándo y por cuánto, para prestarlo (artículo 6.1.b) y para llevar la contabilidad que exige la ley (artículo 6.1.c).',
          '**Para mantener seguro el servicio:** la dirección de tu conexión y el tipo de navegador se guardan en el registro de auditoría con actos como pedir un análisis; y los límites de cuántas veces puede preguntar una conexión o un buzón se cuentan con una huella calculada con una clave, no con la propia dirección. Nuestro interés es que el servicio no se use contra las personas para las que existe (artículo 6.1.f).',
        ),
      },
      { title: 'A qué fuentes se pregunta, y con qué', body: whatWeAsk(facts) },
      {
        title: 'Lo que nunca hacemos',
        body: bullets(
          'No guardamos ni mostramos una contraseña filtrada, ni el valor completo de nada que se haya filtrado. Decimos que se filtró y dónde.',
          'No vendemos datos personales ni los pasamos a anunciantes.',
          'No usamos publicidad, analítica de terceros ni píxeles de seguimiento, ni en el sitio ni en nuestros correos. Contamos nosotros las visitas a las páginas, con una clase aproximada de dispositivo y como mucho un país, y nada que diga quién fue. Los navegadores que piden que no se les siga (Do Not Track, Global Privacy Control) no se cuentan.',
          'No tomamos decisiones automatizadas sobre ti que tengan efectos jurídicos. La puntuación es información para ti.',
          'No buscamos una dirección para nadie más que para la persona que lee su buzón.',
        ),
      },
      {
        title: 'Cuánto tiempo los conservamos',
        body: `${bullets(
          '**Un análisis gratuito que nadie confirmó:** 24 horas después de la solicitud.',
          '**Una dirección que no se debe analizar nunca:** su huella se conserva hasta que lo retires por correo, también cuando se elimina una cuenta: de lo contrario, la dirección podría volver a analizarse.',
          '**El enlace del correo:** inicia el análisis en un plazo de 24 horas y después abre el resultado durante 30 días: en el navegador que lo abrió primero y en el que pidió el análisis. En cualquier otro lugar, su página puede enviar un enlace nuevo a la misma dirección. Si guardas el resultado en una cuenta, los enlaces dejan de funcionar.',
          '**El resultado de un análisis sin cuenta:** 30 días. Después se destruye su clave de cifrado y se elimina el resto.',
          `**Las respuestas de las fuentes,** cifradas, para que preguntar de nuevo al poco tiempo no vuelva a molestar a la fuente: como máximo ${answerDays} días.`,
          '**Los recuentos para los límites:** hasta que venza el límite, como máximo un día.',
          '**Tu cuenta** y lo que hay en ella: hasta que pidas su eliminación. La pides en la página de tu perfil; 30 días después se elimina, salvo que antes inicies sesión. Una cuenta desactivada por ti o por nuestro equipo te espera; escríbenos y la eliminamos.',
          `**Una cuenta cuya dirección nadie confirmó:** ${retention.unconfirmedDays} días.`,
          `**Los análisis de una cuenta:** hasta que se elimine la cuenta o hasta que nadie la haya usado durante ${spanInWords(retention.idleDays * 86_400_000, 'es')}.`,
          '**Las sesiones:** hasta que terminen, para clientes como máximo 30 días. Que iniciaste sesión desde una red o en un navegador, en forma de huella calculada con una clave: 90 días. Los enlaces de los correos sobre la cuenta, en forma de huellas, y lo que un registro tiene en espera de su enlace: 1 hora.',
          `**Los mensajes de contacto:** hasta que se elimine la cuenta de la dirección desde la que llegaron. Los de una dirección sin cuenta, y nuestras respuestas, se eliminan ${retention.messageDays} días después del último mensaje, o antes si nos lo pides.`,
          `**Los eventos contados,** como la visita a una página o el registro de una cuenta, sin nombre: ${retention.analyticsDays} días. Después solo se conserva cuántos hubo cada día.`,
          `**Los pedidos y las facturas:** con tu cuenta. Cuando se elimina, los pedidos pagados quedan como importe, servicio y día; las facturas quedan tal como se emitieron, hasta ${retention.bookYears} años después del año al que corresponden, como exige la ley tributaria. Después se eliminan.`,
          `**Los correos que te enviamos:** su texto hasta que hayan salido, como máximo 3 días. Que se enviaron: ${retention.mailDays} días, o hasta que se elimine tu cuenta.`,
          '**El registro de auditoría:** sus entradas se quedan, porque un registro que se puede recortar no demuestra nada. La parte personal de una entrada se puede borrar sin romper la prueba, y se borra con tu cuenta. La dirección de tu conexión se reduce a su red después de siete días.',
        )}

[Qué guardamos](/what-we-keep) enumera cada tipo de dato, por qué lo tenemos y cuándo desaparece, escrito por el propio producto. Si inicias sesión, ves allí cuánto se refiere a ti.`,
      },
      {
        title: 'Cómo se protegen',
        body: bullets(
          'Tu conexión con nosotros va cifrada siempre que se llega a este sitio por https.',
          'Lo que escribes para un análisis y todo lo que encuentra se cifra de nuevo donde lo guardamos (AES-256-GCM), cada análisis con una clave aleatoria propia. La eliminación de una cuenta empieza por destruir sus claves. Destruir esa clave deja los datos ilegibles para siempre.',
          'Para volver a reconocer una dirección guardamos una huella de ella calculada con una clave, no la dirección.',
          'El correo en camino espera cifrado y se vacía en cuanto ha salido.',
          'Nuestros registros técnicos contienen números y clases de eventos. Los nombres, las direcciones y los tokens quedan fuera por diseño.',
          'Cada acto del equipo que cambia algo se escribe en un registro de auditoría cuyas entradas llevan un compromiso criptográfico.',
          'Los mensajes de contacto se guardan de modo que el equipo pueda leerlos y responderlos. No envíes contraseñas ni documentos.',
        ),
      },
      {
        title: 'Quién más los recibe',
        body: `${bullets(
          'Las fuentes enumeradas más arriba, en la forma que allí se describe, cuando inicias un análisis.',
          mailServer && 'El operador de nuestro servidor de correo, que entrega los correos que te enviamos.',
          payments &&
            'Stripe, cuando pagas con tarjeta. Stripe recibe directamente los datos de tu tarjeta; nosotros nunca vemos su número.',
          'El operador de las máquinas en las que funciona el servicio, por contrato y siguiendo nuestras instrucciones.',
          'Las autoridades y los tribunales, cuando la ley nos obliga.',
        )}

No recurrimos a ningún otro encargado del tratamiento. ${site.jurisdiction === null ? 'Las fuentes' : `Nuestra empresa está en ${site.jurisdiction} y las fuentes`} están en varios países. Cuando inicias un análisis, la consulta a una fuente de fuera del Reino Unido y de la UE se hace porque la pides (artículo 49.1.b del RGPD).`,
      },
      {
        title: 'Tus derechos',
        body: `Puedes pedir una copia de tus datos, su rectificación o su supresión, limitar su tratamiento u oponerte a él, y llevártelos. Escribe a [${site.contactEmail}](mailto:${site.contactEmail}) desde la dirección de que se trate; poder escribir desde ella suele bastar como prueba de quién eres. Respondemos en el plazo de un mes. Ejercer un derecho no cuesta nada.

Con una cuenta no hace falta que escribas: la página de tu perfil la elimina y los ajustes te dan una copia de todo. Para un análisis sin cuenta ni siquiera tienes que pedirlo: déjalo estar y a los 30 días ya no existe. La [página sobre el RGPD](/gdpr-compliance) explica cada derecho.

Puedes reclamar ante una autoridad de control: en el Reino Unido, la [Information Commissioner’s Office](https://ico.org.uk/); en la UE, la autoridad de tu país (en España, la [AEPD](https://www.aepd.es/))${isInHongKong(site) ? '; en Hong Kong, el [Privacy Commissioner for Personal Data](https://www.pcpd.org.hk/)' : ''}. Nos alegrará que antes hables con nosotros.`,
      },
      {
        title: 'Cookies',
        body: `Solo guardamos lo que el servicio necesita, por ejemplo \`${scanCookie}\`, que permite que este navegador vuelva a abrir tu análisis. La [Política de cookies](/cookie-policy) enumera cada una.`,
      },
      {
        title: 'Menores',
        body: 'El servicio es para personas adultas. Si crees que un menor nos ha dado datos personales, escríbenos y los eliminamos.',
      },
      {
        title: 'Cambios',
        body: 'La fecha de arriba es la de la última modificación de esta página. Si un cambio afecta a cómo usamos los datos que ya tenemos, avisamos a las personas afectadas antes de que entre en vigor, cuando tenemos forma de llegar a ellas.',
      },
    ],
  };
}
