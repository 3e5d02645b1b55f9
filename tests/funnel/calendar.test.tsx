import ICAL from 'ical.js';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { final } from '#content/funnel/final.ts';
import { AddToCalendar } from '#funnel/final/AddToCalendar.tsx';
import { chargeCalendar } from '#funnel/final/chargeCalendar.ts';
import { fakeGateways } from '#stories/support/fakeGateways.tsx';
import { listedPrice } from '#stories/support/listedPrice.ts';
import {
  sampleConfirmation,
  sampleFreeConfirmation,
  sampleReturn,
  sampleToday,
} from '#stories/support/samples.ts';
import { visit } from './visit.tsx';

const confirmation = sampleConfirmation();

async function eventIn(file: Blob) {
  const component = new ICAL.Component(ICAL.parse(await file.text()) as unknown[]);
  const event = component.getFirstSubcomponent('vevent');
  if (!event) throw new Error('the file holds no event');
  return event;
}

/** The moment of an event's alarm. */
function alarmOf(event: ICAL.Component): Date {
  const trigger = event.getFirstSubcomponent('valarm')?.getFirstPropertyValue('trigger') as ICAL.Duration;
  const start = event.getFirstPropertyValue('dtstart') as ICAL.Time;
  return new Date(start.toJSDate().getTime() + trigger.toSeconds() * 1000);
}

describe('the calendar file of the first charge', () => {
  it('is saved once on request, also by a double press, under a descriptive name', async () => {
    const files: Blob[] = [];
    const names: string[] = [];
    const address = URL.createObjectURL.bind(URL);
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      if (file instanceof Blob) files.push(file);
      return address(file);
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    await visit(() => <AddToCalendar confirmation={confirmation} />, fakeGateways({}));
    const button = page.getByRole('button', { name: final.calendar.add });
    await userEvent.click(button);
    await vi.waitFor(() => expect(names).toEqual(['curbwise-first-charge.ics']));
    await expect.element(button).not.toHaveAttribute('aria-busy');
    // The second press of a slow double press, when the file is saved already.
    button.element().dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 }));
    await expect.element(button).not.toHaveAttribute('aria-busy');
    expect(names).toHaveLength(1);
    const [file] = files;
    expect(file?.type).toBe('text/calendar;charset=utf-8');
    const event = await eventIn(file ?? new Blob());
    expect(event.getFirstPropertyValue('summary')).toBe(
      `Curbwise: first charge of ${listedPrice('Monthly', 3).text}`,
    );
  });

  it('has the recorded moment, the way to cancel and an alarm on the day of the reminder', async () => {
    const trialEndsAt = '2026-11-29T10:00:00.000Z';
    const event = await eventIn(await chargeCalendar({ ...confirmation, trialEndsAt }, sampleToday));
    expect(String(event.getFirstPropertyValue('dtstart'))).toBe('2026-11-29T10:00:00Z');
    expect(event.getFirstPropertyValue('description')).toContain('How to cancel: Cancel anytime');
    expect(alarmOf(event)).toEqual(new Date('2026-11-27T20:00:00Z'));
  });

  it.each(
    ['2026-12-29', '2027-07-15'].flatMap((charged) =>
      ['America/New_York', 'America/Los_Angeles', 'Pacific/Honolulu'].map((zone) => ({ charged, zone })),
    ),
  )('alarms by day, two days before a charge on $charged, in $zone', async ({ charged, zone }) => {
    const trialEndsAt = `${charged}T10:00:00.000Z`;
    const event = await eventIn(await chargeCalendar({ ...confirmation, trialEndsAt }, sampleToday));
    const parts = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      day: 'numeric',
      hour: 'numeric',
      hourCycle: 'h23',
    }).formatToParts(alarmOf(event));
    const part = (name: string) => Number(parts.find(({ type }) => type === name)?.value);
    expect(part('day')).toBe(Number(charged.slice(-2)) - 2);
    expect(part('hour')).toBeGreaterThanOrEqual(9);
    expect(part('hour')).toBeLessThan(18);
  });

  it('has no alarm if there is no reminder', async () => {
    const event = await eventIn(await chargeCalendar({ ...confirmation, trialDays: 2 }, sampleToday));
    expect(event.getFirstSubcomponent('valarm')).toBeNull();
  });

  it('of an owner who returned during the paid period names its end, no trial, and has an alarm (R-BACK-RECEIPT)', async () => {
    const event = await eventIn(await chargeCalendar(sampleReturn({ early: true }), sampleToday));
    expect(String(event.getFirstPropertyValue('dtstart'))).toBe('2027-01-28T10:00:00Z');
    expect(event.getFirstPropertyValue('description')).toContain('The time you paid for ends');
    expect(event.getFirstPropertyValue('description')).not.toContain('trial');
    expect(alarmOf(event)).toEqual(new Date('2027-01-26T20:00:00Z'));
  });

  it('is refused if the first charge is made immediately (R-BACK-RECEIPT)', async () => {
    const charged = sampleReturn({ early: false });
    await expect(chargeCalendar(charged, sampleToday)).rejects.toThrow(RangeError);
  });

  it('replaces itself when added again, and does not reveal the subscription', async () => {
    const first = await chargeCalendar(confirmation, sampleToday);
    const again = await chargeCalendar(confirmation, new Date('2026-11-22T08:00:00Z'));
    const other = await chargeCalendar({ ...confirmation, subscriptionId: 'I-OTHER' }, sampleToday);
    const uidOf = async (file: Blob) => (await eventIn(file)).getFirstPropertyValue('uid');
    expect(await uidOf(again)).toBe(await uidOf(first));
    expect(await uidOf(other)).not.toBe(await uidOf(first));
    expect(await first.text()).not.toContain(confirmation.subscriptionId);
  });

  it('is refused without a charge', async () => {
    await expect(chargeCalendar(sampleFreeConfirmation, sampleToday)).rejects.toThrow(RangeError);
  });
});
