import { describe, expect, it } from 'vitest';
import { htmlText } from '#domain/mails/htmlMail.ts';
import type { MailText } from '#domain/mails/mail.ts';
import { plainText } from '#domain/mails/plainMail.ts';
import { sampleMails, sampleMailsIn } from '#stories/support/sampleMails.ts';
import { englishIn } from '#tests/support/englishIn.ts';

const months =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ');
const englishMonth = (at: number) =>
  new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' }).format(
    new Date(Date.UTC(2026, at, 1)),
  );

/** A Spanish text with its dates in English format: `November 28, 2026`. */
const withEnglishDays = (text: string) =>
  text.replaceAll(/(\d{1,2}) de (\p{L}+) de (\d{4})/gu, (_, day: string, month: string, year: string) => {
    return `${englishMonth(months.indexOf(month))} ${day}, ${year}`;
  });

/** The facts of a text, sorted: dates, amounts, addresses, ids and other numbers. */
function factsOf(text: string): string[] {
  const kinds =
    /\p{Lu}\p{L}+ \d{1,2}, \d{4}|[−]?[$€£¥₹][\d,.]*\d|https?:\/\/\S*[\w/]|[\w.]+@[\w.]*\w|\b[A-Z]*-?[A-Z0-9]{10,}\b|\d+/gu;
  return (text.match(kinds) ?? []).toSorted();
}

const names = Object.keys(sampleMails) as Array<keyof typeof sampleMails>;
const spanish = sampleMailsIn('es');
const piecesOf = (mail: MailText) => [
  mail.subject,
  mail.headline,
  mail.greeting,
  ...mail.paragraphs,
  ...mail.facts.flatMap(({ label, value, note = '' }) => [label, `${value} ${note}`]),
  mail.button.label,
];

describe.each(names)('the e-mail %s in Spanish', (name) => {
  it('has the same facts as in English, text by text', () => {
    const english = piecesOf(sampleMails[name]);
    const said = piecesOf(spanish[name]);
    expect(said.map((piece) => factsOf(withEnglishDays(piece)))).toEqual(english.map(factsOf));
    const whole = (mail: MailText) => factsOf(withEnglishDays(plainText(mail)));
    expect(whole(spanish[name])).toEqual(whole(sampleMails[name]));
  });

  it('has the same links', () => {
    const links = (mail: MailText) => htmlText(mail).match(/href="[^"]*"/gu);
    expect(links(spanish[name])).toEqual(links(sampleMails[name]));
  });

  it('has no English text', () => {
    const mail = spanish[name];
    expect([...piecesOf(mail), ...plainText(mail).split('\n')].filter(englishIn)).toEqual([]);
    const kept = new Set(piecesOf(sampleMails[name]).filter((piece) => /\p{Ll}{2}/u.test(piece)));
    expect(piecesOf(mail).filter((piece) => kept.has(piece))).toEqual(
      ['Plan'].filter((word) => kept.has(word)),
    );
    expect(htmlText(mail)).toContain('<html lang="es"');
    expect(plainText(mail)).not.toMatch(/\b(?:usted|vosotros|undefined|null|NaN|Invalid)\b|\[object/iu);
  });
});
