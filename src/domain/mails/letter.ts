// Written by `npm run letter` from letter.mjml. Change that file, never this one.
import { escapeHtml } from '../escapeHtml.ts';
import type { LetterWords } from './letterWords.ts';

/** The layout of every message as HTML. What is filled in is text in it, never markup. */
export const letterHtml = (words: LetterWords): string => `<!doctype html>
<html lang="${escapeHtml(words.language)}" dir="ltr" xmlns="http://www.w3.org/1999/xhtml" xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office">
<head>
<title>${escapeHtml(words.subject)}</title>
<!--[if !mso]><!-->
<meta http-equiv="X-UA-Compatible" content="IE=edge">
<!--<![endif]-->
<meta http-equiv="Content-Type" content="text/html; charset=UTF-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<style type="text/css">
#outlook a { padding:0; }
body { margin:0;padding:0;-webkit-text-size-adjust:100%;-ms-text-size-adjust:100%; }
table, td { border-collapse:collapse;mso-table-lspace:0pt;mso-table-rspace:0pt; }
img { border:0;height:auto;line-height:100%; outline:none;text-decoration:none;-ms-interpolation-mode:bicubic; }
p { display:block;margin:13px 0; }
</style>
<!--[if mso]>
<noscript>
<xml>
<o:OfficeDocumentSettings>
<o:AllowPNG/>
<o:PixelsPerInch>96</o:PixelsPerInch>
</o:OfficeDocumentSettings>
</xml>
</noscript>
<![endif]-->
<!--[if lte mso 11]>
<style type="text/css">
.mj-outlook-group-fix { width:100% !important; }
</style>
<![endif]-->
<style type="text/css">
@media only screen and (min-width:480px) {
.mj-column-per-100 { width:100% !important; max-width: 100%; }
}
</style>
<style media="screen and (min-width:480px)">
.moz-text-html .mj-column-per-100 { width:100% !important; max-width: 100%; }
</style>
<style type="text/css">
:root {
color-scheme: light dark;
supported-color-schemes: light dark;
}
h1,
p,
ol {
margin: 0;
}
.awning div,
.mark div,
.truck table {
forced-color-adjust: none;
}
.truck table {
width: 100% !important;
max-width: 300px;
}
.bill th,
.bill td {
padding: 7px 0;
font-weight: 400;
text-align: left;
vertical-align: top;
}
.bill td {
padding-left: 16px;
text-align: right;
white-space: nowrap;
font-variant-numeric: tabular-nums;
}
.bill .total th,
.bill .total td {
border-top: 1px solid #e6d8c7;
font-weight: 700;
}
.facts th,
.facts td {
vertical-align: top;
text-align: left;
padding: 7px 0;
border-bottom: 1px solid #e6d8c7;
}
.facts th {
width: 36%;
padding-right: 16px;
word-break: normal;
font-weight: 400;
color: #5c5049;
}
.facts td {
font-weight: 600;
font-variant-numeric: tabular-nums;
overflow-wrap: anywhere;
}
.facts .note {
display: block;
font-weight: 400;
color: #5c5049;
}
.facts tr:last-child th,
.facts tr:last-child td {
border-bottom: 0;
}
.foot a {
color: #a8550a;
}
@media (max-width: 615px) {
[role='article'] {
padding: 0 8px;
}
}
@media (max-width: 480px) {
.facts th,
.facts td {
display: block;
width: auto;
}
.facts th {
border-bottom: 0;
padding: 8px 0 0;
font-size: 14px;
}
.facts td {
padding-top: 0;
}
}
@media (prefers-color-scheme: dark) {
body,
[role='article'] {
background-color: #16120f !important;
}
.ticket > table {
background-color: #241e1a !important;
}
h1,
.words div,
.mark td,
.amount,
.bill th,
.bill td,
.facts td {
color: #fff8f0 !important;
}
.sum div,
.facts th,
.facts .note,
.foot div {
color: #d9c9b8 !important;
}
.bill .total th,
.bill .total td,
.facts th,
.facts td {
border-color: #4a3f37 !important;
}
.mark .pin {
background-color: #fff8f0 !important;
}
.mark .tip {
border-top-color: #fff8f0 !important;
}
.mark .hole {
background-color: #16120f !important;
}
.perforated p {
border-color: #6e5f53 !important;
}
.foot a {
color: #ffb066 !important;
}
}
</style>
<meta name="color-scheme" content="light dark"> <meta name="supported-color-schemes" content="light dark"> <meta name="format-detection" content="telephone=no, date=no, address=no">
</head>
<body style="word-spacing:normal;background-color:#FFF8F0;">
<div style="display:none;font-size:1px;color:#ffffff;line-height:1px;max-height:0px;max-width:0px;opacity:0;overflow:hidden;">${escapeHtml(words.preview)}</div>
<div aria-label="${escapeHtml(words.subject)}" aria-roledescription="email" role="article" lang="${escapeHtml(words.language)}" dir="ltr" style="word-spacing:normal;background-color:#FFF8F0;" >
<!--[if mso | IE]><table align="center" border="0" cellpadding="0" cellspacing="0" class="" role="presentation" style="width:600px;" width="600" ><tr><td style="line-height:0px;font-size:0px;mso-line-height-rule:exactly;"><![endif]-->
<div style="margin:0px auto;max-width:600px;">
<table align="center" border="0" cellpadding="0" cellspacing="0" role="presentation" style="width:100%;" >
<tbody>
<tr>
<td style="direction:ltr;font-size:0px;padding:0;text-align:center;" >
<!--[if mso | IE]><table role="presentation" border="0" cellpadding="0" cellspacing="0"><tr><td class="" style="vertical-align:top;width:600px;" ><![endif]-->
<div class="mj-column-per-100 mj-outlook-group-fix" style="font-size:0px;text-align:left;direction:ltr;display:inline-block;vertical-align:top;width:100%;" >
<table border="0" cellpadding="0" cellspacing="0" role="presentation" style="vertical-align:top;" width="100%" >
<tbody>
<tr>
<td align="left" class="awning" style="font-size:0px;padding:0 16px;word-break:break-word;" >
<table cellpadding="0" cellspacing="0" role="presentation" width="100%" border="0" style="color:#000000;font-family:-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif;font-size:13px;line-height:22px;table-layout:auto;width:100%;border:none;" >
<tr>
${Array.from({ length: 4 }, () => `
<td style="padding: 0; width: 12.5%">
<div style="height: 14px; background-color: #f48a29; border-radius: 0 0 14px 14px"></div>
</td>
<td style="padding: 0; width: 12.5%">
<div style="height: 14px; background-color: #ffd9b0; border-radius: 0 0 14px 14px"></div>
</td>
`).join('')}
</tr>
</table>
</td>
</tr>
<tr>
<td align="left" class="mark" style="font-size:0px;padding:16px 32px 12px;word-break:break-word;" >
<table cellpadding="0" cellspacing="0" role="presentation" width="100%" border="0" style="color:#1F1A17;font-family:-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif;font-size:13px;line-height:22px;table-layout:auto;width:100%;border:none;" >
<tr>
<td width="44" style="padding: 0; width: 44px; mso-hide: all">
<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="width: 33px">
<tr>
<td style="padding: 0">
<div style=" width: 11px; height: 15px; background-color: #f48a29; border-radius: 5px 0 5px 5px / 12px 0 6px 6px; " ></div>
</td>
<td style="padding: 0">
<div style="width: 11px; height: 15px; background-color: #ffd9b0; border-radius: 0 0 5px 5px" ></div>
</td>
<td style="padding: 0">
<div style=" width: 11px; height: 15px; background-color: #f48a29; border-radius: 0 5px 5px 5px / 0 12px 6px 6px; " ></div>
</td>
</tr>
<tr>
<td colspan="3" style="padding: 0 7px">
<div class="pin" style="width: 19px; height: 8px; background-color: #0f4c45">
<div class="hole" style=" width: 7px; height: 7px; margin: 0 6px; background-color: #fff8f0; border-radius: 4px; " ></div>
</div>
<div class="tip" style=" width: 13px; height: 0; border: solid transparent; border-width: 4px 3px 0; border-top-color: #0f4c45; " ></div>
<div class="tip" style=" width: 1px; height: 0; margin: 0 3px; border: solid transparent; border-width: 6px 6px 0; border-top-color: #0f4c45; " ></div>
</td>
</tr>
</table>
</td>
<td style="padding: 0; font-size: 22px; line-height: 28px; font-weight: 800; letter-spacing: -0.3px" >
${escapeHtml(words.product)}
</td>
</tr>
</table>
</td>
</tr>
${words.trucks.map((truck) => `
<tr>
<td align="left" class="truck" style="font-size:0px;padding:0 32px;word-break:break-word;" >
<table cellpadding="0" cellspacing="0" role="presentation" width="300" border="0" style="color:#000000;font-family:-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif;font-size:13px;line-height:22px;table-layout:auto;width:300px;border:none;" >
<tr>
<td style=" padding: 10px 40px 0; background-color: ${escapeHtml(truck.wall)}; border-bottom: 6px solid #5c5049; border-radius: 16px 16px 6px 6px; " >
<table role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%" style="font-size: 17px; line-height: 22px" >
<tr>
<td style="padding: 0; vertical-align: bottom">
<div style=" background-color: ${escapeHtml(truck.hatch)}; border: 7px solid #fff8f0; border-bottom: 0; border-radius: 12px 0 0 0; " >
<div style="height: 6px; border-bottom: 1px solid ${escapeHtml(truck.slat)}"></div>
<div style="height: 6px; border-bottom: 1px solid ${escapeHtml(truck.slat)}"></div>
<div style="height: 5px"></div>
</div>
<div style="height: 5px; background-color: #de7413"></div>
<div style=" padding: 5px 8px; background-color: #fff8f0; font-weight: 800; text-align: center; overflow-wrap: anywhere; color: #0f4c45; " >
${escapeHtml(truck.name)}
</div>
</td>
<td width="52" style="padding: 0; width: 52px; vertical-align: bottom">
<div aria-hidden="true" style=" width: 16px; height: 16px; margin-left: 6px; font-size: 13px; line-height: 16px; font-weight: 800; text-align: center; background-color: ${escapeHtml(truck.lamp)}; border-radius: 8px 8px 0 0; color: #1f1a17; " >
${escapeHtml(truck.mark)}
</div>
<div style=" height: 18px; margin-right: 12px; background-color: #e5f1ec; border: 5px solid #fff8f0; border-bottom: 0; border-radius: 0 20px 0 0; " ></div>
<div style="height: 28px; background-color: #fff8f0; border-radius: 0 12px 0 0"></div>
</td>
</tr>
<tr>
<td colspan="2" style="padding: 0">
<div style="height: 3px; background-color: #de7413"></div>
<div style="height: 9px; background-color: #0f4c45; border-radius: 0 0 6px 6px"></div>
</td>
</tr>
<tr>
<td colspan="2" style="padding: 0 32px 0 24px; height: 10px">
<div style=" float: left; width: 26px; height: 10px; background-color: #1f1a17; border-radius: 0 0 13px 13px; " ></div>
<div style=" float: right; width: 26px; height: 10px; background-color: #1f1a17; border-radius: 0 0 13px 13px; " ></div>
</td>
</tr>
</table>
</td>
</tr>
</table>
</td>
</tr>
`).join('')}
</tbody>
</table>
</div>
<!--[if mso | IE]></td></tr></table><![endif]-->
</td>
</tr>
</tbody>
</table>
</div>
<!--[if mso | IE]></td></tr></table><table align="center" border="0" cellpadding="0" cellspacing="0" class="ticket-outlook" role="presentation" style="width:600px;" width="600" bgcolor="#FFFFFF" ><tr><td style="line-height:0px;font-size:0px;mso-line-height-rule:exactly;"><![endif]-->
<div class="ticket" style="background:#FFFFFF;background-color:#FFFFFF;margin:0px auto;max-width:600px;border-radius:16px;overflow:hidden;">
<table align="center" border="0" cellpadding="0" cellspacing="0" role="presentation" style="background:#FFFFFF;background-color:#FFFFFF;width:100%;border-collapse:separate;" >
<tbody>
<tr>
<td style="border-radius:16px;direction:ltr;font-size:0px;padding:24px 0;text-align:center;" >
<!--[if mso | IE]><table role="presentation" border="0" cellpadding="0" cellspacing="0"><tr><td class="" style="vertical-align:top;width:600px;" ><![endif]-->
<div class="mj-column-per-100 mj-outlook-group-fix" style="font-size:0px;text-align:left;direction:ltr;display:inline-block;vertical-align:top;width:100%;" >
<table border="0" cellpadding="0" cellspacing="0" role="presentation" style="vertical-align:top;" width="100%" >
<tbody>
<tr>
<td align="left" style="font-size:0px;padding:0 32px 8px;word-break:break-word;" >
<div style="font-family:-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif;font-size:16px;line-height:25px;text-align:left;color:#1F1A17;" ><h1 style=" font-size: 26px; line-height: 31px; font-weight: 800; letter-spacing: -0.4px; color: #1f1a17; " >
${escapeHtml(words.headline)}
</h1></div>
</td>
</tr>
<tr>
<td align="left" class="words" style="font-size:0px;padding:8px 32px;word-break:break-word;" >
<div style="font-family:-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif;font-size:16px;line-height:25px;text-align:left;color:#1F1A17;" ><p>${escapeHtml(words.greeting)}</p></div>
</td>
</tr>
${words.figures.map((sums) => `
<tr>
<td align="left" class="sum" style="font-size:0px;padding:8px 32px 0;word-break:break-word;" >
<div style="font-family:-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif;font-size:15px;line-height:22px;text-align:left;color:#5C5049;" >${sums.map((sum) => `
<div style="display: inline-block; margin: 0 16px 16px 0; vertical-align: top">
<p>${escapeHtml(sum.label)}</p>
<p class="amount" style=" font-size: 40px; line-height: 46px; font-weight: 800; letter-spacing: -0.8px; color: #1f1a17; " >
${escapeHtml(sum.value)}
</p>
${sum.notes.map((note) => `
<p style="max-width: 236px">${escapeHtml(note)}</p>
`).join('')}
</div>
`).join('')}</div>
</td>
</tr>
`).join('')}${words.paragraphs.map((paragraph) => `
<tr>
<td align="left" class="words" style="font-size:0px;padding:8px 32px;word-break:break-word;" >
<div style="font-family:-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif;font-size:16px;line-height:25px;text-align:left;color:#1F1A17;" ><p>${escapeHtml(paragraph)}</p></div>
</td>
</tr>
`).join('')}${words.lists.map((list) => `
<tr>
<td align="left" class="words" style="font-size:0px;padding:8px 32px;word-break:break-word;" >
<div style="font-family:-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif;font-size:16px;line-height:25px;text-align:left;color:#1F1A17;" ><ol style="padding-left: 24px">
${list.map((step) => `
<li style="padding: 0 0 6px 4px">${escapeHtml(step)}</li>
`).join('')}
</ol></div>
</td>
</tr>
`).join('')}
<tr>
<td align="left" style="font-size:0px;padding:16px 32px 8px;word-break:break-word;" >
<table border="0" cellpadding="0" cellspacing="0" role="presentation" style="border-collapse:separate;line-height:100%;" >
<tbody>
<tr>
<td align="center" bgcolor="#F48A29" role="presentation" style="border:none;border-radius:10px;cursor:auto;mso-padding-alt:14px 24px;background:#F48A29;" valign="middle" >
<a href="${escapeHtml(words.button.href)}" style="display:inline-block;background:#F48A29;color:#1F1A17;font-family:-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif;font-size:16px;font-weight:700;line-height:120%;margin:0;text-decoration:none;text-transform:none;padding:14px 24px;mso-padding-alt:0px;border-radius:10px;" target="_blank" >
${escapeHtml(words.button.label)}
</a>
</td>
</tr>
</tbody>
</table>
</td>
</tr>
${words.bills.map((bill) => `
<tr>
<td align="center" class="perforated" style="font-size:0px;padding:16px 32px 8px;word-break:break-word;" >
<p style="border-top:dashed 2px #E6D8C7;font-size:1px;margin:0px auto;width:100%;" >
</p>
<!--[if mso | IE]><table align="center" border="0" cellpadding="0" cellspacing="0" style="border-top:dashed 2px #E6D8C7;font-size:1px;margin:0px auto;width:536px;" role="presentation" width="536px" ><tr><td style="height:0;line-height:0;"> &nbsp;
</td></tr></table><![endif]-->
</td>
</tr>
<tr>
<td align="left" class="bill" style="font-size:0px;padding:0 32px;word-break:break-word;" >
<table cellpadding="0" cellspacing="0" width="100%" border="0" style="color:#1F1A17;font-family:-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif;font-size:15px;line-height:22px;table-layout:auto;width:100%;border:none;" >
${bill.lines.map((line) => `
<tr>
<th scope="row">${escapeHtml(line.label)}</th>
<td>${escapeHtml(line.amount)}</td>
</tr>
`).join('')}
<tr class="total">
<th scope="row">${escapeHtml(bill.total.label)}</th>
<td>${escapeHtml(bill.total.amount)}</td>
</tr>
</table>
</td>
</tr>
`).join('')}${words.tickets.map((rows) => `
<tr>
<td align="center" class="perforated" style="font-size:0px;padding:16px 32px 8px;word-break:break-word;" >
<p style="border-top:dashed 2px #E6D8C7;font-size:1px;margin:0px auto;width:100%;" >
</p>
<!--[if mso | IE]><table align="center" border="0" cellpadding="0" cellspacing="0" style="border-top:dashed 2px #E6D8C7;font-size:1px;margin:0px auto;width:536px;" role="presentation" width="536px" ><tr><td style="height:0;line-height:0;"> &nbsp;
</td></tr></table><![endif]-->
</td>
</tr>
<tr>
<td align="left" class="facts" style="font-size:0px;padding:0 32px 8px;word-break:break-word;" >
<table cellpadding="0" cellspacing="0" width="100%" border="0" style="color:#1F1A17;font-family:-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif;font-size:15px;line-height:22px;table-layout:auto;width:100%;border:none;" >
${rows.map((fact) => `
<tr>
<th scope="row">${escapeHtml(fact.label)}</th>
<td>
${escapeHtml(fact.value)}${fact.notes.map((note) => `<span class="note">${escapeHtml(note)}</span
>`).join('')}
</td>
</tr>
`).join('')}
</table>
</td>
</tr>
`).join('')}
</tbody>
</table>
</div>
<!--[if mso | IE]></td></tr></table><![endif]-->
</td>
</tr>
</tbody>
</table>
</div>
<!--[if mso | IE]></td></tr></table><table align="center" border="0" cellpadding="0" cellspacing="0" class="foot-outlook" role="presentation" style="width:600px;" width="600" ><tr><td style="line-height:0px;font-size:0px;mso-line-height-rule:exactly;"><![endif]-->
<div class="foot" style="margin:0px auto;max-width:600px;">
<table align="center" border="0" cellpadding="0" cellspacing="0" role="presentation" style="width:100%;" >
<tbody>
<tr>
<td style="direction:ltr;font-size:0px;padding:0;text-align:center;" >
<!--[if mso | IE]><table role="presentation" border="0" cellpadding="0" cellspacing="0"><tr><td class="" style="vertical-align:top;width:600px;" ><![endif]-->
<div class="mj-column-per-100 mj-outlook-group-fix" style="font-size:0px;text-align:left;direction:ltr;display:inline-block;vertical-align:top;width:100%;" >
<table border="0" cellpadding="0" cellspacing="0" role="presentation" style="vertical-align:top;" width="100%" >
<tbody>
<tr>
<td align="left" style="font-size:0px;padding:24px 32px 0;word-break:break-word;" >
<div style="font-family:-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif;font-size:14px;line-height:21px;text-align:left;color:#5C5049;" >${escapeHtml(words.page.label)} <a href="${escapeHtml(words.page.href)}">${escapeHtml(words.pageInWords)}</a
><br />
${escapeHtml(words.foot.questions.before)} <a href="mailto:${escapeHtml(words.supportEmail)}">${escapeHtml(words.supportEmail)}</a
>${escapeHtml(words.foot.questions.after)}</div>
</td>
</tr>
<tr>
<td align="left" style="font-size:0px;padding:16px 32px 32px;word-break:break-word;" >
<div style="font-family:-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif;font-size:14px;line-height:21px;text-align:left;color:#5C5049;" >${escapeHtml(words.product)}${words.foot.seller.map((line) => `<br />${escapeHtml(line)}`).join('')}</div>
</td>
</tr>
</tbody>
</table>
</div>
<!--[if mso | IE]></td></tr></table><![endif]-->
</td>
</tr>
</tbody>
</table>
</div>
<!--[if mso | IE]></td></tr></table><![endif]-->
</div>
</body>
</html>`;
