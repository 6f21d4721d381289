import type { DeliveredWords } from './translated-catalogue.ts';

export const spanishCatalogue: Readonly<Record<string, DeliveredWords>> = {
  'free-privacy-scan': {
    name: 'Análisis gratuito de privacidad',
    description: 'Dónde aparece tu dirección de correo, fuente por fuente, con una puntuación que puedes comprobar.',
    detailedDescription:
      'Danos un nombre y una dirección de correo. Cuando abras el enlace que enviamos a esa dirección, preguntamos a todas las fuentes que admiten una dirección y te mostramos cada respuesta según llega: encontrado, nada encontrado o sin comprobar y por qué. Todo lo que encontramos sobre ti puedes verlo gratis.',
    features: [
      'Todas las respuestas, fuente por fuente',
      'Una puntuación de riesgo sobre 100',
      'Qué hacer con cada hallazgo',
    ],
    buttonLabel: 'Iniciar análisis gratuito',
  },
  'detailed-exposure-report': {
    name: 'Informe detallado de exposición',
    description:
      'Preguntamos a todas las fuentes por tus direcciones, dominios y nombres de usuario, y lo reunimos en un informe que puedes imprimir o guardar.',
    detailedDescription:
      'Preguntamos a todas las fuentes posibles por las direcciones y los dominios que demuestres que son tuyos y por los nombres de usuario que nos indiques, sin los límites del análisis gratuito. Lo que se encuentra solo por un nombre de usuario te lo planteamos como pregunta. El informe se queda en tu cuenta: conserva las pruebas de cada hallazgo, dice qué certeza tenemos y por qué, y enumera lo que no se pudo comprobar. Si responden muy pocas fuentes, una persona se ocupa de que se les pregunte de nuevo. Para el país que indiques dice qué intermediarios de datos tienen probablemente tus datos y por qué, con una carta para cada uno lista para enviar.',
    features: [
      'También nombres de usuario, dominios e intermediarios',
      'Pruebas de cada hallazgo',
      'Informe imprimible',
    ],
    buttonLabel: 'Pedir el informe',
  },
  'privacy-guidance-package': {
    name: 'Plan personal de privacidad',
    description: 'Un plan paso a paso para cerrar lo que el informe ha sacado a la luz.',
    detailedDescription:
      'Una persona especialista lee tu informe pensando en tu caso y escribe un plan por orden de efecto: qué cuentas cerrar, qué contraseñas cambiar primero, a qué empresas escribir. Puedes hacer preguntas en la página de tu pedido.',
    features: ['Un plan por orden de efecto', 'Respuestas por escrito a tus preguntas'],
    buttonLabel: 'Pedir el plan',
  },
  'expert-consultancy': {
    name: 'Consulta con especialistas',
    description: 'Tiempo con una persona experta en privacidad, para situaciones que lo piden.',
    detailedDescription:
      'Reserva una o varias horas con una persona especialista que ha leído tu análisis. Para quien tiene un cargo público, una separación difícil, una familia o una empresa de pocas personas. Después recibes notas por escrito.',
    features: ['Cara a cara, por videollamada', 'Para familias, fundadores y equipos', 'Notas por escrito después'],
    buttonLabel: 'Pedir una consulta',
  },
  'privacy-awareness-session': {
    name: 'Sesión de hábitos de privacidad',
    description: 'Una videollamada de 30 minutos sobre hábitos cotidianos.',
    detailedDescription:
      'Una videollamada de 30 minutos para una persona o un hogar: contraseñas y segundos pasos, qué publicar y qué guardarse, y qué ajustes importan en los servicios que más usas.',
    features: ['Videollamada de 30 minutos', 'Preguntas por adelantado, si quieres', 'Un resumen de una página'],
    buttonLabel: 'Pedir la sesión',
  },
  'deep-fake-impersonation-scan': {
    name: 'Búsqueda de suplantación y deepfakes',
    description: 'Busca si otra persona usa tu nombre y tu imagen.',
    detailedDescription:
      'Una persona busca en páginas y perfiles públicos cuentas y contenidos que se hacen pasar por ti, anota qué se buscó y qué no, y redacta los avisos para los servicios que los alojan.',
    features: ['Búsqueda hecha por una persona', 'Constancia de dónde miramos', 'Avisos de retirada redactados'],
    buttonLabel: 'Pedir la búsqueda',
  },
  'digital-fraud-risk-analysis': {
    name: 'Análisis de riesgo de fraude digital',
    description: '¿Le sería fácil a alguien hacerse pasar por ti ante un banco?',
    detailedDescription:
      'Miramos tus datos expuestos como lo haría un estafador: qué preguntas de las que hacen los bancos y las compañías telefónicas podrían responderse con datos públicos o filtrados, y qué cambiar para que no sea posible.',
    features: ['Preguntas de seguridad en riesgo', 'Riesgo de robo de la SIM y de cuentas', 'Qué cambiar primero'],
    buttonLabel: 'Pedir el análisis',
  },
  'reference-job-check-simulation': {
    name: 'Simulación de verificación laboral',
    description: 'Mira lo que encuentra una empresa antes de que lo encuentre.',
    detailedDescription:
      'Hacemos con los datos que nos des las búsquedas que haría un buen seleccionador y te contamos qué vería, qué está desfasado y qué puede corregirse o retirarse antes de presentarte.',
    features: ['Lo que vería quien selecciona', 'Datos desfasados, señalados', 'Correcciones que puedes pedir'],
    buttonLabel: 'Pedir la simulación',
  },
  'ethical-dark-web-training': {
    name: 'Formación ética sobre la dark web',
    description: 'Conoce lo que hay, de forma segura y legal.',
    detailedDescription:
      'Una sesión de formación para una persona o un equipo pequeño: cómo circulan los datos filtrados, qué puede mirarse legalmente y qué no, cómo leer un aviso de filtración y qué puede y qué no puede prometer la vigilancia.',
    features: ['Para una persona o un equipo pequeño', 'Solo métodos legales', 'Diapositivas y lecturas'],
    buttonLabel: 'Pedir la formación',
  },
  'crypto-conversion-advisory': {
    name: 'Asesoría sobre conversión de criptomonedas',
    description: 'Lo que revela de ti cambiar entre monedas.',
    detailedDescription:
      'Una consulta sobre los rastros que deja cambiar entre criptomonedas y monedas corrientes: qué deben registrar las plataformas de intercambio, qué muestran los registros públicos y cómo llevar tus papeles en orden. Sin asesoramiento fiscal ni de inversión.',
    features: [
      'Qué registran las plataformas',
      'Qué muestran los registros públicos',
      'Sin asesoramiento fiscal ni de inversión',
    ],
    buttonLabel: 'Pedir la asesoría',
  },
  'year-of-watching': {
    name: 'Un año de vigilancia',
    description: 'Todo lo que nos has indicado, analizado de nuevo durante un año, y te avisamos de lo que cambia.',
    detailedDescription:
      'Gratis comparamos cada día tus direcciones demostradas con las filtraciones nuevas y las analizamos de nuevo con la frecuencia que elijas. Durante un año desde tu pago, cada uno de estos análisis pregunta también por los dominios que demuestres y los nombres de usuario que nos indiques. Empieza solo, termina solo y no se renueva; si lo compras otra vez, continúa un año más.',
    features: [
      'Nombres de usuario y dominios en cada análisis',
      'Cada semana, cada mes o cada tres meses',
      'No se renueva solo',
    ],
    buttonLabel: 'Pedir la vigilancia',
  },
};
