import { markup } from './markup.ts';

/** Hints for programs, and the styles that no element can carry: for phones, in the dark, for what is repeated. */
export const letterStyles = markup`
  <!--[if !mso]><!-->
  <meta http-equiv="X-UA-Compatible" content="IE=edge">
  <!--<![endif]-->
  <meta http-equiv="Content-Type" content="text/html; charset=UTF-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="color-scheme" content="light dark">
  <meta name="supported-color-schemes" content="light dark">
  <meta name="format-detection" content="telephone=no, date=no, address=no">
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
  <style type="text/css">
    #outlook a { padding: 0; }
    body { margin: 0; padding: 0; -webkit-text-size-adjust: 100%; -ms-text-size-adjust: 100%; }
    table, td { border-collapse: collapse; mso-table-lspace: 0pt; mso-table-rspace: 0pt; }
    :root {
      color-scheme: light dark;
      supported-color-schemes: light dark;
    }
    h1,
    p,
    ol {
      margin: 0;
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
  </style>`;
