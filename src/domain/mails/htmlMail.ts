import { awning, nameplate, truckRow } from './letterDrawings.ts';
import { onPaper, onSheet, row, slip, texts, words } from './letterParts.ts';
import { letterStyles } from './letterStyles.ts';
import { footOf, previewOf, type MailFact, type MailText } from './mail.ts';
import { markup, type Markup } from './markup.ts';

/** A value that is a sentence is a note, as its own notes are. */
function valueAndNotes({ value, note = '' }: MailFact): { value: string; notes: string[] } {
  const sentence = value.endsWith('.');
  return { value: sentence ? '' : value, notes: [sentence ? value : '', note].filter(Boolean) };
}

function sumOf(fact: MailFact): Markup {
  const { value, notes } = valueAndNotes(fact);
  return markup`
    <div style="display:inline-block;max-width:236px;margin:0 16px 8px 0;vertical-align:top;">
      <p>${fact.label}</p>
      <p class="amount" style="font-size:40px;line-height:46px;font-weight:800;letter-spacing:-0.8px;color:#1f1a17;">
        ${value}
      </p>
      ${notes.map((note) => markup`<p>${note}</p>`)}
    </div>`;
}

function factOf(fact: MailFact): Markup {
  const { value, notes } = valueAndNotes(fact);
  return markup`
    <tr>
      <th scope="row">${fact.label}</th>
      <td>${value}${notes.map((note) => markup`<span class="note">${note}</span>`)}</td>
    </tr>`;
}

function linesOf({ lines, total }: NonNullable<MailText['bill']>): Markup[] {
  const line = (label: string, amount: string) => markup`<th scope="row">${label}</th><td>${amount}</td>`;
  return lines
    .map(({ label, amount }) => markup`<tr>${line(label, amount)}</tr>`)
    .concat(markup`<tr class="total">${line(total.label, total.amount)}</tr>`);
}

const paragraph = (content: Markup) => row(words(content), '8px 32px', 'words');

function buttonRow({ label, href }: MailText['button']): Markup {
  return row(
    markup`
    <table border="0" cellpadding="0" cellspacing="0" role="presentation" style="border-collapse:separate;line-height:100%;">
      <tr>
        <td align="center" bgcolor="#F48A29" role="presentation" valign="middle"
          style="border:none;border-radius:10px;cursor:auto;mso-padding-alt:14px 24px;background:#F48A29;">
          <a href="${href}" target="_blank"
            style="display:inline-block;margin:0;padding:14px 24px;mso-padding-alt:0px;border-radius:10px;
              background:#F48A29;${texts.button}text-decoration:none;text-transform:none;">
            ${label}
          </a>
        </td>
      </tr>
    </table>`,
    '16px 32px 8px',
  );
}

/** What a message says, from its headline to its facts. */
function sheetOf({ headline, greeting, paragraphs, steps, bill, facts, button }: MailText): Markup[] {
  const [sums, others] = [facts.filter(({ sum }) => sum), facts.filter(({ sum }) => !sum)];
  const title = markup`
    <h1 style="font-size:26px;line-height:31px;font-weight:800;letter-spacing:-0.4px;color:#1f1a17;">${headline}</h1>`;
  const numbered = markup`
    <ol style="padding-left:24px;">${steps.map((step) => markup`<li style="padding:0 0 6px 4px;">${step}</li>`)}</ol>`;
  return [
    row(words(title), '0 32px 8px'),
    paragraph(markup`<p>${greeting}</p>`),
    ...(sums.length > 0 ? [row(words(markup`${sums.map(sumOf)}`, texts.sum), '8px 32px 0', 'sum')] : []),
    ...paragraphs.map((text) => paragraph(markup`<p>${text}</p>`)),
    ...(steps.length > 0 ? [paragraph(numbered)] : []),
    buttonRow(button),
    ...(bill ? [slip('bill', '0 32px', linesOf(bill))] : []),
    ...(others.length > 0 ? [slip('facts', '0 32px 8px', others.map(factOf))] : []),
  ];
}

/** Whom to ask, where the account is, and who sells. */
function endOf({ page, brand, language }: MailText): Markup[] {
  const { questions, seller } = footOf({ brand, language });
  const inWords = page.href.replace(/^https?:\/\/|\/$/gu, '');
  const ways = markup`
    ${page.label} <a href="${page.href}">${inWords}</a><br />
    ${questions.before} <a href="mailto:${brand.supportEmail}">${brand.supportEmail}</a>${questions.after}`;
  const sold = markup`${brand.product}${seller.map((line) => markup`<br />${line}`)}`;
  return [row(words(ways, texts.foot), '24px 32px 0'), row(words(sold, texts.foot), '16px 32px 32px')];
}

/** The HTML form of a message. */
export function htmlText(mail: MailText): string {
  const { language, subject, truck, brand } = mail;
  return markup`<!doctype html>
    <html lang="${language}" dir="ltr" xmlns="http://www.w3.org/1999/xhtml"
      xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office">
      <head>
        <title>${subject}</title>
        ${letterStyles}
      </head>
      <body style="word-spacing:normal;background-color:#FFF8F0;">
        <div
          style="display:none;font-size:1px;color:#ffffff;line-height:1px;
            max-height:0px;max-width:0px;opacity:0;overflow:hidden;">
          ${previewOf(mail)}
        </div>
        <div aria-label="${subject}" aria-roledescription="email" role="article" lang="${language}" dir="ltr"
          style="word-spacing:normal;background-color:#FFF8F0;">
          ${onPaper([awning, nameplate(brand.product), ...(truck ? [truckRow(truck)] : [])])}
          ${onSheet(sheetOf(mail))}
          ${onPaper(endOf(mail), 'foot')}
        </div>
      </body>
    </html>`.html;
}
