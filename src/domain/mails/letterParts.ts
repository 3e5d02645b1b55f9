import { markup, type Markup } from './markup.ts';

const fonts = "font-family:-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif;";

const textOf = (size: string, line: string, color: string) =>
  `${fonts}font-size:${size};line-height:${line};color:${color};`;

export const texts = {
  body: textOf('16px', '25px', '#1F1A17'),
  button: `${textOf('16px', '120%', '#1F1A17')}font-weight:700;`,
  rows: textOf('15px', '22px', '#1F1A17'),
  sum: textOf('15px', '22px', '#5C5049'),
  foot: textOf('14px', '21px', '#5C5049'),
  mark: textOf('13px', '22px', '#1F1A17'),
  drawing: textOf('13px', '22px', '#000000'),
};

/** Outlook lays out by tables of fixed widths; other programs read them as comments. */
const forOutlook = ({ html }: Markup): Markup => ({ html: `<!--[if mso | IE]>${html}<![endif]-->` });

const ofLayout = markup`border="0" cellpadding="0" cellspacing="0" role="presentation"`;
const end = forOutlook(markup`</td></tr></table>`);

/** A part of a message: its cells in rows, one below the other, 600 pixels wide at most. */
function band(rows: readonly Markup[], { name = '', ground = '', corners = '', padding = '0' }): Markup {
  const [named, sheet] = [name && markup`class="${name}"`, corners && `${corners}overflow:hidden;`];
  return markup`
    ${forOutlook(markup`
    <table align="center" ${ofLayout} ${ground && markup`bgcolor="#FFFFFF"`} style="width:600px;" width="600">
      <tr><td style="line-height:0px;font-size:0px;mso-line-height-rule:exactly;">`)}
    <div ${named} style="${ground}margin:0px auto;max-width:600px;${sheet}">
      <table align="center" ${ofLayout} style="${ground}width:100%;${corners && 'border-collapse:separate;'}">
        <tr>
          <td style="${corners}direction:ltr;font-size:0px;padding:${padding};text-align:center;">
            ${forOutlook(markup`<table ${ofLayout}><tr><td style="vertical-align:top;width:600px;">`)}
            <div style="font-size:0px;text-align:left;direction:ltr;display:inline-block;vertical-align:top;width:100%;">
              <table ${ofLayout} style="vertical-align:top;" width="100%">${rows}</table>
            </div>
            ${end}
          </td>
        </tr>
      </table>
    </div>
    ${end}`;
}

/** On the ground of the message, which is paper. */
export const onPaper = (rows: readonly Markup[], name = '') => band(rows, { name });

/** On a white sheet with round corners. */
export const onSheet = (rows: readonly Markup[]) =>
  band(rows, {
    name: 'ticket',
    ground: 'background:#FFFFFF;background-color:#FFFFFF;',
    corners: 'border-radius:16px;',
    padding: '24px 0',
  });

/** A row of a band. Its padding is written as in CSS; the styles of the head may know it by its name. */
export function row(content: Markup, padding: string, name = ''): Markup {
  return markup`
    <tr>
      <td align="left" ${name && markup`class="${name}"`} style="font-size:0px;padding:${padding};word-break:break-word;">
        ${content}
      </td>
    </tr>`;
}

export const words = (content: Markup, style = texts.body) =>
  markup`<div style="${style}text-align:left;">${content}</div>`;

const tableStyle = (style: string, width = '100%') => `${style}table-layout:auto;width:${width};border:none;`;

/** A table that draws something. */
export const drawing = (rows: Markup, style: string, width = '100%') => markup`
  <table ${ofLayout} width="${width.replace('px', '')}" style="${tableStyle(style, width)}">${rows}</table>`;

/** A table to be read, under a perforation. */
export const slip = (name: string, padding: string, rows: readonly Markup[]) => markup`
  <tr>
    <td align="center" class="perforated" style="font-size:0px;padding:16px 32px 8px;word-break:break-word;">
      <p style="border-top:dashed 2px #E6D8C7;font-size:1px;margin:0px auto;width:100%;"></p>
      ${forOutlook(markup`
      <table align="center" border="0" cellpadding="0" cellspacing="0" role="presentation" width="536px"
        style="border-top:dashed 2px #E6D8C7;font-size:1px;margin:0px auto;width:536px;">
        <tr><td style="height:0;line-height:0;"> &nbsp;</td></tr>
      </table>`)}
    </td>
  </tr>
  ${row(
    markup`
    <table border="0" cellpadding="0" cellspacing="0" width="100%" style="${tableStyle(texts.rows)}">${rows}</table>`,
    padding,
    name,
  )}`;
