import { limits } from '#domain/limits.ts';
import type { Translated } from '#domain/translated.ts';
import type { yourData as english } from '../../account/yourData.ts';
import { register } from '../funnel/register.ts';

/** The owner's own data: details, password, a copy of all data, and the deletion of the account. */
export const yourData: Translated<typeof english> = {
  heading: 'Tus datos',
  profile: {
    fullName: register.fullName,
    restaurantName: register.restaurantName,
    businessName: { label: `${register.businessName.label} en las facturas (opcional)` },
    taxNumber: { label: `${register.taxNumber.label} en las facturas (opcional)` },
    counter: register.counter,
    marketing: register.marketing,
    now: (name, truck, news) => `${name}, ${truck}. Noticias y consejos por correo: ${news ? 'sí' : 'no'}.`,
    open: 'Cambiar los datos',
    submit: 'Guardar los datos',
    submitBusy: 'Guardando...',
    saved: 'Tus datos están guardados.',
    keep: 'Dejarlos como están',
  },
  password: {
    about: 'Para iniciar sesión en tu panel.',
    withGoogle: 'Inicias sesión con Google, así que aquí no hay contraseña que cambiar.',
    open: 'Cambiar la contraseña',
    password: 'Contraseña nueva',
    again: 'Confirma la contraseña nueva',
    hint: `Al menos ${limits.password.min} caracteres. Cuanto más larga, más segura.`,
    submit: 'Guardar la contraseña',
    submitBusy: 'Guardando...',
    keep: 'Quedarme con la de antes',
    tooOld:
      'Pasó mucho tiempo desde que iniciaste sesión, así que no se guardó tu contraseña. Primero vuelve a iniciar sesión.',
    signIn: 'Volver a iniciar sesión',
    done: 'Tu contraseña nueva está guardada. Vuelve a iniciar sesión en tus otros dispositivos.',
  },
  export: {
    body: 'Tu cuenta, tu suscripción, tus cobros y tus mensajes, en un archivo (JSON).',
    submit: 'Descargar mis datos',
    submitBusy: 'Preparando...',
    done: 'El archivo está en tus descargas.',
    fileName: 'curbwise-mis-datos.json',
  },
  remove: {
    body: 'Tu suscripción terminará de inmediato y se borrarán tu acceso y tus datos. No se puede deshacer.',
    bodyEnded: 'Se borrarán tu acceso y tus datos. No se puede deshacer.',
    open: 'Borrar la cuenta',
    confirm: {
      heading: '¿Borrar tu cuenta?',
      access:
        'Tu suscripción terminará de inmediato, aunque hayas pagado más tiempo. No se te cobrará nada más.',
      removed: 'Borraremos tu acceso, tu nombre y tu food truck.',
      kept: 'Sin tu nombre ni tu correo, guardamos los cobros ya hechos y lo que aceptaste, como exige la ley, y una marca codificada de que ya hubo una prueba gratis.',
      copy: '¿Quieres quedarte con tus recibos y tus datos? Primero descárgalos.',
      word: 'borrar',
      label: 'Escribe “borrar” para confirmar',
      wrong: 'Escribe la palabra borrar para confirmar.',
      submit: 'Borrar para siempre',
      submitBusy: 'Borrando...',
      keep: 'Quedarme con mi cuenta',
      signIn: 'Volver a iniciar sesión',
    },
    done: {
      heading: 'Tu cuenta está borrada',
      body: 'Se borraron tu acceso y tus datos. No se te cobrará nada más. Gracias por el tiempo con nosotros.',
      home: 'Ir al inicio',
    },
  },
};
