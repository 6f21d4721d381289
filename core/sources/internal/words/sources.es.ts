import type { TranslatedSources } from './translated.ts';

const accountClear = (name: string): string =>
  `Nadie tiene en ${name} una cuenta pública con este nombre de usuario. Las cuentas con otros nombres no se ven.`;

export const spanishSources: TranslatedSources = {
  siteReveals: (name) => `Un perfil público en ${name} con tu nombre de usuario.`,
  siteClear: (name) =>
    `Nadie tiene en ${name} un perfil público con este nombre de usuario. No se ven los perfiles con otros nombres ni los ocultos.`,
  provedSiteClear:
    'Nadie tiene ahí un perfil público con este nombre de usuario. No se ven los perfiles con otros nombres ni los ocultos.',
  sources: {
    bluesky: {
      reveals: 'Una cuenta de Bluesky con tu nombre de usuario, con su nombre, foto y descripción.',
      clearCovers: 'Ninguna cuenta se llama así en bsky.social. Las cuentas con un dominio propio no se ven.',
    },
    'bluesky-domain': {
      reveals: 'Una cuenta de Bluesky que se llama como tu dominio, con su nombre, foto y descripción.',
      clearCovers:
        'Ninguna cuenta de Bluesky se llama como tu dominio. No se ven las cuentas por debajo de él ni las que usan un nombre de usuario.',
    },
    chesscom: {
      reveals: 'Una cuenta de Chess.com con tu nombre de usuario, con el nombre, el lugar y la foto que muestra.',
      clearCovers: accountClear('Chess.com'),
    },
    'codeberg-user': {
      reveals: 'Una cuenta de Codeberg con tu nombre de usuario, con el nombre, el lugar y la dirección que muestra.',
      clearCovers: accountClear('Codeberg'),
    },
    'gitea-user': {
      reveals: 'Una cuenta de Gitea con tu nombre de usuario, con el nombre, el lugar y la dirección que muestra.',
      clearCovers: accountClear('Gitea'),
    },
    commoncrawl: {
      reveals:
        'Copias de páginas de tu dominio en el rastreo abierto de la web con el que se entrenan modelos de lenguaje.',
      clearCovers:
        'El rastreo más reciente no tiene ninguna página de tu dominio. No se busca en rastreos anteriores ni en otros hosts por debajo del dominio.',
    },
    'crtsh-domain': {
      reveals: 'Nombres de máquinas y servicios por debajo de tu dominio que los certificados han hecho públicos.',
      clearCovers:
        'Ningún certificado de los registros públicos nombra una máquina por debajo de tu dominio. Las autoridades de certificación privadas no llevan esos registros.',
    },
    'crtsh-email': {
      reveals: 'Certificados de correo de los registros públicos que nombran tu dirección.',
      clearCovers:
        'Ningún certificado de los registros públicos nombra tu dirección. Los certificados que nunca se registraron no se ven.',
    },
    dblp: {
      reveals: 'Alguien con tu nombre en la bibliografía de informática, con sus centros de trabajo.',
      clearCovers:
        'Nadie con exactamente este nombre figura en la bibliografía de informática. Otras grafías no se ven.',
    },
    devto: {
      reveals:
        'Una cuenta de DEV con tu nombre de usuario, con el nombre, el lugar y las cuentas en otros sitios que muestra.',
      clearCovers: accountClear('DEV Community'),
    },
    'docker-hub': {
      reveals: 'Una cuenta de Docker Hub con tu nombre de usuario, con el nombre, el lugar y la empresa que muestra.',
      clearCovers: accountClear('Docker Hub'),
    },
    doh: {
      reveals: 'Si personas ajenas pueden enviar correo en nombre de tu dominio.',
      clearCovers:
        'SPF y DMARC tal como los muestran hoy los resolutores públicos. No se comprueba si cada proveedor de correo los aplica.',
    },
    emailrep: {
      reveals:
        'Por qué se conoce tu dirección: credenciales filtradas, listas de bloqueo y nombres de sitios con un perfil.',
      clearCovers: 'EmailRep no tiene ninguna referencia a tu dirección. No dice qué filtraciones y sitios consulta.',
    },
    'github-search-commits': {
      reveals: 'Commits públicos que llevan tu dirección.',
      clearCovers:
        'Commits públicos en las ramas principales de los repositorios que GitHub ha indexado. No se busca en otras ramas ni en repositorios privados.',
    },
    'github-search-email': {
      reveals: 'Una cuenta de GitHub cuyo perfil público muestra tu dirección.',
      clearCovers: 'Ningún perfil público de GitHub muestra tu dirección. Una cuenta que la mantiene privada no se ve.',
    },
    'github-user': {
      reveals:
        'Una cuenta de GitHub con tu nombre de usuario, con el nombre, la empresa, el lugar y la dirección que muestra.',
      clearCovers: accountClear('GitHub'),
    },
    'gitlab-user': {
      reveals: 'Una cuenta de GitLab con tu nombre de usuario, con su nombre y su foto.',
      clearCovers: accountClear('GitLab'),
    },
    'gravatar-legacy': {
      reveals: 'Números de teléfono, nombres en mensajerías y otras direcciones en un perfil público.',
      clearCovers:
        'Ninguna tarjeta de contacto pública está vinculada a tu dirección. Un perfil que su titular oculta no se ve.',
    },
    'gravatar-v3': {
      reveals: 'Un perfil público vinculado a tu dirección: nombre, foto, lugar, trabajo y cuentas en otros sitios.',
      clearCovers:
        'Ningún perfil público está vinculado a tu dirección. Un perfil que su titular mantiene privado cuenta como nada encontrado.',
    },
    hackernews: {
      reveals: 'Una cuenta de Hacker News con tu nombre de usuario, con todo lo que se escribió ahí.',
      clearCovers: accountClear('Hacker News'),
    },
    'hibp-account-range': {
      reveals:
        'Filtraciones de datos que contienen tu dirección, consultadas solo con los seis primeros caracteres de un hash.',
      clearCovers:
        'Las filtraciones que Have I Been Pwned muestra a cualquiera. Deja fuera las delicadas, como las de sitios de citas, y las direcciones cuyos titulares se dieron de baja.',
    },
    'hibp-domain': {
      reveals:
        'Filtraciones de datos que contienen cualquier dirección de tu dominio, también las que diste a un solo sitio.',
      clearCovers:
        'Las filtraciones que contienen una dirección de tu dominio, también las delicadas. No incluye las direcciones cuyos titulares se dieron de baja.',
    },
    'hibp-pastes': {
      reveals: 'Volcados de texto públicos que contienen tu dirección.',
      clearCovers:
        'Los volcados de texto que Have I Been Pwned ha leído. No incluye los que se borraron antes de que llegara ni las direcciones cuyos titulares se dieron de baja.',
    },
    'hibp-stealer-logs': {
      reveals: 'Sitios cuyos inicios de sesión ha copiado un programa malicioso, para cada dirección de tu dominio.',
      clearCovers:
        'Los registros de programas que roban contraseñas que Have I Been Pwned ha cargado, para direcciones de tu dominio. No incluye los que no ha obtenido.',
    },
    'hkp-ubuntu': {
      reveals: 'Claves de cifrado con todos los nombres y direcciones que se hayan puesto en ellas alguna vez.',
      clearCovers: 'Ninguna clave de este servidor lleva tu dirección. Otros servidores de claves tienen las suyas.',
    },
    'hudsonrock-cavalier': {
      reveals: 'Si tu dirección estaba guardada en un equipo infectado por un programa malicioso que roba contraseñas.',
      clearCovers:
        'Ningún equipo infectado de la colección de Hudson Rock tenía guardada tu dirección. No incluye las infecciones que no ha obtenido.',
    },
    inaturalist: {
      reveals:
        'Una cuenta de iNaturalist con tu nombre de usuario, cuyas observaciones pueden decir dónde estabas y cuándo.',
      clearCovers: accountClear('iNaturalist'),
    },
    'keybase-user': {
      reveals:
        'Una cuenta de Keybase con tu nombre de usuario, con el nombre, el lugar y las cuentas en otros sitios que muestra.',
      clearCovers: accountClear('Keybase'),
    },
    'leakcheck-public': {
      reveals: 'Nombres y fechas de las filtraciones que contienen tu dirección, y qué tipos de datos se filtraron.',
      clearCovers:
        'Las filtraciones que conoce la búsqueda pública de LeakCheck. Deja fuera las direcciones cuyos titulares se dieron de baja.',
    },
    libravatar: {
      reveals: 'Una foto vinculada a tu dirección.',
      clearCovers:
        'Libravatar no guarda ninguna foto. A Gravatar, adonde remite a los demás, se le pregunta por separado.',
    },
    'mta-sts-securitytxt': {
      reveals: 'Si tu dominio publica la dirección de alguien y si se ha desactivado su regla para el correo cifrado.',
      clearCovers:
        'El servidor web de tu dominio no tiene un security.txt con una dirección tuya que no sea la de una función, como «security», y su regla para el correo cifrado no está desactivada.',
    },
    'openalex-authors': {
      reveals: 'Alguien con tu nombre que ha publicado, con sus centros de trabajo.',
      clearCovers:
        'OpenAlex no conoce a nadie con exactamente este nombre que haya publicado. Otras grafías no se ven.',
    },
    'openpgp-vks': {
      reveals: 'Una clave de cifrado que se publicó para tu dirección con tu consentimiento.',
      clearCovers:
        'Aquí no hay ninguna clave publicada para tu dirección. Las claves cuyos titulares no confirmaron la dirección nunca se muestran.',
    },
    orcid: {
      reveals: 'Alguien con tu nombre que se dedica a la investigación, con sus centros de trabajo.',
      clearCovers:
        'En el registro no figura nadie con exactamente este nombre que se dedique a la investigación. No se ven otras grafías ni los nombres ocultos.',
    },
    rdap: {
      reveals: 'Si el registro público muestra tu nombre, dirección, correo o teléfono como titular de tu dominio.',
      clearCovers:
        'El nombre, la dirección, el correo y el teléfono del titular no son públicos hoy en el registro. Los archivos de entradas anteriores no se ven.',
    },
    steam: {
      reveals:
        'Un perfil de Steam cuya dirección contiene tu nombre de usuario, con el nombre real y el lugar que muestra.',
      clearCovers: accountClear('Steam Community'),
    },
    stopforumspam: {
      reveals: 'Si alguien ha usado tu dirección para enviar spam a foros.',
      clearCovers: 'Tu dirección no está hoy en esta lista. Las entradas que se retiraron no se ven.',
    },
    urlscan: {
      reveals:
        'Exploraciones públicas de páginas de tu dominio, con una imagen de cada una y las direcciones que carga.',
      clearCovers:
        'Ninguna exploración pública tiene nada de tu dominio. Las que se hicieron privadas o sin publicar en la lista no se ven.',
    },
    wayback: {
      reveals: 'Copias de páginas de tu dominio en Internet Archive, también de las que has cambiado o borrado.',
      clearCovers:
        'Internet Archive no muestra ninguna copia de una página de tu dominio. No se ven las copias que se le pidió ocultar ni las de otros hosts por debajo del dominio.',
    },
    'wikipedia-user': {
      reveals:
        'Una cuenta de Wikipedia con tu nombre de usuario, con el número de ediciones; las ediciones siguen siendo públicas para siempre.',
      clearCovers: accountClear('Wikipedia'),
    },
    wkd: {
      reveals: 'Una clave de cifrado que tu dominio de correo publica para tu dirección.',
      clearCovers: 'El directorio de claves de tu dominio de correo no tiene ninguna clave para tu dirección.',
    },
    xposedornot: {
      reveals:
        'Filtraciones de datos que contienen tu dirección, qué se filtró en cada una y cómo de bien protegidas estaban sus contraseñas.',
      clearCovers:
        'Las filtraciones y los volcados de texto que XposedOrNot muestra a cualquiera. Deja fuera las direcciones cuyos titulares pidieron que se ocultaran.',
    },
  },
};
