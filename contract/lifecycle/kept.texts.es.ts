import type { Texts } from '#contract/base/texts.ts';
import type english from './kept.texts.en.ts';
import service from './kept-service.texts.es.ts';

const withTheAccount = 'Hasta que se elimine tu cuenta.';
const untilTakenBack = 'Hasta que lo retires o se elimine tu cuenta.';
const untilDeleted = 'Hasta que lo elimines o se elimine tu cuenta.';

const spanish: Texts<typeof english> = {
  things: {
    account: {
      title: 'Cuenta y preferencias',
      what: 'Tu dirección de correo, tu nombre, lo que elegiste en Ajustes y un hash de tu contraseña con el que nadie puede calcularla; cifrado, lo que nuestro equipo ha anotado sobre ti.',
      why: 'Para que puedas iniciar sesión y recibas solo los correos que quieres.',
      until: (unconfirmed) => [withTheAccount, `Una cuenta cuya dirección nadie confirmó: ${unconfirmed}.`],
    },
    'second-factors': {
      title: 'Verificación en dos pasos',
      what: 'Lo que tu aplicación de autenticación comparte con nosotros, cifrado, y huellas con clave de tus códigos de recuperación.',
      why: 'Para que una contraseña no baste para abrir tu cuenta.',
      until: () => ['Hasta que lo desactives o se elimine tu cuenta.'],
    },
    passkeys: {
      title: 'Llaves de acceso',
      what: 'La mitad pública de cada llave de acceso, su nombre y cuándo se usó por última vez. Mientras se añade o se usa una, el hash de una pregunta que se le hace.',
      why: 'Para que puedas iniciar sesión sin contraseña.',
      until: (question) => [
        'Hasta que quites la llave de acceso o se elimine tu cuenta.',
        `Una pregunta: ${question}; después se elimina con la siguiente que se haga a cualquiera.`,
      ],
    },
    'identity-provider': {
      title: 'Inicio de sesión con un proveedor de identidad',
      what: 'Cifrado, quién eres allí: su dirección, tu número y tu dirección de correo. Mientras inicias sesión allí, el hash de una clave de tu navegador.',
      why: 'Para que abra tu cuenta y ninguna otra.',
      until: (begun) => ['Hasta que lo desvincules o se elimine tu cuenta.', `Un inicio de sesión empezado: ${begun}.`],
    },
    sessions: {
      title: 'Dónde tienes la sesión iniciada',
      what: 'De cada dispositivo: qué navegador, la red de la que venía sin la última parte de su dirección, cuándo se vio por última vez y hashes de sus claves.',
      why: 'Para que tu sesión siga iniciada y puedas cerrarla en un dispositivo.',
      until: (most) => [`Hasta que cierres sesión; como máximo, ${most}.`],
    },
    'api-tokens': {
      title: 'Tokens de la API',
      what: 'El nombre, los permisos y el hash de cada token, cuándo se usó por última vez y las redes desde las que se usó sin la última parte de sus direcciones. De las peticiones que no deben hacerse dos veces, la respuesta, cifrada.',
      why: 'Para que un programa tuyo pueda actuar por ti, y puedas verlo y darlo por terminado.',
      until: (after, answer) => [
        `Hasta ${after} después de que caduque o se anule, o hasta que se elimine tu cuenta.`,
        `Una respuesta: ${answer}.`,
      ],
    },
    'account-links': {
      title: 'Enlaces de los correos sobre tu cuenta',
      what: 'Hashes de los enlaces que te enviamos por correo, y los datos de un registro que espera a su enlace.',
      why: 'Para que un enlace funcione una sola vez y solo mientras es reciente.',
      until: (time) => [`${time}.`],
    },
    webhooks: {
      title: 'Webhooks',
      what: 'Las direcciones a las que se avisa de lo que ocurre, cifradas junto con el secreto que lo firma, y un registro de lo enviado: qué tipo de evento, sobre qué id y qué respondió la dirección.',
      why: 'Para que un programa tuyo se entere de lo que ocurre.',
      until: (log) => ['Hasta que quites el webhook o se elimine tu cuenta.', `El registro: ${log}.`],
    },
    erasures: {
      title: 'Que una cuenta se va a eliminar o se eliminó',
      what: 'El número aleatorio de la cuenta, por qué y cuándo. Ningún nombre ni dirección.',
      why: 'Para que desaparezca el día previsto y una copia de seguridad anterior no la recupere.',
      until: (after) => [
        'Hasta que inicies sesión antes de ese día, lo que anula la eliminación.',
        `Se elimina ${after} después de que lo pidas. El número y las fechas se conservan.`,
      ],
    },
    identifiers: {
      title: 'Qué buscan tus análisis',
      what: 'Otras direcciones, dominios, nombres de usuario, nombres, teléfonos, localidades y el país que indicaste, cifrados, y cómo demostraste que son tuyos.',
      why: 'Para que los análisis los busquen también.',
      until: () => ['Hasta que lo quites o se elimine tu cuenta.'],
    },
    scans: {
      title: 'Los análisis y sus informes',
      what: 'El nombre y la dirección para los que se pidió un análisis, a qué fuentes se preguntó y qué respondió cada una, qué se encontró y qué dijo de ello una persona especialista, cifrado con una clave del análisis. La puntuación y un resumen se guardan aparte.',
      why: 'Para que puedas leer el informe.',
      until: (idle, anonymous, watched, unconfirmed) => [
        `En una cuenta: hasta que se elimine o nadie la haya usado durante ${idle}.`,
        `Sin cuenta: ${anonymous}. Primero se destruye la clave.`,
        `Repetido para una dirección vigilada sin cuenta: ${watched}, o hasta que se detenga la vigilancia.`,
        `Una solicitud que nadie confirmó: ${unconfirmed}.`,
      ],
    },
    'to-dos': {
      title: 'Qué has hecho con los hallazgos',
      what: 'Los pasos que marcaste como hechos y lo que dijiste que es tuyo o no. Del hallazgo en sí, una huella con clave.',
      why: 'Para que el siguiente informe lo sepa.',
      until: (idle) => [`Hasta que se elimine tu cuenta o nadie la haya usado durante ${idle}.`],
    },
    'source-answers': {
      title: 'Respuestas de fuentes que se pueden reutilizar',
      what: 'Lo que respondió una fuente sobre una dirección, un nombre de usuario o un dominio, cifrado, con una huella con clave de ese dato.',
      why: 'Para no volver a molestar a la fuente si se pregunta de nuevo al poco tiempo.',
      until: (most) => [`Mientras la respuesta de la fuente sea reciente; como máximo, ${most}.`],
    },
    'sensitive-choices': {
      title: 'Sitios privados a los que hiciste preguntar',
      what: 'Para cuáles de tus nombres de usuario permitiste preguntar a sitios para adultos, de citas, de política, de salud y de juego, y qué respondieron, cifrado.',
      why: 'Para mostrarte las respuestas a ti y a nadie más.',
      until: () => ['Hasta que lo desactives, quites el nombre de usuario o se elimine tu cuenta.'],
    },
    watching: {
      title: 'Vigilancia',
      what: 'Cada cuánto se repite tu análisis, tu zona horaria, sin cuenta tu dirección, cifrada con una clave propia, huellas con clave de aquello de lo que se te avisó y hasta qué filtraciones nuevas se preguntó por ti a una fuente.',
      why: 'Para avisarte de cada cosa una sola vez.',
      until: (months) => [
        'Aquello de lo que se te avisó y por lo que se preguntó: hasta que detengas la vigilancia.',
        'En una cuenta, todo: hasta que se elimine.',
        `Sin cuenta, todo: hasta que la detengas o abras una cuenta; como máximo, ${months} meses después de la última vez que nos pediste continuar.`,
      ],
    },
    removals: {
      title: 'Solicitudes a empresas',
      what: 'A quién se lo has pedido, cada carta y lo que dijiste que respondieron, cifrado; con qué ley, cómo va cada solicitud, para cuándo se espera una respuesta y qué vimos al mirar de nuevo.',
      why: 'Para acompañarte desde una carta hasta su prueba, o hasta la autoridad.',
      until: () => [untilDeleted],
    },
    'left-out-companies': {
      title: 'Empresas que dejas fuera',
      what: 'A qué empresa no quieres dirigirte nunca, cifrado.',
      why: 'Para no volver a proponértela.',
      until: () => [untilTakenBack],
    },
    'broker-requests': {
      title: 'Intermediarios de datos a los que has escrito',
      what: 'Qué intermediario y cuándo dijiste que le habías escrito.',
      why: 'Para avisarte cuando se cumpla el plazo de su respuesta.',
      until: () => [untilTakenBack],
    },
    'accounts-to-close': {
      title: 'Cuentas que quieres cerrar',
      what: 'En qué dominio, desde cuándo y cuándo llegó el último correo, tal como lo elegiste en tu buzón, cifrado; y cuándo dijiste que está cerrada.',
      why: 'Para acompañarte desde una cuenta hasta su cierre.',
      until: () => ['Hasta que la quites de la lista o se elimine tu cuenta.'],
    },
    'removal-places': {
      title: 'Lugares que volvemos a mirar',
      what: 'En qué fuente apareciste y por qué dato, cifrado, y cuándo volveremos a mirar.',
      why: 'Para ver si es verdad lo que dice una empresa.',
      until: () => ['Hasta que elimines la solicitud o se elimine tu cuenta.'],
    },
    'removal-guidance': {
      title: 'Que nuestro equipo puede trabajar en tus solicitudes',
      what: 'Cuándo lo permitiste.',
      why: 'Para que no vea tus solicitudes nadie a quien no hayas dado acceso.',
      until: () => [untilTakenBack],
    },
    ...service,
  },
};

export default spanish;
