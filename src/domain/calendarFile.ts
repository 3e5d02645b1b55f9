import { language } from './language.ts';

export interface CalendarEvent {
  /** The same for the same event, so importing it again replaces the event. Contains no personal data. */
  uid: string;
  at: Date;
  title: string;
  description: string;
  /** The number of hours between the alarm and `at`; 0 for no alarm. */
  alarmHours: number;
  /** The time at which the file is created. */
  now: Date;
}

/** `20261128T100000Z`, the form of RFC 5545 section 3.3.5 that needs no time zone. */
function stamp(moment: Date): string {
  return `${moment.toISOString().slice(0, 19).replaceAll(/[-:]/gu, '')}Z`;
}

/** Text as defined by RFC 5545 section 3.3.11: delimiters are escaped, forbidden characters are removed. */
function escaped(text: string): string {
  return (
    text
      .replaceAll(/\r\n?/gu, '\n')
      // oxlint-disable-next-line no-control-regex -- these are what the format forbids
      .replaceAll(/[\u0000-\u0008\u000B-\u001F\u007F]/gu, '')
      .replaceAll(/[\\;,]/gu, String.raw`\$&`)
      .replaceAll('\n', String.raw`\n`)
  );
}

const octetsPerLine = 75;
const encoder = new TextEncoder();

/** Folds a line after at most 75 octets, never inside a character (reference/Browsers.mdx#calendar-files). */
function folded(line: string): string {
  let octets = 0;
  let result = '';
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > octetsPerLine) {
      result += '\r\n ';
      octets = 1;
    }
    result += character;
    octets += size;
  }
  return result;
}

/**
 * An event as an iCalendar file (RFC 5545): half an hour from `at`, marked as free time. The npm package `ics` folds lines by
 * characters, where the standard counts octets.
 */
export function calendarFile({ uid, at, title, description, alarmHours, now }: CalendarEvent): string {
  const alarm = [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    `TRIGGER:-PT${alarmHours}H`,
    'END:VALARM',
  ];
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Curbwise//Sign-up//${language.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(at)}`,
    'DURATION:PT30M',
    'TRANSP:TRANSPARENT',
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(description)}`,
    ...(alarmHours > 0 ? alarm : []),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}
