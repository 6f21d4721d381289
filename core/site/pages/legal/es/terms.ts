import company from '#contract/site/company/company.texts.es.ts';
import { bullets, companyOf, type LegalDocument, type LegalFacts } from '#core/site/pages/legal/document.ts';

/** What we offer, what we ask of who uses it, and what neither side may expect. */
export function termsOfService({ site, payments }: LegalFacts): LegalDocument {
  const protection =
    site.jurisdiction === null
      ? 'Si actúas en calidad de consumidor, conservas la protección de la ley imperativa del país en el que vives y puedes acudir a sus tribunales.'
      : `Estas condiciones se rigen por la ley de ${site.jurisdiction}. Si actúas en calidad de consumidor, conservas además la protección de la ley imperativa del país en el que vives y puedes acudir a sus tribunales.`;
  return {
    title: 'Condiciones del servicio',
    description: `El contrato entre tú y ${site.company} para usar ${site.name}.`,
    updated: '2026-11-25',
    notice: site.legalNotice,
    intro: `Estas condiciones son el contrato entre tú y ${site.company} cuando usas ${site.name}. Están escritas para que se lean. Nada en ellas te quita los derechos que la ley de tu país te reconoce como consumidor.`,
    sections: [
      {
        title: 'Quiénes somos',
        body: `${site.name} lo ofrece ${companyOf(site, company)}. Puedes escribirnos a [${site.contactEmail}](mailto:${site.contactEmail}) o por el [formulario de contacto](/contact).`,
      },
      {
        title: 'Qué hace el servicio',
        body: `Un análisis pregunta a fuentes públicas y a fuentes que avisan de filtraciones si tienen una dirección de correo determinada, y muestra lo que responden: encontrado, nada encontrado o sin comprobar y por qué. Los servicios de pago, descritos en el [catálogo](/services), añaden orientación y el tiempo de personas.

Las fuentes no son nuestras. Pueden estar incompletas, llegar tarde, equivocarse o no estar disponibles. Un resultado te dice lo que estas fuentes respondieron en ese momento. No demuestra que los datos no estén expuestos en otro lugar, y «sin comprobar» nunca significa «nada encontrado».`,
      },
      {
        title: 'Analiza solo lo que es tuyo',
        body: `Solo puedes hacer que se busque tu propia dirección o una cuyo buzón tengas derecho a usar. Lo garantizamos con un enlace enviado por correo: no se pregunta a ninguna fuente antes de que se abra. No está permitido

${bullets(
  'intentar que se busque a otra persona ni leer el resultado de otra persona;',
  'usar los resultados para acosar, suplantar, discriminar o estafar a nadie;',
  'usar el servicio con herramientas automáticas o de un modo que lo sobrecargue, a él o a las fuentes que hay detrás;',
  'intentar eludir los límites, los controles de acceso o la prueba de que un buzón es tuyo;',
  'revender los resultados o presentarlos como un servicio propio.',
)}

Quien ponga a prueba nuestra seguridad de buena fe, sin tocar datos ajenos y sin perturbar el servicio, y nos cuente lo que encuentre, no tiene nada que temer de nosotros.`,
      },
      {
        title: 'Tu cuenta',
        body: 'Para un análisis gratuito no necesitas cuenta. Si tienes una, no compartas su contraseña, indica un buzón que sea tuyo y avísanos si crees que otra persona la está usando. Debes tener al menos 18 años. Puedes cerrar tu cuenta en cualquier momento; nosotros podemos cerrarla si incumples la sección 3, después de explicarte el motivo salvo que la ley o la seguridad de alguien lo impida.',
      },
      {
        title: 'Pedidos, precios y pago',
        body: bullets(
          'Los precios están en el [catálogo](/services), en libras esterlinas salvo que allí se indique otra cosa. Lo que se cobra por horas lo dice.',
          'Una solicitud es una oferta tuya. El contrato de un servicio de pago empieza cuando la confirmamos.',
          payments
            ? 'El pago se realiza a través de Stripe. Nunca vemos el número de tu tarjeta.'
            : 'Acordamos contigo cómo pagar antes de empezar. En este sitio no se cobra nada.',
          'Un importe nunca es superior al que se te mostró al hacer el pedido.',
        ),
      },
      {
        title: 'Si cambias de opinión',
        body: `Si actúas en calidad de consumidor en el Reino Unido o en la UE, puedes desistir de un pedido de pago en un plazo de 14 días desde el contrato sin indicar el motivo. Escribe a [${site.contactEmail}](mailto:${site.contactEmail}); no hace falta ningún formulario. Si nos pediste que empezáramos dentro de esos 14 días, debes una parte proporcional por lo hecho hasta entonces. Cuando un servicio se ha prestado por completo, a petición tuya y con tu acuerdo, el derecho se extingue.

Antes de que haya empezado el trabajo puedes cancelar cualquier pedido y se te devuelve lo que pagaste.`,
      },
      {
        title: 'A qué nos comprometemos',
        body: 'Prestamos los servicios de pago con un cuidado y una competencia razonables, por medio de personas que conocen la materia y en el plazo que acordemos. Si algo está mal, dínoslo: lo corregimos, lo hacemos de nuevo o devolvemos lo que costó. El análisis gratuito se presta tal como es, con el mismo cuidado, pero sin prometer que esté siempre disponible.',
      },
      {
        title: 'El asesoramiento y sus límites',
        body: 'Explicamos, recomendamos y redactamos. No damos asesoramiento jurídico, fiscal, de inversión ni médico, y no podemos prometer que una empresa suprima datos porque tú o nosotros se lo hayamos pedido. Lo que hagas a partir de un resultado es decisión tuya.',
      },
      {
        title: 'Responsabilidad',
        body: `Nada de lo aquí dicho limita nuestra responsabilidad por muerte o lesiones causadas por negligencia, por fraude, por dolo o negligencia grave, ni por cualquier otra cosa respecto de la cual la ley no permita limitarla.

Por lo demás, respondemos de los daños que sean consecuencia previsible de que incumplamos estas condiciones, y en total como máximo de la mayor de estas cantidades: lo que nos pagaste en los doce meses anteriores o 100 £. No respondemos de lo que una fuente diga o haga ni del lucro cesante cuando usas el servicio para una actividad empresarial.`,
      },
      {
        title: 'Contenido y marcas',
        body: 'El sitio, sus textos y sus dibujos nos pertenecen a nosotros o a quienes nos permiten usarlos; partes de los hallazgos llevan el nombre de sus fuentes y la licencia que piden. Tu informe es tuyo: puedes imprimirlo, conservarlo y enseñárselo a quien quieras.',
      },
      {
        title: 'Cambios de estas condiciones',
        body: 'Podemos cambiar estas condiciones de cara al futuro. Un pedido se rige por las condiciones vigentes cuando se hizo. Si tienes una cuenta, te avisamos por correo antes de que entre en vigor un cambio que te afecte.',
      },
      {
        title: 'Ley aplicable y desacuerdos',
        body: `${protection}

Escríbenos primero, por favor. La mayoría de los desacuerdos son malentendidos, y respondemos.`,
      },
    ],
  };
}
