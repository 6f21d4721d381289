/** What sources that are asked with an address or a domain can reveal, by their ids. */
export const spanishReveals: Readonly<Record<string, string>> = {
  'bluesky-domain': 'Una cuenta de Bluesky que se llama como tu dominio, con su nombre, foto y descripción.',
  commoncrawl:
    'Copias de páginas de tu dominio en el archivo abierto de la web con el que se entrenan modelos de lenguaje.',
  'crtsh-domain': 'Nombres de máquinas y servicios de tu dominio que los certificados han hecho públicos.',
  'crtsh-email': 'Certificados de correo en los registros públicos que nombran tu dirección.',
  doh: 'Si alguien ajeno puede enviar correo en nombre de tu dominio.',
  emailrep:
    'De qué se conoce tu dirección: credenciales filtradas, listas de bloqueo y nombres de sitios con un perfil.',
  'github-search-commits': 'Commits públicos que llevan tu dirección.',
  'github-search-email': 'Una cuenta de GitHub cuyo perfil público muestra tu dirección.',
  'gravatar-legacy':
    'Números de teléfono, nombres en servicios de mensajería y otras direcciones de un perfil público.',
  'gravatar-v3': 'Un perfil público asociado a tu dirección: nombre, foto, lugar, empleo y cuentas en otros sitios.',
  'hibp-account-range':
    'Filtraciones de datos que contienen tu dirección; se pregunta solo con los seis primeros caracteres de un hash.',
  'hibp-domain':
    'Filtraciones de datos que contienen cualquier dirección de tu dominio, también las que diste a un solo sitio.',
  'hibp-pastes': 'Volcados de texto públicos que contienen tu dirección.',
  'hibp-stealer-logs':
    'Sitios cuyos inicios de sesión ha copiado un programa malicioso, para cada dirección de tu dominio.',
  'hkp-ubuntu': 'Claves de cifrado con todos los nombres y direcciones que se les hayan puesto alguna vez.',
  'hudsonrock-cavalier': 'Si tu dirección estaba guardada en un equipo infectado por un programa que roba contraseñas.',
  'leakcheck-public':
    'Nombres y fechas de filtraciones que contienen tu dirección, y qué clases de datos se filtraron.',
  libravatar: 'Una foto asociada a tu dirección.',
  'mta-sts-securitytxt':
    'Si tu dominio publica la dirección de alguien y si su regla para el correo cifrado se ha desactivado.',
  'openpgp-vks': 'Una clave de cifrado que se publicó para tu dirección con tu consentimiento.',
  rdap: 'Si el registro público muestra tu nombre, domicilio, correo o teléfono para tu dominio.',
  stopforumspam: 'Si alguien ha usado tu dirección para enviar correo basura a foros.',
  urlscan: 'Análisis públicos de páginas de tu dominio, con una imagen de cada una y las direcciones que carga.',
  wayback: 'Copias de páginas de tu dominio en el Internet Archive, también de las que has cambiado o eliminado.',
  wkd: 'Una clave de cifrado que el dominio de tu correo publica para tu dirección.',
  xposedornot:
    'Filtraciones de datos que contienen tu dirección, qué se filtró en cada una y lo bien protegidas que estaban sus contraseñas.',
};
