import type { contactWords as english } from '../contactWords.ts';
import type { Translated } from '../translated.ts';

export const contactWords: Translated<typeof english> = {
  name: 'Nombre',
  email: 'Correo',
  phone: 'Teléfono',
  noPhone: 'No proporcionado',
  subject: 'Mensaje desde el sitio',
};
