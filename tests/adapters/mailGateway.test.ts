import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createMailGateway, mailtoUrl } from '#adapters/browser/mailGateway.ts';
import { contactDraft } from '#domain/contact.ts';
import { itHolds } from '../support/holds.ts';

const draft = { to: 'support@curbwise.example', subject: 'Hello', body: 'One line' };

function fieldsOf(url: string): URLSearchParams {
  return new URLSearchParams(url.slice(url.indexOf('?')));
}

describe('a draft for the visitor’s mail program', () => {
  it('has one recipient, a subject and a body (R-CONTACT-MAIL)', () => {
    expect(mailtoUrl(draft)).toBe('mailto:support@curbwise.example?subject=Hello&body=One%20line');
  });

  it('keeps any typed text', () => {
    const body = 'Tacos & tea?\r\n100% ready = yes #1 + more “quotes” 🌮';
    expect(fieldsOf(mailtoUrl({ ...draft, subject: 'A & B = C', body })).get('body')).toBe(body);
    expect(fieldsOf(mailtoUrl({ ...draft, subject: 'A & B = C', body })).get('subject')).toBe('A & B = C');
  });

  it('writes every kind of line break in the format of mails', () => {
    expect(fieldsOf(mailtoUrl({ ...draft, body: 'a\nb\rc\r\nd' })).get('body')).toBe('a\r\nb\r\nc\r\nd');
  });

  it.each(['Hi\r\nBcc: all@truck.example', 'Hi\nBcc: all@truck.example', 'Hi&bcc=all@truck.example'])(
    'adds no recipient from the subject %j',
    (subject) => {
      const url = mailtoUrl({ ...draft, subject });
      expect([...fieldsOf(url).keys()]).toEqual(['subject', 'body']);
      expect(fieldsOf(url).get('subject')).not.toMatch(/[\r\n]/u);
    },
  );

  it.each(['a@truck.example?bcc=b@truck.example', 'a@truck.example\r\nBcc: b@truck.example'])(
    'adds no field from the address %j',
    (to) => {
      expect([...fieldsOf(mailtoUrl({ ...draft, to })).keys()]).toEqual(['subject', 'body']);
    },
  );

  const line = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.string({
      unit: fc.constantFrom('\r', '\n', '&', '?', '=', '%', '#', ':', '@', ',', ' ', 'a', '\ud800'),
    }),
    fc.constantFrom('\r\nBcc: all@truck.example', '&bcc=all@truck.example', '%0D%0ABcc:x', '\u2028', '\0'),
  );
  const words = { name: line, email: line, phone: line, subject: line, message: line };

  itHolds(2_500, {
    title: 'is one address, one subject line and one body, whatever was typed',
    cases: [[{ name: '', email: '', phone: '', subject: '\ud800', message: '' }]],
    property: fc.property(fc.record(words), (message) => {
      const url = mailtoUrl({ ...contactDraft(message), to: draft.to });
      expect(url).toMatch(/^mailto:support@curbwise\.example\?subject=[^&=?#\s]*&body=[^&=?#\s]*$/u);
      const { subject, body } = Object.fromEntries(fieldsOf(url));
      expect(subject).not.toMatch(/[\r\n]/u);
      expect(body?.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/u);
      const typed = message.message.trim().replaceAll(/\p{Cs}/gu, '\uFFFD');
      expect(body?.replaceAll('\r\n', '\n').endsWith(typed.replaceAll(/\r\n?/gu, '\n'))).toBe(true);
    }),
  });
});

describe('a draft that is opened', () => {
  const assign = vi.fn<(url: string) => void>();
  vi.stubGlobal('window', { location: { assign } });
  afterEach(() => assign.mockClear());

  it.each([
    ['of one line', 'Which printers work?', true],
    ['of 1,700 letters', 'a'.repeat(1_700), true],
    ['of 2,500 letters', 'a'.repeat(2_500), false],
    ['of 300 Japanese letters', 'あ'.repeat(300), false],
    ['of 700 lines', 'a\n'.repeat(700), false],
  ])('%s is opened only if its link has at most 1,800 characters (R-CONTACT-TOO-LONG)', (_, body, opened) => {
    expect(createMailGateway().openDraft({ ...draft, body })).toBe(opened);
    expect(assign.mock.calls).toEqual(opened ? [[mailtoUrl({ ...draft, body })]] : []);
    expect(mailtoUrl({ ...draft, body }).length <= 1_800).toBe(opened);
  });
});
