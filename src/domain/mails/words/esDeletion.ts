import type { Translated } from '../../translated.ts';
import type { deletionLetters as letters, deletionWords as words } from './enDeletion.ts';

const plans = { month: 'mensual', year: 'anual' };

/** The text of the e-mail about a deleted account after its greeting. */
export const deletionLetters: Translated<typeof letters> = {
  deleted: ({ product, supportEmail }, { ended, keeps }) => ({
    subject: `Tu cuenta de ${product} está borrada`,
    headline: 'Gracias por el tiempo con nosotros',
    paragraphs: [
      'Borramos tu acceso, tu nombre y tu food truck. Esto no se puede deshacer.',
      ...(ended === null
        ? []
        : [
            ended.free
              ? `Tu plan ${plans[ended.interval]}, que era gratis, terminó junto con la cuenta.`
              : `Tu plan ${plans[ended.interval]} se canceló y terminó junto con la cuenta, aunque hubieras pagado más tiempo. No se te cobrará nada más. Lo pagado antes no se reembolsa${ended.paused ? ', salvo un cobro durante tu pausa' : ''}.`,
          ]),
      ...(keeps
        ? [
            'La ley nos exige guardar lo que está en esta lista. También queda una marca codificada de que ya hubo una prueba gratis, sin tu nombre ni tu correo.',
          ]
        : []),
      `Si no la borraste tú, escribe a ${supportEmail}.`,
    ],
    openSite: `Ir a ${product}`,
  }),
};

/** The texts about the data that is kept after a deletion. */
export const deletionWords: Translated<typeof words> = {
  booksKept: 'Se guardan mientras lo exija la ley',
  booksNote: 'Sin tu nombre, tu correo, el nombre del negocio ni el número de contribuyente.',
  agreedKept: (until) => `Se guarda hasta el ${until}`,
  nameless: 'Sin tu nombre ni tu correo.',
};
