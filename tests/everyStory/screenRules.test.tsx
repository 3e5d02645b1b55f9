import { afterEach, describe, expect, it } from 'vitest';
import { tokens } from '#theme/index.ts';
import {
  findCorrectedLines,
  findCrampedLabels,
  findFixedDirections,
  findLooseGroups,
  findMixedCurrencies,
  findOtherHeadingLook,
  findOtherTitle,
  findSameWayTwice,
  findSecondMainButton,
  findSilentLists,
  findStrayErrors,
  findWrongGround,
} from '../support/screenRules.ts';
import { computed } from './atRest.ts';

const orange = () => computed(tokens.color.orange);

describe('the rules of a screen', () => {
  afterEach(() => {
    document.body.innerHTML = '';
  });

  it('find a second filled button', () => {
    document.body.innerHTML = `<button class="MuiButton-contained">Pay</button><button class="MuiButton-contained">Choose</button>
      <button class="MuiButton-contained" hidden>Hidden</button>`;
    expect(findSecondMainButton()).toEqual(['"Choose" is filled beside "Pay"']);
  });

  it('find two filled links to one page where a window shows both', () => {
    document.body.innerHTML = `<a class="MuiButton-contained" href="/start">Start</a>
      <a class="MuiButton-contained" href="/start" style="position: absolute; top: 500px">Begin</a>
      <a class="MuiButton-contained" href="/start" style="position: absolute; top: 2000px">Far</a>`;
    expect(findSameWayTwice(800)).toEqual(['"Start" and "Begin" lead to the same page']);
  });

  it('find a green button on paper, and an orange one on orange', () => {
    document.body.innerHTML = `<div style="background: rgb(255, 248, 240)">
      <button class="MuiButton-contained MuiButton-colorSecondary">Green</button>
      <button class="MuiButton-contained MuiButton-colorPrimary">Right</button></div>
      <div style="background: ${tokens.color.orange}">
      <button class="MuiButton-contained MuiButton-colorPrimary">Orange</button>
      <button class="MuiButton-contained MuiButton-colorSecondary">Right</button></div>`;
    expect(findWrongGround(orange())).toEqual(['"Green" on rgb(255, 248, 240)', `"Orange" on ${orange()}`]);
  });

  it('find the same heading in another look', () => {
    const known = new Map<string, string>();
    const heads = (look: string) => {
      document.body.innerHTML = `<h1 ${look}>Not loaded</h1>`;
      return findOtherHeadingLook(known).length;
    };
    const looks = ['', '', 'style="text-align: center"', 'class="MuiTypography-h2"'];
    expect(looks.map(heads)).toEqual([0, 0, 1, 1]);
  });

  it('find a title of another heading than the shown one', () => {
    const before = document.title;
    document.title = 'Payment | Curbwise';
    const faults = ['Payment', 'Not loaded'].flatMap((heading) => {
      document.body.innerHTML = `<h1 hidden>Before</h1><h1>${heading}</h1>`;
      return findOtherTitle();
    });
    document.title = before;
    expect(faults).toEqual(['"Not loaded" under the title "Payment | Curbwise"']);
  });

  it('find groups that stand as close as their fields', () => {
    const fields = '<input style="display: block; margin: 10px 0">'.repeat(2);
    const group = (name: string, style = '') =>
      `<fieldset style="border: 0; padding: 0; ${style}"><legend>${name}</legend>${fields}</fieldset>`;
    document.body.innerHTML = `${group('You')}${group('Truck')}${group('Password', 'margin-top: 60px')}`;
    expect(findLooseGroups()).toEqual(['"Truck"']);
  });

  it('find a label that touches the heading above it', () => {
    const group = (gap: number) =>
      `<fieldset style="border: 0; padding: 0"><legend style="margin-bottom: ${gap}px">You</legend><label for="name" style="display: block">Name</label></fieldset>`;
    document.body.innerHTML = group(2);
    expect(findCrampedLabels()).toEqual(['"Name" is 2 px below "You"']);
    document.body.innerHTML = group(8);
    expect(findCrampedLabels()).toEqual([]);
  });

  it('find amounts in two currencies', () => {
    document.body.innerHTML = '<p>$49 a month</p><p>or 45 a month</p>';
    expect(findMixedCurrencies()).toEqual([]);
    document.body.innerHTML += '<p>€45 a month</p>';
    expect(findMixedCurrencies()).toEqual(['amounts in $ and €']);
    expect(findMixedCurrencies('$0 hoy, luego US$49 al mes')).toEqual(['amounts in $ and US$']);
  });

  it('find a list that Safari takes for none', () => {
    const list = (name: string, attributes: string, item = '') =>
      `<ul ${attributes}><li style="${item}">${name}</li></ul>`;
    const unmarked = 'style="list-style: none"';
    document.body.innerHTML = [
      list('Bare', unmarked),
      list('Rows', '', 'display: flex'),
      list('Marked', ''),
      list('Named', `${unmarked} role="list"`),
      `<nav>${list('Menu', unmarked)}</nav>`,
    ].join('');
    expect(findSilentLists()).toEqual(['"Bare"', '"Rows"']);
  });

  it('find a field that is written from the left in every language', () => {
    const field = (name: string, attributes = '') =>
      `<input type="text" aria-label="${name}" value="${name}" ${attributes}>`;
    document.body.innerHTML = [
      field('Name'),
      field('Truck', 'dir="auto"'),
      field('Code', 'autocapitalize="characters"'),
      field('Sent', 'readonly'),
      '<textarea aria-label="Message"></textarea>',
    ].join('');
    expect(findFixedDirections()).toHaveLength(2);
  });

  it('find a line of text that a phone may make into other words, and an address that a browser may check', () => {
    document.body.innerHTML = [
      '<input type="text" aria-label="Food Truck Name">',
      '<input type="password" aria-label="Password">',
      '<input type="text" aria-label="Code" autocorrect="off">',
      '<input type="text" aria-label="Profit" inputmode="decimal">',
      '<input type="email" aria-label="Email">',
      '<input type="email" aria-label="Their email" spellcheck="false">',
    ].join('');
    expect(findCorrectedLines()).toHaveLength(3);
  });

  it('find an error outside of its field', () => {
    document.body.innerHTML = `<div class="MuiFormControl-root"><input id="email" aria-invalid="true" aria-describedby="why"></div>
      <p id="why">Wrong</p>`;
    expect(findStrayErrors()).toEqual(['email has its error elsewhere: "Wrong"']);
  });
});
