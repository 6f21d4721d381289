import { bullets, type LegalDocument, type LegalFacts } from '#core/site/pages/legal/document.ts';

/** What is stored in the browser: all of it. */
export function cookiePolicy({ site, scanCookie, payments }: LegalFacts): LegalDocument {
  const prefix = scanCookie.startsWith('__Host-') ? '__Host-' : '';
  return {
    title: 'Política de cookies',
    description: `Todas las cookies y todos los valores que ${site.name} guarda en tu navegador, y durante cuánto tiempo.`,
    updated: '2026-11-26',
    notice: site.legalNotice,
    intro:
      'En este sitio no hay ningún aviso de cookies, porque no hay nada que preguntar. Solo guardamos lo necesario para algo que has pedido. Esta es la lista completa.',
    sections: [
      {
        title: 'Cookies',
        body: bullets(
          `**\`${scanCookie}\`** se guarda cuando abres el enlace de tu análisis y pulsas su botón. Permite que este navegador vuelva a abrir ese análisis sin el enlace. Contiene claves aleatorias y nada sobre ti, los scripts no pueden leerla, se envía solo a este sitio y dura 30 días. «Olvidar en este dispositivo», debajo del resultado, y el cierre de sesión la eliminan y dejan sus claves sin valor.`,
          `**\`${prefix}toast\`** lleva el resultado de un paso, por ejemplo «guardado», a la página siguiente. Se elimina cuando esa página lo ha mostrado y dura como máximo 30 segundos.`,
          '**`sidebar:state`** se guarda cuando abres o cierras la barra lateral de tu cuenta. Contiene `true` o `false` y dura 7 días.',
          `**\`${prefix}qp_scan_request\`** se guarda cuando pides un análisis gratuito. El nombre que escribiste se usa para el análisis solo si el enlace del correo se abre en este navegador. Contiene una clave aleatoria y nada sobre ti, los scripts no pueden leerla, se envía solo a este sitio y dura 24 horas.`,
          `**\`${prefix}qp_scan_link\`** se guarda cuando sigues el enlace del correo a un análisis, para que la clave del enlace salga enseguida de la dirección y no abra nada en otro navegador. Contiene esa clave, un nombre aleatorio para tu navegador y nada sobre ti, los scripts no pueden leerla, se envía solo a este sitio, se elimina cuando pulsas el botón que hay allí y dura como máximo 30 minutos.`,
          `**\`${prefix}qp_signup\`** se guarda cuando creas una cuenta, sea cual sea la dirección. La contraseña y el nombre que escribiste cuentan solo si el enlace del correo se abre en este navegador. Contiene una clave aleatoria y nada sobre ti, los scripts no pueden leerla, se envía solo a este sitio y dura 1 hora o hasta que inicies sesión.`,
          `**\`${prefix}qp_access\`** y **\`${prefix}qp_refresh\`** se guardan cuando inicias sesión en una cuenta, para que la página siguiente te reconozca. Contienen claves aleatorias y nada sobre ti, los scripts no pueden leerlas, se envían solo a este sitio y se eliminan cuando cierras sesión. La primera dura 15 minutos y se renueva con la segunda, que dura 30 días.`,
          `**\`${prefix}qp_browser\`** se guarda cuando inicias sesión o abres un enlace para elegir una contraseña nueva, para que reconozcamos este navegador: así, quien intenta adivinar tu contraseña no te cierra el paso aquí y un enlace ajeno no puede iniciar tu sesión en la cuenta de otra persona. Contiene una clave aleatoria y nada sobre ti, los scripts no pueden leerla, se envía solo a este sitio y dura 90 días.`,
          `**\`${prefix}qp_recovery\`** se guarda cuando abres un enlace para elegir una contraseña nueva. Permite que este navegador haga eso y nada más, y dura 15 minutos.`,
          `**\`${prefix}qp_review\`** se guarda después de una contraseña nueva si algo más abre también la cuenta. Permite que este navegador lo revise y lo elimine, y dura 30 minutos.`,
          `**\`${prefix}qp_provider\`** se guarda mientras inicias sesión con otro proveedor, si este sitio lo ofrece. Hace que la respuesta del proveedor valga solo en este navegador. Contiene una clave aleatoria y el idioma de la página, y nada sobre ti, los scripts no pueden leerla, se envía solo a este sitio y dura 10 minutos o hasta que vuelvas.`,
          `**\`${prefix}qp_challenge\`** se guarda entre tu contraseña y tu código, si usas la verificación en dos pasos, y dura 5 minutos.`,
        ),
      },
      {
        title: 'Otro almacenamiento',
        body: bullets(
          '**`theme`**, en el almacenamiento local de tu navegador: `light` o `dark`; se guarda solo si eliges uno de los dos, hasta que vuelvas a elegir el del sistema o borres el almacenamiento.',
          '**`language-offer`**, en el almacenamiento local de tu navegador: `dismissed`; se guarda solo si cierras la oferta de una página en otro idioma, hasta que borres el almacenamiento.',
          '**`audit-head`**, en el almacenamiento local de tu navegador: el último punto de control firmado de nuestro registro de auditoría que comprobó por ti, y la clave, para que note si el registro se reescribe. Ambos son públicos. Se guarda hasta que borres el almacenamiento.',
          '**`admin:shortcuts`**, en el almacenamiento local de los navegadores de nuestro equipo: `on` u `off`, según si las teclas son atajos en el panel. Se guarda hasta que borren el almacenamiento.',
          '**`typed:`**, en el almacenamiento de sesión de una pestaña: un mensaje sobre una solicitud de servicio que has empezado a escribir y aún no has enviado, para que siga ahí cuando vuelvas. No se envía a ningún sitio y se elimina cuando envías el mensaje, cuando cierras sesión y cuando se cierra la pestaña.',
          'Hasta dónde habías bajado en la página, en el almacenamiento de sesión de una pestaña, y la clave aleatoria de un formulario de pedido en su historial, para que al retroceder vuelvas a ese punto y enviar otra vez el formulario no pida nada dos veces. Se olvidan cuando se cierra la pestaña.',
        ),
      },
      {
        title: 'Lo que no hay',
        body: bullets(
          'Ni cookies de publicidad, ni cookies de analítica, ni identificación del navegador por su huella.',
          'Ni cookies de otras empresas: los scripts, los estilos y las tipografías vienen todos de este sitio.',
          'Ni píxeles ni enlaces de seguimiento en nuestros correos.',
        ),
      },
      {
        title: 'Otros sitios',
        body: bullets(
          'Los enlaces a otros sitios te llevan a ellos; lo que guarden es cosa suya.',
          payments &&
            'Para pagar se te lleva a una página de Stripe, que guarda sus propias cookies para la seguridad y la prevención del fraude. Nosotros no las leemos.',
        ),
      },
      {
        title: 'Rechazar y eliminar',
        body: `Puedes eliminar todo lo anterior en tu navegador en cualquier momento. Sin \`${scanCookie}\` necesitas el enlace del correo para volver a abrir un análisis; sin las demás no se pierde más que una preferencia o una sesión iniciada. El sitio se puede leer y sus formularios funcionan con las cookies y los scripts desactivados; un análisis necesita, además, su cookie.`,
      },
      {
        title: 'La ley en la que se basa',
        body: `La regla 6 del reglamento británico sobre privacidad y comunicaciones electrónicas (Privacy and Electronic Communications Regulations) y el artículo 5, apartado 3, de la Directiva ePrivacy de la UE exigen el consentimiento antes de guardar algo que no sea estrictamente necesario para un servicio que has pedido. Cada elemento anterior es necesario para un servicio así o recoge una elección tuya. Para cualquier pregunta, escribe a [${site.contactEmail}](mailto:${site.contactEmail}).`,
      },
    ],
  };
}
