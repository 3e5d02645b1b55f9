import { limits } from '#domain/limits.ts';
import { brand } from '../../brand.ts';
import type { Translated } from '#domain/translated.ts';
import type { contact as english } from '../../landing/contact.ts';

export const contact: Translated<typeof english> = {
  id: 'contact',
  title: 'Pregúntanos',
  lead: `Precios, impresoras, un lugar sin señal. Procuramos contestar en ${limits.supportReply.hours} horas o menos.`,
  address: { label: 'O escribe directo a', email: brand.supportEmail },
  open: 'Escríbenos',
  how: 'Este formulario abre tu app de correo con el mensaje escrito. Nada se envía hasta que lo hagas ahí, y aquí no se guarda nada.',
  form: {
    fields: {
      name: { label: 'Tu nombre' },
      email: { label: 'Correo', hint: 'Ahí te contestamos.' },
      phone: { label: 'Teléfono (opcional)' },
      subject: { label: 'Asunto (opcional)' },
      message: { label: 'Mensaje' },
    },
    problems: { missing: 'Falta este dato', malformed: 'Escríbelo así: nombre@ejemplo.com' },
    send: 'Enviar mensaje',
    sent: 'Se abrió tu app de correo con tu mensaje. Mándalo desde ahí para terminar.',
    tooLong:
      'Tu mensaje es muy largo para pasarlo a tu app de correo. Cópialo aquí abajo y envíanoslo por correo. No se pierde nada de lo que escribiste.',
    nothingOpened: '¿No se abrió nada? Copia tu mensaje y nuestro correo.',
    copy: {
      message: { copy: 'Copiar tu mensaje', copied: 'Mensaje copiado' },
      address: { copy: 'Copiar nuestro correo', copied: 'Correo copiado' },
      refused: 'Tu navegador no deja copiar. Selecciona el texto aquí:',
    },
  },
};
