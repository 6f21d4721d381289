import { counted } from '#contract/base/plural.ts';
import type { Texts } from '#contract/base/texts.ts';
import type english from './transparency.texts.en.ts';

const spanish: Texts<typeof english> = {
  title: 'Registro de auditoría',
  description:
    'Los puntos de control firmados de nuestro registro de auditoría, y cómo puede comprobar cualquiera que nada se cambió después.',
  lead: 'No hace falta que creas sin más que nadie ha manipulado nuestro registro. Así puedes comprobarlo.',

  latest: 'Últimos puntos de control',
  newest: 'El más reciente, tal como está firmado. Cópialo, guárdalo y compruébalo aquí otro día.',
  entries: 'Entradas',
  signed: 'Firmado',
  root: 'Raíz',
  formerKey: 'Firmado con una clave anterior',
  witnesses: 'Testigos',
  signers: (signed, all) => `${signed} de ${all}`,
  enoughSigners: (signed, all) => `${signed} de ${all}, suficientes`,
  nothing: 'Aún no hay nada sellado',
  nothingText: 'El primer punto de control se firma más o menos un minuto después del primer acto.',

  checkKept: 'Comprueba uno que guardaste',
  form: 'Comprobar un punto de control',
  kept: 'Un punto de control que guardaste',
  keptHint: 'El texto completo, desde la primera línea hasta la firma.',
  check: 'Comprobar en este navegador',
  checking: 'Comprobando…',
  needsScripts: 'Esta comprobación se hace en tu navegador y necesita JavaScript.',
  holds: (newest, kept) =>
    `El registro de hoy, de ${counted('es', newest, { one: 'entrada', other: 'entradas' })}, empieza exactamente con lo que guardaste (entradas: ${kept}). Entre ellas no se ha cambiado, quitado ni intercalado nada.`,
  unsignedHere: 'Este navegador no puede comprobar firmas Ed25519, así que solo se han comprobado los hashes.',
  shorter: (kept) =>
    `El registro tiene hoy menos entradas que tu punto de control (${kept}). Faltan entradas. Conserva tu punto de control: lo demuestra.`,
  rewritten:
    'El registro de hoy no empieza con lo que guardaste. Se ha reescrito la historia. Conserva tu punto de control: lo demuestra.',
  unsigned: 'Nuestra clave no firmó esto, o se cambió después.',
  unreadable:
    'Esto no es un punto de control. Un punto de control es el nombre del registro, dos líneas más, una línea en blanco y una firma.',
  failed:
    'El registro no ha respondido, así que no se sabe nada. Tu punto de control sigue siendo válido: inténtalo de nuevo.',

  how: 'Qué es esto',
  howText: [
    'Cada acción importante, desde iniciar sesión hasta abrir los hallazgos de alguien, se anota aquí en un registro de auditoría. Más o menos una vez por minuto se sellan todas las entradas nuevas: cada una recibe un hash, y todos los hashes juntos, uno más: la raíz. Si se cambia una entrada antigua, cambia la raíz. La firmamos con el número de entradas y la publicamos: es un punto de control.',
    'Así, quien guarda un punto de control puede exigirnos que lo respetemos. Si después cambiamos, quitamos o colamos una entrada, aunque tengamos en la mano la clave y la base de datos, el registro ya no encaja con lo que guardaste.',
  ],
  proves: 'Qué prueba y qué no',
  provesText:
    'Prueba que las entradas selladas no se cambiaron. No prueba que una entrada fuera cierta cuando se escribió. Un punto de control solo contiene hashes: de él no se pueden leer datos de nadie. Los detalles de una persona se borran con su cuenta, y las pruebas siguen siendo válidas.',
  removals: 'Qué hacen las empresas con las solicitudes de supresión está en [una página aparte].',

  independent: 'Testigos independientes',
  independentText:
    'Podríamos mostrarte a ti un registro y a otra persona otro distinto. Un testigo hace imposible que eso pase inadvertido: lo gestiona otra parte, recuerda el último punto de control que firmó y solo firma el siguiente con una prueba de que el registro ha crecido a partir de ahí.',
  quorum: (quorum, all) =>
    `Un punto de control cuenta con testigos suficientes cuando lo han firmado ${quorum} de ${all}.`,
  notSigned: 'aún no ha firmado ningún punto de control.',
  lastSigned: (size, time) =>
    `firmó por última vez el punto de control de ${counted('es', size, { one: 'entrada', other: 'entradas' })}, el [${time}].`,
  nobody:
    'Por ahora nadie más firma este registro. Hasta que alguien lo haga, lo que nos obliga son los puntos de control que guarda la gente.',
  runOne:
    'Cualquiera puede poner en marcha un testigo con nuestro código fuente. Comunícanos su clave y desde entonces firmará para nosotros:',

  byHand: 'Compruébalo sin nosotros',
  verifier:
    'El verificador es un solo archivo. Necesita Node.js y nada más, no comparte código con este sitio y es lo bastante corto para leerlo. Guárdalo junto a un punto de control y nuestra clave.',
  download: 'Descargar verify.mjs',
  keepToday: 'Hoy, guarda un punto de control:',
  laterDay: 'Cualquier otro día, mira si el registro sigue empezando con él:',
  status:
    'Si se reescribió la historia, termina con el estado 1 y dice qué falla. Compara la clave con una copia obtenida en otro lugar, o guárdala también:',
  programs:
    'Para programas: [el punto de control más reciente] y [la clave], en los formatos de [C2SP]; [todos los puntos de control], de cien en cien; y pruebas de que uno es el comienzo de otro (RFC 9162) en [/transparency/consistency?from=SIZE].',
};

export default spanish;
