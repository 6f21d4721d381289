/** What sources say of themselves in English, by its very words. */
const spanish = {
  'A Bluesky account that is named after your domain, with its name, photo and description.':
    'Una cuenta de Bluesky que se llama como tu dominio, con su nombre, foto y descripción.',
  'A Bluesky account under your user name, with its name, photo and description.':
    'Una cuenta de Bluesky con tu nombre de usuario, con su nombre, foto y descripción.',
  'A Chess.com account under your user name, with the name, place and photo that it shows.':
    'Una cuenta de Chess.com con tu nombre de usuario, con el nombre, el lugar y la foto que muestra.',
  'A DEV account under your user name, with the name, place and accounts elsewhere that it shows.':
    'Una cuenta de DEV con tu nombre de usuario, con el nombre, el lugar y las cuentas en otros sitios que muestra.',
  'A Docker Hub account under your user name, with the name, place and employer that it shows.':
    'Una cuenta de Docker Hub con tu nombre de usuario, con el nombre, el lugar y la empresa que muestra.',
  'A GitHub account under your user name, with the name, employer, place and address that it shows.':
    'Una cuenta de GitHub con tu nombre de usuario, con el nombre, la empresa, el lugar y la dirección que muestra.',
  'A GitHub account whose public profile shows your address.':
    'Una cuenta de GitHub cuyo perfil público muestra tu dirección.',
  'A GitLab account under your user name, with its name and photo.':
    'Una cuenta de GitLab con tu nombre de usuario, con su nombre y foto.',
  'A Hacker News account under your user name, with all that was written there.':
    'Una cuenta de Hacker News con tu nombre de usuario, con todo lo que se escribió allí.',
  'A Keybase account under your user name, with the name, place and accounts elsewhere that it shows.':
    'Una cuenta de Keybase con tu nombre de usuario, con el nombre, el lugar y las cuentas en otros sitios que muestra.',
  'A Steam profile whose address holds your user name, with the real name and place that it shows.':
    'Un perfil de Steam cuya dirección contiene tu nombre de usuario, con el nombre real y el lugar que muestra.',
  'A Wikipedia account under your user name, with how often it edited; edits stay public for good.':
    'Una cuenta de Wikipedia con tu nombre de usuario y cuántas veces ha editado; las ediciones son públicas para siempre.',
  'A breach cannot be withdrawn; Have I Been Pwned lets you opt out of its public search.':
    'Una filtración no se puede retirar; Have I Been Pwned te permite salir de su búsqueda pública.',
  'A breach cannot be withdrawn; XposedOrNot lets you hide your own address on its site.':
    'Una filtración no se puede retirar; XposedOrNot te permite ocultar tu dirección en su sitio.',
  'A leak cannot be withdrawn; LeakCheck lets you hide your own address in its account area.':
    'Una filtración no se puede retirar; LeakCheck te permite ocultar tu dirección desde tu cuenta en su sitio.',
  'A photo tied to your address.': 'Una foto asociada a tu dirección.',
  'A public profile tied to your address: name, photo, place, job and accounts on other sites.':
    'Un perfil público asociado a tu dirección: nombre, foto, lugar, trabajo y cuentas en otros sitios.',
  'A researcher of your name, with employers.': 'Alguien que investiga y se llama como tú, con sus lugares de trabajo.',
  'Add a rule for CCBot to the robots.txt of the domain: later crawls then leave its pages out.':
    'Añade una regla para CCBot al robots.txt del dominio: las próximas recopilaciones dejarán fuera sus páginas.',
  'An encryption key that was published for your address with your consent.':
    'Una clave de cifrado que se publicó para tu dirección con tu consentimiento.',
  'An encryption key that your mail domain publishes for your address.':
    'Una clave de cifrado que tu dominio de correo publica para tu dirección.',
  'An iNaturalist account under your user name, whose observations may tell where you were and when.':
    'Una cuenta de iNaturalist con tu nombre de usuario, cuyas observaciones pueden decir dónde has estado y cuándo.',
  'Ask for a correction of the record: https://openalex.org/': 'Pide que se corrija el registro: https://openalex.org/',
  'Ask for a courtesy vanishing: https://meta.wikimedia.org/wiki/Right_to_vanish':
    'Pide la desaparición de cortesía («courtesy vanishing»): https://meta.wikimedia.org/wiki/Right_to_vanish',
  'Ask for removal at stopforumspam.com/removal.': 'Pide la supresión en stopforumspam.com/removal.',
  'Ask the site that hosts the text to delete it; most have a report link on the page.':
    'Pide al sitio que aloja el texto que lo borre; la mayoría tiene en la página un enlace para denunciarlo.',
  'Ask your domain registrar to switch on its privacy service, or to redact the registrant.':
    'Pide al registrador de tu dominio que active su servicio de privacidad o que oculte los datos del titular.',
  'Both files are on your own web server: change or delete them there.':
    'Los dos archivos están en tu propio servidor web: cámbialos o bórralos allí.',
  'Breaches and pastes that XposedOrNot shows to everybody. It leaves out addresses whose owners asked to be hidden.':
    'Filtraciones y textos publicados que XposedOrNot muestra a todo el mundo. Deja fuera las direcciones cuyos titulares pidieron que se ocultaran.',
  'Breaches that Have I Been Pwned shows to everybody. It leaves out sensitive ones, such as of dating sites, and addresses whose owners opted out.':
    'Filtraciones que Have I Been Pwned muestra a todo el mundo. Deja fuera las delicadas, como las de sitios de citas, y las direcciones cuyos titulares pidieron salir.',
  'Breaches that hold an address of your domain, sensitive ones too. Addresses whose owners opted out are not in it.':
    'Filtraciones que contienen una dirección de tu dominio, también las delicadas. No incluye las direcciones cuyos titulares pidieron salir.',
  'Certificate logs are permanent; a new certificate can leave the address out.':
    'Los registros de certificados son permanentes; un certificado nuevo puede dejar fuera la dirección.',
  'Certificate logs are permanent; a wildcard certificate keeps new host names out of them.':
    'Los registros de certificados son permanentes; un certificado comodín mantiene fuera de ellos los nombres de los servidores nuevos.',
  'Change what the profile shows, or delete the account: https://github.com/settings/admin':
    'Cambia lo que muestra el perfil o elimina la cuenta: https://github.com/settings/admin',
  'Change who may see it in the settings of the record: https://orcid.org/account':
    'Cambia quién puede verlo en los ajustes del registro: https://orcid.org/account',
  'Choose in your GitHub profile settings not to show an email address.':
    'En los ajustes de tu perfil de GitHub, elige no mostrar ninguna dirección de correo.',
  'Copies of pages of your domain in the Internet Archive, also of those that you have changed or deleted.':
    'Copias de páginas de tu dominio en el Internet Archive, también de las que has cambiado o borrado.',
  'Copies of pages of your domain in the open crawl of the web, with which language models are trained.':
    'Copias de páginas de tu dominio en la recopilación abierta de la web con la que se entrenan modelos de lenguaje.',
  'Data breaches that hold any address of your domain, those that you gave to a single site too.':
    'Filtraciones de datos que contienen cualquier dirección de tu dominio, también las que diste a un solo sitio.',
  'Data breaches that hold your address, asked with the first six characters of a hash only.':
    'Filtraciones de datos que contienen tu dirección, consultadas solo con los seis primeros caracteres de un hash.',
  'Data breaches that hold your address, what leaked in each, and how well its passwords were protected.':
    'Filtraciones de datos que contienen tu dirección, qué se filtró en cada una y cómo de protegidas estaban sus contraseñas.',
  'Deactivate the account: https://hub.docker.com/settings/deactivate':
    'Desactiva la cuenta: https://hub.docker.com/settings/deactivate',
  'EmailRep has no reference to your address. It does not say which breaches and sites it looks at.':
    'EmailRep no tiene ninguna referencia a tu dirección. No dice qué filtraciones y sitios consulta.',
  'Encryption keys with every name and address ever put on them.':
    'Claves de cifrado con todos los nombres y direcciones que alguna vez se pusieron en ellas.',
  'Hacker News deletes on request only: write to hn@ycombinator.com':
    'Hacker News solo elimina cuentas si se le pide: escribe a hn@ycombinator.com',
  'Keys on this server cannot normally be deleted. Revoking the key marks it as no longer used.':
    'Las claves de este servidor normalmente no se pueden borrar. Si revocas la clave, queda marcada como fuera de uso.',
  'Leaks that LeakCheck’s public search knows. It leaves out addresses whose owners opted out.':
    'Filtraciones que conoce la búsqueda pública de LeakCheck. Deja fuera las direcciones cuyos titulares pidieron salir.',
  'Logs of password-stealing malware that Have I Been Pwned has loaded, for addresses of your domain. Logs that it has not obtained are not in it.':
    'Datos de programas que roban contraseñas que Have I Been Pwned ha cargado, para direcciones de tu dominio. No incluye los datos que no ha obtenido.',
  'Mail certificates in the public logs that name your address.':
    'Certificados de correo de los registros públicos que nombran tu dirección.',
  'Names and dates of leaks that hold your address, and which kinds of data leaked.':
    'Nombres y fechas de filtraciones que contienen tu dirección, y qué tipos de datos se filtraron.',
  'Names of machines and services below your domain that certificates have made public.':
    'Nombres de equipos y servicios bajo tu dominio que los certificados han hecho públicos.',
  'No Bluesky account is named after your domain. Accounts below it, and under user names, are not seen.':
    'Ninguna cuenta de Bluesky se llama como tu dominio. No se ven las que están por debajo de él ni las que usan un nombre de usuario.',
  'No account is called by this user name at bsky.social. Accounts under a domain of their own are not seen.':
    'Ninguna cuenta tiene este nombre de usuario en bsky.social. No se ven las cuentas con un dominio propio.',
  'No certificate in the public logs names a machine below your domain. Private certificate authorities keep no such logs.':
    'Ningún certificado de los registros públicos nombra un equipo bajo tu dominio. Las autoridades de certificación privadas no llevan esos registros.',
  'No certificate in the public logs names your address. Certificates that were never logged are not seen.':
    'Ningún certificado de los registros públicos nombra tu dirección. No se ven los certificados que nunca se registraron.',
  'No infected computer in Hudson Rock’s collection had your address saved. Infections that it has not obtained are not in it.':
    'Ningún equipo infectado de la colección de Hudson Rock tenía guardada tu dirección. No incluye las infecciones de las que no ha obtenido datos.',
  'No key is published here for your address. Keys whose owners did not confirm the address are never shown.':
    'Aquí no hay ninguna clave publicada para tu dirección. Nunca se muestran las claves cuyos titulares no confirmaron la dirección.',
  'No key on this server carries your address. Other key servers have keys of their own.':
    'Ninguna clave de este servidor lleva tu dirección. Otros servidores tienen sus propias claves.',
  'No photo is kept at Libravatar itself. Gravatar, where it sends others, is asked by itself.':
    'En el propio Libravatar no hay ninguna foto. A Gravatar, adonde envía las demás consultas, se le pregunta aparte.',
  'No public GitHub profile shows your address. An account that keeps it private is not seen.':
    'Ningún perfil público de GitHub muestra tu dirección. No se ve una cuenta que la mantenga privada.',
  'No public contact card is tied to your address. A profile that its owner hides is not seen.':
    'No hay ninguna tarjeta de contacto pública asociada a tu dirección. No se ve un perfil que su titular oculte.',
  'No public profile is tied to your address. A profile that its owner keeps private counts as nothing found.':
    'No hay ningún perfil público asociado a tu dirección. Un perfil que su titular mantiene privado cuenta como nada encontrado.',
  'No public scan has anything of your domain. Scans that were made private or unlisted are not seen.':
    'Ningún análisis público contiene nada de tu dominio. No se ven los análisis privados o no listados.',
  'No researcher of exactly this name is in the register. Other spellings, and hidden names, are not seen.':
    'Nadie con exactamente este nombre está en el registro de investigadores. No se ven otras grafías ni los nombres ocultos.',
  'Nobody has a public profile under this user name there. Profiles under other names, and hidden ones, are not seen.':
    'Allí nadie tiene un perfil público con este nombre de usuario. No se ven los perfiles con otros nombres ni los ocultos.',
  'Nobody of exactly this name is in the bibliography of computer science. Other spellings are not seen.':
    'Nadie con exactamente este nombre está en la bibliografía de informática. No se ven otras grafías.',
  'Open the scan at urlscan.io and report it, with the reason why it should go.':
    'Abre el análisis en urlscan.io y denúncialo, con el motivo por el que debería retirarse.',
  'OpenAlex knows nobody of exactly this name who has published. Other spellings are not seen.':
    'OpenAlex no conoce a nadie con exactamente este nombre que haya publicado. No se ven otras grafías.',
  'Phone numbers, messenger names and other addresses on a public profile.':
    'Números de teléfono, nombres en mensajería y otras direcciones de un perfil público.',
  'Public commits on the default branches of repositories that GitHub has indexed. Other branches and private repositories are not searched.':
    'Commits públicos en las ramas predeterminadas de los repositorios que GitHub ha indexado. No se buscan otras ramas ni repositorios privados.',
  'Public commits that carry your address.': 'Commits públicos que llevan tu dirección.',
  'Public scans of pages of your domain, with a picture of each and the addresses that it loads.':
    'Análisis públicos de páginas de tu dominio, con una imagen de cada una y las direcciones que carga.',
  'Public text dumps that hold your address.': 'Textos publicados en internet que contienen tu dirección.',
  'Publish an SPF record that ends in -all and a DMARC record with p=reject at your DNS provider.':
    'Publica en tu proveedor de DNS un registro SPF que termine en -all y un registro DMARC con p=reject.',
  'Remove your address from the key at keys.openpgp.org/manage, which mails you a link.':
    'Quita tu dirección de la clave en keys.openpgp.org/manage, que te envía un enlace por correo.',
  'SPF and DMARC as public resolvers show them today. Whether each mail provider acts on them is not checked.':
    'SPF y DMARC tal como los muestran hoy los servidores DNS públicos. No se comprueba si cada proveedor de correo los aplica.',
  'Set GitHub to keep your email address private in its settings; commits already made keep it unless the history is rewritten.':
    'En los ajustes de GitHub, mantén privada tu dirección de correo; los commits ya hechos la conservan salvo que se reescriba el historial.',
  'Sign in at gravatar.com to hide fields of the profile or to disable the account.':
    'Inicia sesión en gravatar.com para ocultar datos del perfil o desactivar la cuenta.',
  'Sign in at libravatar.org to remove the photo or the account.':
    'Inicia sesión en libravatar.org para quitar la foto o la cuenta.',
  'Sites whose sign-ins malware has copied, for every address of your domain.':
    'Sitios cuyos accesos ha copiado un programa malicioso, para todas las direcciones de tu dominio.',
  'Somebody of your name in the bibliography of computer science, with employers.':
    'Alguien que se llama como tú en la bibliografía de informática, con sus lugares de trabajo.',
  'Somebody of your name who has published, with employers.':
    'Alguien que se llama como tú y ha publicado, con sus lugares de trabajo.',
  'Text dumps that Have I Been Pwned has read. Pastes that were deleted before it came, and addresses whose owners opted out, are not in it.':
    'Textos publicados que Have I Been Pwned ha leído. No incluye los que se borraron antes de que llegara ni las direcciones cuyos titulares pidieron salir.',
  'The Internet Archive shows no copy of a page of your domain. Copies that it was asked to hide, and those on other hosts below the domain, are not seen.':
    'El Internet Archive no muestra ninguna copia de una página de tu dominio. No se ven las copias que se le pidió ocultar ni las de otros servidores bajo el dominio.',
  'The account is deleted only on request: https://help.steampowered.com/en/wizard/HelpDeleteAccount':
    'La cuenta solo se elimina si se pide: https://help.steampowered.com/en/wizard/HelpDeleteAccount',
  'The key directory of your mail domain has no key for your address.':
    'El directorio de claves de tu dominio de correo no tiene ninguna clave para tu dirección.',
  'The newest crawl has no page of your domain. Earlier crawls, and other hosts below the domain, are not searched.':
    'La recopilación más reciente no tiene ninguna página de tu dominio. No se busca en las anteriores ni en otros servidores bajo el dominio.',
  'The registrant’s name, address, email and phone number are not public in the register today. Archives of earlier entries are not seen.':
    'El nombre, el domicilio, el correo y el teléfono del titular no son públicos hoy en el registro. No se ven los archivos de entradas anteriores.',
  'What your address is known for: leaked credentials, block lists, and names of sites with a profile.':
    'Lo que se sabe de tu dirección: credenciales filtradas, listas de bloqueo y nombres de sitios con un perfil.',
  'Whether somebody has used your address to send spam to forums.':
    'Si alguien ha usado tu dirección para enviar spam a foros.',
  'Whether strangers can send mail in the name of your domain.':
    'Si gente desconocida puede enviar correo en nombre de tu dominio.',
  'Whether the public register shows your name, address, email or phone number for your domain.':
    'Si el registro público muestra tu nombre, domicilio, correo o teléfono para tu dominio.',
  'Whether your address was saved on a computer infected by malware that steals passwords.':
    'Si tu dirección estaba guardada en un equipo infectado por un programa que roba contraseñas.',
  'Whether your domain publishes somebody’s address, and whether its rule for encrypted mail has been switched off.':
    'Si tu dominio publica la dirección de alguien y si se ha desactivado su regla de correo cifrado.',
  'Whoever runs your mail domain can take the key out of its directory.':
    'Quien gestiona tu dominio de correo puede quitar la clave de su directorio.',
  'Write to info@archive.org from an address of the domain, and name the pages.':
    'Escribe a info@archive.org desde una dirección del dominio e indica las páginas.',
  'Your address is not on this list today. Entries that were removed are not seen.':
    'Tu dirección no está hoy en esta lista. No se ven las entradas que se quitaron.',
  'Your domain’s own web server has no security.txt with an address of yours other than that of a role such as “security”, and its rule for encrypted mail is not switched off.':
    'El servidor web de tu dominio no tiene un security.txt con una dirección tuya que no sea la de una función como «security», y su regla de correo cifrado no está desactivada.',
} as const;

export default spanish;
