import { expect, it } from 'vitest';
import { chargeCalendar } from '#funnel/final/chargeCalendar.ts';
import { sampleConfirmation, sampleReturn, sampleToday } from '#stories/support/samples.ts';
import { englishIn } from '#tests/support/englishIn.ts';

it.each([
  ['who is new', sampleConfirmation()],
  ['who comes back', sampleReturn({ early: true })],
])('the calendar file of an owner %s is in Spanish', async (_, confirmation) => {
  const file = await (await chargeCalendar(confirmation, sampleToday)).text();
  expect(file).toContain('PRODID:-//Curbwise//Sign-up//ES');
  // Lines are folded with a line ending and a space.
  const lines = file.replaceAll('\r\n ', '').split('\r\n');
  expect(lines.filter((line) => line.startsWith('DESCRIPTION:'))).not.toEqual([]);
  expect(lines.filter(englishIn)).toEqual([]);
});
