import type { Texts } from '#contract/base/texts.ts';
import type english from './proofs.texts.en.ts';

const spanish: Texts<typeof english> = {
  holds: (entry, size) => `Verificado: entrada ${entry} de ${size}, sin cambios bajo el punto de control firmado.`,
  failed: 'La comprobación ha fallado. Los detalles están debajo; cuéntanoslo y guarda una captura de pantalla.',
  open: 'Los hashes son correctos. La firma no se ha podido comprobar en este navegador.',
  waiting: 'Aún sin sellar: cada entrada se sella en menos de un minuto.',
  unproved: 'La comprobación ha fallado: la entrada se muestra con un hash, pero el servidor no tiene prueba de ella.',
  away: 'El servidor no ha respondido con una prueba, así que no se sabe nada. Inténtalo de nuevo.',
  unable: 'Este navegador no puede calcular hashes en una página sin TLS, así que no se ha comprobado nada.',
  steps: { holds: 'Correcto: ', failed: 'Fallo: ', open: 'Sin comprobar: ' },
};

export default spanish;
