import type { contactWords as english } from '../contactWords.ts';
import type { Translated } from '../translated.ts';

/** Texts of the e-mail that the contact form drafts. */
export const contactWords: Translated<typeof english> = {
  name: 'Nombre',
  email: 'Correo',
  phone: 'Teléfono',
  noPhone: 'No proporcionado',
  subject: 'Mensaje desde el sitio',
};
