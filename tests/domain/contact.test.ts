import { describe, expect, it } from 'vitest';
import { contactDraft, contactProblem } from '#domain/contact.ts';

const message = { name: 'Rosa', email: 'rosa@taqueria.example', phone: '', subject: '', message: 'Hello' };

describe('a message to us', () => {
  it('can be sent with a name, an address and a text (R-CONTACT-FIELDS)', () => {
    expect(contactProblem(message)).toBeNull();
  });

  it.each(['name', 'email', 'message'] as const)(
    'cannot be sent without %s (R-CONTACT-REQUIRED)',
    (field) => {
      expect(contactProblem({ ...message, [field]: ' \n' })).toEqual({
        code: 'contact/required-fields',
        fields: [field],
      });
    },
  );

  it('cannot be sent from an invalid address', () => {
    expect(contactProblem({ ...message, email: 'rosa' })).toEqual({
      code: 'auth/invalid-email',
      fields: ['email'],
    });
  });

  it('becomes an e-mail with the default subject (R-CONTACT-MAIL)', () => {
    expect(contactDraft(message)).toEqual({
      subject: 'Contact from the product Website',
      body: 'Name: Rosa\nEmail: rosa@taqueria.example\nPhone: Not provided\n\nHello',
    });
  });

  it('omits white space and invisible marks around what is typed or pasted', () => {
    const typed = {
      name: '\u2068Rosa\u2069',
      email: ' rosa@taqueria.example,',
      phone: '\u202a555 0100\u202c ',
      subject: '\ufeffPrinters',
      message: ' Hello ',
    };
    expect(contactDraft(typed)).toEqual({
      subject: 'Printers',
      body: 'Name: Rosa\nEmail: rosa@taqueria.example\nPhone: 555 0100\n\nHello',
    });
  });

  it('keeps the subject, the phone number and the line breaks (R-CONTACT-MAIL, R-DATA-CONTACT)', () => {
    expect(
      contactDraft({ ...message, subject: ' Printers ', phone: '555 0100', message: 'One\n\nTwo\n' }),
    ).toEqual({
      subject: 'Printers',
      body: 'Name: Rosa\nEmail: rosa@taqueria.example\nPhone: 555 0100\n\nOne\n\nTwo',
    });
  });
});
