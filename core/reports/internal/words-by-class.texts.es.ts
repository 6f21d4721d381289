import type { Texts } from '#contract/base/texts.ts';
import type english from './words-by-class.texts.en.ts';

/** Where to turn, by country; each named by its own site, read in November 2026. */
const helplineAdvice =
  'Si te amenazan, la ayuda es gratuita: España 017 (INCIBE), Reino Unido 0345 6000 459 (Revenge Porn Helpline), Hong Kong 18222, Estados Unidos tips.fbi.gov, Australia esafety.gov.au/report; en los demás países, la policía.';

const spanish: Texts<typeof english> = {
  'stealer-record': {
    noun: 'accesos guardados',
    own: 'tus accesos guardados',
    why: 'Un programa malicioso copió de un equipo los accesos guardados y las sesiones abiertas de su navegador. Quien los tenga puede entrar como si fueras tú.',
    advice: [],
  },
  'wallet-phrase': {
    noun: 'frase de recuperación del monedero',
    own: 'la frase de recuperación de tu monedero',
    why: 'Quien tenga la frase puede llevarse todo lo que hay en el monedero, desde cualquier lugar, y nadie puede devolverlo.',
    advice: ['No creas a nadie que se ofrezca a recuperar criptomonedas perdidas a cambio de dinero.'],
  },
  'government-id': {
    noun: 'documento de identidad',
    own: 'tu documento de identidad',
    why: 'El número de un documento ayuda a superar comprobaciones de identidad y a abrir cuentas en tu nombre.',
    advice: [],
  },
  password: {
    noun: 'contraseña',
    own: 'tu contraseña',
    why: 'Cualquiera que tenga la lista puede probarla en tu correo, tu banco y tus tiendas: es la forma más habitual de apoderarse de una cuenta.',
    advice: ['Usa una contraseña distinta en cada cuenta. Un gestor de contraseñas las recuerda por ti.'],
  },
  token: {
    noun: 'token de inicio de sesión',
    own: 'tu token de inicio de sesión',
    why: 'Un token permite entrar sin contraseña hasta que caduca o se revoca.',
    advice: [],
  },
  'special-category': {
    noun: 'datos íntimos',
    own: 'tus datos íntimos',
    why: 'Datos así no le importan a nadie más que a ti. Hay quien los usa para amenazar, y por eso conviene saber de antemano qué hacer.',
    advice: [
      helplineAdvice,
      'Los mensajes que dicen haberte grabado se envían por millones a direcciones filtradas. Bórralos.',
    ],
  },
  'bank-account': {
    noun: 'número de cuenta o de tarjeta',
    own: 'tu número de cuenta o de tarjeta',
    why: 'El número puede servir para pagar, o para que alguien se haga pasar por tu banco al teléfono.',
    advice: [],
  },
  health: {
    noun: 'datos de salud',
    own: 'tus datos de salud',
    why: 'Los datos de salud son privados por naturaleza, y hacen que un mensaje falso parezca de alguien que te conoce.',
    advice: [
      'Ten cuidado con los mensajes inesperados sobre tratamientos o seguros; llama a un número que ya tuvieras.',
    ],
  },
  'private-messages': {
    noun: 'mensajes privados',
    own: 'tus mensajes privados',
    why: 'Los mensajes pueden contener contraseñas, planes y secretos de otras personas, y muestran cómo escribes y a quién.',
    advice: [
      'Ten cuidado con las peticiones que citan una conversación antigua: pregunta por otra vía.',
      helplineAdvice,
    ],
  },
  'security-question': {
    noun: 'pregunta y respuesta de seguridad',
    own: 'tu pregunta y respuesta de seguridad',
    why: 'La respuesta abre una cuenta igual que una contraseña, y muchos sitios hacen las mismas preguntas.',
    advice: ['Usa respuestas inventadas y guárdalas en tu gestor de contraseñas.'],
  },
  'precise-location': {
    noun: 'ubicación exacta',
    own: 'tu ubicación exacta',
    why: 'Las posiciones exactas muestran dónde vives, trabajas y pasas el tiempo.',
    advice: [],
  },
  'home-address': {
    noun: 'domicilio',
    own: 'tu domicilio',
    why: 'Con tu domicilio, gente desconocida puede escribirte o presentarse allí, y hacerse pasar por ti en comprobaciones de identidad.',
    advice: [
      'Desconfía de las llamadas y cartas que usan tu domicilio como prueba de que te conocen.',
      'Pide a los directorios y buscadores de personas que repiten el domicilio que lo quiten.',
    ],
  },
  'wallet-address': {
    noun: 'dirección de monedero de criptomonedas',
    own: 'la dirección de tu monedero de criptomonedas',
    why: 'Una dirección muestra a todo el mundo lo que un monedero tiene y hace. Junto a tu nombre, revela a gente desconocida lo que tienes.',
    advice: ['Guarda las cantidades mayores donde hagan falta dos personas, o un plazo de espera, para moverlas.'],
  },
  finances: {
    noun: 'datos económicos',
    own: 'tus datos económicos',
    why: 'Lo que ganas, debes o tienes hace creíble una oferta falsa o un banco falso, y señala con quién probar.',
    advice: ['Desconfía de las ofertas y los avisos que encajan demasiado bien con tu situación.'],
  },
  phone: {
    noun: 'número de teléfono',
    own: 'tu número de teléfono',
    why: 'Un número de teléfono atrae llamadas y mensajes no deseados, y puede servir para apoderarse de cuentas que envían códigos por SMS.',
    advice: [
      'Para los códigos de inicio de sesión, usa una aplicación de autenticación en lugar de SMS.',
      'No abras enlaces de mensajes que no esperabas.',
    ],
  },
  'birth-date': {
    noun: 'fecha de nacimiento',
    own: 'tu fecha de nacimiento',
    why: 'Una fecha de nacimiento no se puede cambiar, y muchas empresas todavía la piden para comprobar quién llama.',
    advice: ['Oculta la fecha, o al menos el año, en tus perfiles públicos.'],
  },
  movements: {
    noun: 'datos de viajes, entregas o vehículos',
    own: 'tus datos de viajes, entregas o vehículos',
    why: 'Muestran adónde vas, cuándo no estás y qué hay delante de tu casa.',
    advice: [
      'Comprueba los mensajes sobre una entrega, un viaje o tu vehículo en la aplicación o en el sitio, no con sus enlaces.',
      'Habla de un viaje cuando ya hayas vuelto.',
    ],
  },
  'domain-registrant': {
    noun: 'datos de registro del dominio',
    own: 'los datos de registro de tu dominio',
    why: 'El registro dice a nombre de quién está el dominio, a menudo con un domicilio y un número de teléfono.',
    advice: ['Vuelve a consultar el dominio dentro de unos días y pide al registrador que oculte lo que aún se vea.'],
  },
  'partial-card': {
    noun: 'parte de los datos de una tarjeta',
    own: 'parte de los datos de tu tarjeta',
    why: 'Las últimas cifras no bastan para pagar, pero ayudan a que alguien se haga pasar por tu banco al teléfono.',
    advice: [
      'Cuelga si alguien usa esas cifras como prueba.',
      'Revisa tus extractos por si hay pagos que no reconoces.',
    ],
  },
  family: {
    noun: 'familia o contactos',
    own: 'datos de tu familia o tus contactos',
    why: 'Quien sabe qué personas te son cercanas puede hacerse pasar por una de ellas, o hablar en su nombre.',
    advice: ['Cuando alguien cercano te pida dinero por mensaje, llama antes a esa persona.'],
  },
  citizenship: {
    noun: 'nacionalidad o lugar de nacimiento',
    own: 'tu nacionalidad o lugar de nacimiento',
    why: 'Ninguno de los dos se puede cambiar, y ambos se preguntan en las comprobaciones de identidad.',
    advice: ['Desconfía de quien llame y los use como prueba de que te conoce.'],
  },
  'device-id': {
    noun: 'identificadores del dispositivo',
    own: 'los identificadores de tu dispositivo',
    why: 'El número de un dispositivo es el mismo mientras lo usas, y relaciona lo que haces en distintos sitios.',
    advice: ['Cuando cambies de dispositivo o de tarjeta SIM, los números antiguos dejarán de señalarte.'],
  },
  'commit-email': {
    noun: 'dirección de correo privada',
    own: 'tu dirección de correo privada',
    why: 'Cada copia del repositorio lleva la dirección en su historial, donde es fácil recopilarla.',
    advice: ['Usa una dirección aparte para el trabajo público.'],
  },
  'breach-email': {
    noun: 'dirección de correo',
    own: 'tu dirección de correo',
    why: 'Una dirección que conoce gente desconocida atrae spam y mensajes que imitan a empresas que usas.',
    advice: [
      'Cuenta con que habrá imitaciones: abre tú el sitio en lugar de seguir el enlace de un mensaje.',
      'Usa un alias o una segunda dirección para las cuentas nuevas; así podrás abandonarla si se filtra.',
    ],
  },
  'domain-mail-posture': {
    noun: 'protección débil contra el correo falsificado',
    own: 'una protección débil contra el correo falsificado',
    why: 'Tu dominio no dice a quien recibe el correo que rechace el que solo finge venir de él, así que otros pueden escribir en su nombre.',
    advice: [],
  },
  photo: {
    noun: 'foto',
    own: 'tu foto',
    why: 'Una foto se puede comparar con otras de otros sitios, y relaciona cuentas que querías mantener separadas.',
    advice: [
      'Cambia o borra la foto si no quieres que se encuentre con tu dirección.',
      'Usa imágenes distintas en las cuentas que quieras mantener separadas.',
    ],
  },
  'life-details': {
    noun: 'datos personales',
    own: 'tus datos personales',
    why: 'Cada uno dice poco. Juntos hacen que un mensaje parezca de alguien que te conoce.',
    advice: ['No tomes los detalles de tu vida en un mensaje como señal de que es auténtico.'],
  },
  'ip-or-employer': {
    noun: 'dirección IP o datos laborales',
    own: 'tu dirección IP o tus datos laborales',
    why: 'Datos así dicen poco por sí solos, pero ayudan a escribirte un mensaje convincente.',
    advice: [
      'Comprueba por otra vía, con quien los envía, los mensajes que mencionen tu trabajo o tu proveedor.',
      'Quita los datos laborales de los perfiles públicos donde no sirvan para nada.',
    ],
  },
  'name-or-username': {
    noun: 'nombre o nombre de usuario',
    own: 'tu nombre o nombre de usuario',
    why: 'Un nombre une contigo los demás datos y hace que un mensaje falso suene familiar.',
    advice: [
      'No tomes tu nombre en un mensaje como señal de que es auténtico.',
      'Usa otro nombre de usuario en las cuentas que quieras mantener separadas.',
    ],
  },
  'archived-page': {
    noun: 'página archivada',
    own: 'tu página archivada',
    why: 'Un archivo conserva lo que después has cambiado o borrado.',
    advice: ['Revisa las páginas guardadas por si hay algo que prefieras no mostrar.'],
  },
  'openpgp-key': {
    noun: 'clave de cifrado',
    own: 'tu clave de cifrado',
    why: 'Una clave pública está para que la encuentren, pero también muestra todos los nombres y direcciones que pusiste en ella.',
    advice: [
      'Mira qué nombres y direcciones muestra la clave.',
      'Si ya no usas la clave, revócala y publica la revocación.',
    ],
  },
  'public-profile': {
    noun: 'perfil público',
    own: 'tu perfil público',
    why: 'Cualquiera que tenga tu dirección o tu nombre de usuario puede encontrarlo y relacionarlo con tus otras cuentas.',
    advice: [
      'Consérvalo si quieres que se vea. Si no, hazlo privado o elimina la cuenta.',
      'Mira el perfil sin haber iniciado sesión, para ver lo que ve una persona desconocida.',
    ],
  },
};

export default spanish;
