import { limits } from '#domain/limits.ts';
import type { Translated } from '#domain/translated.ts';
import type { addresses as english } from '../../account/addresses.ts';

const { booksDays, papersDays, wayBackHours } = limits.links;

/** The owner's other addresses: a new one for the sign-in, and one for the books; and the pages of their links. */
export const addresses: Translated<typeof english> = {
  change: {
    now: (email) => `Inicias sesión con ${email}.`,
    moved: (until) =>
      `Tu correo cambió. Si no fuiste tú, deshazlo con el enlace que enviamos a tu correo anterior, a más tardar el ${until}.`,
    open: 'Cambiar mi correo',
    about: `Enviaremos un enlace al correo nuevo. Cuando lo abras, se cerrará tu sesión y la volverás a iniciar con el nuevo. Desde tu correo anterior se puede deshacer durante ${wayBackHours} horas.`,
    withGoogle: 'Tu cuenta de Google ya no te dará acceso, a menos que también tenga el correo nuevo.',
    label: 'Correo nuevo',
    submit: 'Enviar el enlace',
    submitBusy: 'Enviando...',
    keep: 'Quedarme con mi correo actual',
    sent: 'Revisa el correo nuevo: el enlace que llega ahí completa el cambio. Hasta entonces no cambia nada.',
    tooOld: 'Iniciaste sesión hace tiempo, así que no se envió nada. Vuelve a iniciar sesión primero.',
    signIn: 'Volver a iniciar sesión',
  },
  books: {
    none: 'Quien lleva tu contabilidad puede recibir copia de cada factura por correo.',
    open: 'Enviar las facturas también a otra persona',
    about: `Le pediremos que confirme. Después recibe tus facturas, notas de crédito y avisos de pago fallido, con un enlace a ellos que sirve ${papersDays} días. No puede ver ni cambiar nada más.`,
    label: 'Su correo',
    submit: 'Pedir que confirme',
    submitBusy: 'Enviando...',
    keep: 'Ahora no',
    asked: (email) => `Enviamos un enlace a ${email}. Sirve ${booksDays} días.`,
    waiting: (email) => `Falta que ${email} confirme.`,
    confirmed: (email) => `${email} recibe copia de cada factura, nota de crédito y aviso de pago fallido.`,
    stop: 'Dejar de enviar copias',
    withdraw: 'Quitar este correo',
    stopBusy: 'Deteniendo...',
    withdrawBusy: 'Quitando...',
    stopped: 'Quitamos ese correo. Los enlaces de mensajes anteriores ya no sirven.',
  },
  invalid: 'Escribe el correo completo, como nombre@ejemplo.com.',
  own: 'Con ese correo inicias sesión. Escribe otro.',
  confirm: {
    heading: '¿Quieres recibir las facturas?',
    body: 'Un negocio que usa Curbwise quiere que recibas copia de cada factura, nota de crédito y aviso de pago fallido. Confirma que este correo es tuyo.',
    submit: 'Sí, quiero recibirlas',
    submitBusy: 'Confirmando...',
    doneHeading: 'Listo',
    done: 'La siguiente factura te llegará por correo.',
    failed: 'Pide que vuelvan a escribir tu correo en la página de la cuenta.',
  },
  takeBack: {
    heading: '¿Deshacer el cambio de correo?',
    body: 'Tu cuenta usará otra vez este correo. Se cerrarán todas las sesiones y la contraseña dejará de servir.',
    submit: 'Deshacer el cambio',
    submitBusy: 'Deshaciendo...',
    doneHeading: 'Tu cuenta usa otra vez este correo',
    done: 'Vuelve a iniciar sesión con él y revisa que todo esté como lo dejaste. Si usas una contraseña para tu panel, crea una nueva.',
    signIn: 'Iniciar sesión',
    failed: 'Si aún no puedes iniciar sesión, escríbenos y te ayudamos.',
  },
  papers: {
    heading: 'Facturas y notas de crédito',
    lead: (truck) => `De ${truck}`,
    loading: 'Buscando las facturas...',
    failed: 'Abre el enlace del mensaje más reciente, o pide que vuelvan a enviarte las copias.',
    failedHeading: 'Este enlace ya no sirve',
  },
  failedHeading: 'No se pudo',
  support: 'Escríbenos',
};
