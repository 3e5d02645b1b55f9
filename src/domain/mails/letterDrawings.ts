import type { ServiceTruck } from '../serviceTruck.ts';
import type { MailText } from './mail.ts';
import { drawing, row, texts } from './letterParts.ts';
import { markup, type Markup } from './markup.ts';

// Many programs hide pictures, so these are drawn in the cells of tables.

const box = (style: string) => markup`<div style="${style}"></div>`;
const cell = (content: Markup) => markup`<td style="padding:0;">${content}</td>`;

const stripe = (color: string) => markup`
  <td style="padding:0;width:12.5%;">
    ${box(`height:14px;background-color:${color};border-radius:0 0 14px 14px;`)}
  </td>`;

/** The awning across the top. */
export const awning = row(
  drawing(
    markup`<tr>${Array.from({ length: 4 }, () => [stripe('#f48a29'), stripe('#ffd9b0')])}</tr>`,
    texts.drawing,
  ),
  '0 16px',
  'awning',
);

const flag = (color: string, corners: string) =>
  cell(box(`width:11px;height:15px;background-color:${color};border-radius:${corners};`));

/** A step of the pin's tip, of which each is narrower than the one above. */
const tip = (style: string) => markup`
  <div class="tip" style="height:0;border:solid transparent;${style}border-top-color:#0f4c45;"></div>`;

/** The mark: a pin under an awning. */
const mark = markup`
  <table role="presentation" cellpadding="0" cellspacing="0" border="0" style="width:33px;">
    <tr>
      ${flag('#f48a29', '5px 0 5px 5px / 12px 0 6px 6px')}
      ${flag('#ffd9b0', '0 0 5px 5px')}
      ${flag('#f48a29', '0 5px 5px 5px / 0 12px 6px 6px')}
    </tr>
    <tr>
      <td colspan="3" style="padding:0 7px;">
        <div class="pin" style="width:19px;height:8px;background-color:#0f4c45;">
          <div class="hole" style="width:7px;height:7px;margin:0 6px;background-color:#fff8f0;border-radius:4px;"></div>
        </div>
        ${tip('width:13px;border-width:4px 3px 0;')}
        ${tip('width:1px;margin:0 3px;border-width:6px 6px 0;')}
      </td>
    </tr>
  </table>`;

export const nameplate = (product: string) =>
  row(
    drawing(
      markup`
      <tr>
        <td width="44" style="padding:0;width:44px;mso-hide:all;">${mark}</td>
        <td style="padding:0;font-size:22px;line-height:28px;font-weight:800;letter-spacing:-0.3px;">${product}</td>
      </tr>`,
      texts.mark,
    ),
    '16px 32px 12px',
    'mark',
  );

// The colors of the truck on the screens.
const open = { wall: '#f48a29', hatch: '#f4a94f', slat: '#f4a94f', lamp: '#ffd48a', mark: '' };
const closed = { wall: '#e5f1ec', hatch: '#fbeedf', slat: '#8c7b6c', lamp: '#8c7b6c', mark: '' };
const looks: Readonly<Record<ServiceTruck, typeof open>> = {
  open,
  trouble: { ...open, wall: '#ffd9b0', lamp: '#ff9c42', mark: '!' },
  stopped: { ...closed, lamp: '#ff9c42', mark: '!' },
  paused: closed,
  ended: closed,
};

const slat = (color: string) => box(`height:6px;border-bottom:1px solid ${color};`);

const wheel = (side: 'left' | 'right') =>
  box(`float:${side};width:26px;height:10px;background-color:#1f1a17;border-radius:0 0 13px 13px;`);

/** The owner's truck before a wall, with the name painted on it. */
export function truckRow({ name, state }: NonNullable<MailText['truck']>): Markup {
  const { wall, hatch, slat: color, lamp, mark: sign } = looks[state];
  const body = markup`
    <table role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%" style="font-size:17px;line-height:22px;">
      <tr>
        <td style="padding:0;vertical-align:bottom;">
          <div style="background-color:${hatch};border:7px solid #fff8f0;border-bottom:0;border-radius:12px 0 0 0;">
            ${slat(color)}
            ${slat(color)}
            ${box('height:5px;')}
          </div>
          ${box('height:5px;background-color:#de7413;')}
          <div style="padding:5px 8px;background-color:#fff8f0;font-weight:800;text-align:center;overflow-wrap:anywhere;color:#0f4c45;">
            ${name}
          </div>
        </td>
        <td width="52" style="padding:0;width:52px;vertical-align:bottom;">
          <div aria-hidden="true"
            style="width:16px;height:16px;margin-left:6px;background-color:${lamp};border-radius:8px 8px 0 0;
              font-size:13px;line-height:16px;font-weight:800;text-align:center;color:#1f1a17;">
            ${sign}
          </div>
          <div
            style="height:18px;margin-right:12px;background-color:#e5f1ec;
              border:5px solid #fff8f0;border-bottom:0;border-radius:0 20px 0 0;"></div>
          ${box('height:28px;background-color:#fff8f0;border-radius:0 12px 0 0;')}
        </td>
      </tr>
      <tr>
        <td colspan="2" style="padding:0;">
          ${box('height:3px;background-color:#de7413;')}
          ${box('height:9px;background-color:#0f4c45;border-radius:0 0 6px 6px;')}
        </td>
      </tr>
      <tr>
        <td colspan="2" style="padding:0 32px 0 24px;height:10px;">${wheel('left')}${wheel('right')}</td>
      </tr>
    </table>`;
  const before = markup`
    <tr>
      <td style="padding:10px 40px 0;background-color:${wall};border-bottom:6px solid #5c5049;border-radius:16px 16px 6px 6px;">
        ${body}
      </td>
    </tr>`;
  return row(drawing(before, texts.drawing, '300px'), '0 32px', 'truck');
}
