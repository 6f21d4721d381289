import { counted } from '#contract/base/plural.ts';
import type { Texts } from '#contract/base/texts.ts';
import type english from './home.texts.en.ts';

const spanish: Texts<typeof english> = {
  title: (name) => `${name}: tu huella digital, en silencio`,
  description: 'Descubre dónde aparece tu dirección de correo en internet, qué gravedad tiene y qué puedes hacer.',
  example: 'Ejemplo de lo que puede encontrar un análisis',
  stones: ['Contraseña en una filtración', 'Nombre en una clave pública', 'Domicilio en una filtración'],
  caption:
    'Una huella de ejemplo, no la tuya. Cada piedra es una exposición; las líneas se calman a medida que la resuelves.',
  sourceWords: { live: '{n} fuentes de datos activas', none: 'fuentes públicas' },
  startFree: 'Empieza gratis. Ve más allá solo si lo necesitas.',
  sample: 'Informe de ejemplo',
  allServices: 'Todos los servicios',
  specials: 'Servicios especiales',
  specialsText: 'Para una preocupación concreta.',
  how: 'Cómo funciona',
  steps: [
    [
      'Analiza',
      'Danos un nombre y una dirección de correo y abre el enlace que enviamos a esa dirección. Preguntamos a cada fuente, una tras otra, y ves llegar las respuestas.',
    ],
    [
      'Comprende',
      'Recibes una puntuación de riesgo y todos los hallazgos que la explican: dónde está cada uno, qué gravedad tiene y con qué pruebas.',
    ],
    ['Calma', 'Sigue los pasos por tu cuenta o pídenos ayuda. Vuelve a analizar y mira cómo se calman las líneas.'],
  ],
  liveSources: (count) => `${count} fuentes de datos activas`,
  liveSourcesText: (providers, asked) =>
    `Solo las que en el último día han demostrado que responden, gestionadas por ${counted('es', providers, { one: 'proveedor', other: 'proveedores' })}. Un análisis gratuito pregunta a un máximo de ${counted('es', asked, { one: 'fuente', other: 'fuentes' })} que conocen a las personas por su dirección de correo; a las demás se les pregunta por un nombre de usuario o un dominio. Si una fuente no responde, tu informe lo dice. [Todas las fuentes]`,
  encryption: 'Cifrado',
  encryptionText:
    'Tus datos viajan cifrados hasta nosotros y tus hallazgos se cifran de nuevo donde los guardamos. Cada análisis sin cuenta tiene su propia clave, que se destruye cuando caduca el resultado.',
  log: 'Registro de auditoría con cadena de bloques',
  logText:
    'Los inicios de sesión, los análisis, los pedidos y cada cambio de nuestro equipo se anotan en un registro de auditoría en el mismo paso que el propio acto. El sitio puede añadir entradas, pero no cambiarlas ni borrarlas, y cada una lleva un hash pensado para sellarla y comprobarla. [Compruébalo por tu cuenta].',
  reviews: 'Revisiones de seguridad periódicas',
  reviewsText:
    'Los requisitos se repasan uno por uno, cada cual con pruebas que cualquiera puede ejecutar. [Qué abarcan]: OWASP ASVS 5.0, cada requisito cumplido según sus pruebas o todavía pendiente.',
  lastReview: (date) => ` Última revisión documentada: ${date}.`,
};

export default spanish;
