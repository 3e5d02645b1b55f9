import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { calendarFile, type CalendarEvent } from '#domain/calendarFile.ts';
import { inputs } from '../support/holds.ts';

const event: CalendarEvent = {
  uid: 'first-charge-0123456789abcdef@curbwise',
  at: new Date('2026-11-28T10:00:00Z'),
  title: 'Curbwise: first charge of $59.00',
  description: 'How to cancel: in your PayPal account, or write to us; either will do.\nThank you.',
  alarmHours: 38,
  now: new Date('2026-11-21T09:30:15.250Z'),
};

/** Reads a file like a calendar application. */
function opened(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file) as unknown[]);
  const component = calendar.getFirstSubcomponent('vevent');
  if (!component) throw new Error('the file holds no event');
  return { calendar, component, event: new ICAL.Event(component) };
}

const octets = (line: string) => Buffer.byteLength(line);

/** Any text, even malicious, without half a surrogate pair. */
const text = fc.string({ unit: 'binary', maxLength: 300 });
/** A text as a calendar application stores it: one kind of line ending, and no control characters except tab. */
function kept(written: string): string {
  const unified = written.replaceAll(/\r\n?/gu, '\n');
  return Array.from(unified)
    .filter((character) => /[\n\t]|\P{Cc}/u.test(character) || character > '\u007F')
    .join('');
}

describe('a calendar file', () => {
  it('is exactly this text', () => {
    const file = calendarFile({ ...event, title: 'Pay', description: `${'a'.repeat(63)}é${'b'.repeat(80)}` });
    expect(file.split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Curbwise//Sign-up//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      `UID:${event.uid}`,
      'DTSTAMP:20261121T093015Z',
      'DTSTART:20261128T100000Z',
      'DURATION:PT30M',
      'TRANSP:TRANSPARENT',
      'SUMMARY:Pay',
      // 75 octets, then a space and 74 octets: a limit of characters would have split the two-octet letter.
      `DESCRIPTION:${'a'.repeat(63)}`,
      ` é${'b'.repeat(72)}`,
      ` ${'b'.repeat(8)}`,
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'DESCRIPTION:Pay',
      'TRIGGER:-PT38H',
      'END:VALARM',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('ends every line with CRLF after at most 75 octets, never inside a character', () => {
    fc.assert(
      fc.property(text, text, (title, description) => {
        const file = calendarFile({ ...event, title, description });
        expect(file.endsWith('\r\n')).toBe(true);
        const lines = file.slice(0, -2).split('\r\n');
        const wrong = lines.filter((line) => octets(line) > 75 || /[\r\n\uD800-\uDFFF]/u.test(line));
        expect(wrong).toEqual([]);
      }),
      { numRuns: inputs(1_000) },
    );
  });

  it('reads back unchanged with any text', () => {
    fc.assert(
      fc.property(text, text, (title, description) => {
        const { event: read, calendar } = opened(calendarFile({ ...event, title, description }));
        expect(read.summary).toBe(kept(title));
        expect(read.description).toBe(kept(description));
        expect(calendar.getAllSubcomponents()).toHaveLength(1);
      }),
      { numRuns: inputs(1_000) },
    );
  });

  it('reads back at every moment', () => {
    const moment = fc.date({
      min: new Date('2024-01-01T00:00:00Z'),
      max: new Date('2040-01-01T00:00:00Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(moment, (at) => {
        const whole = new Date(Math.floor(at.getTime() / 1_000) * 1_000);
        expect(opened(calendarFile({ ...event, at })).event.startDate.toJSDate()).toEqual(whole);
      }),
      { numRuns: inputs(1_000) },
    );
  });
});
