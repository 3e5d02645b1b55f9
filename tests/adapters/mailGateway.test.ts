import { describe, expect, it } from 'vitest';
import { mailtoUrl } from '#adapters/browser/mailGateway.ts';

const draft = { to: 'support@curbwise.example', subject: 'Hello', body: 'One line' };

function fieldsOf(url: string): URLSearchParams {
  return new URLSearchParams(url.slice(url.indexOf('?')));
}

describe('a draft for the visitor’s mail program', () => {
  it('has one recipient, a subject and a body', () => {
    expect(mailtoUrl(draft)).toBe('mailto:support@curbwise.example?subject=Hello&body=One%20line');
  });

  it('keeps what was typed, whatever it was', () => {
    const body = 'Tacos & tea?\r\n100% ready = yes #1 + more “quotes” 🌮';
    expect(fieldsOf(mailtoUrl({ ...draft, subject: 'A & B = C', body })).get('body')).toBe(body);
    expect(fieldsOf(mailtoUrl({ ...draft, subject: 'A & B = C', body })).get('subject')).toBe('A & B = C');
  });

  it('writes every kind of line break in the body as the mail format wants it', () => {
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
});
