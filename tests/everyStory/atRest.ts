import { findCoveredFocus } from '#storybook/rules/coveredFocus.ts';
import { tokens } from '#theme/index.ts';
import {
  findCorrectedLines,
  findCrampedLabels,
  findCuttingFields,
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
import { findBrokenAddresses } from './brokenAddress.tsx';
import { findLostAtZoom } from './lostAtZoom.ts';
import { findOverPrint } from './overPrint.ts';
import { phone, sizeWindow, type Window } from './shown.ts';
import { findCrowdedText } from './spacedText.ts';
import { findStuckHovers } from './stuckHover.ts';
import { findWideNames, showsName } from './wideName.ts';

/** A check of a story before any press. */
interface Check {
  /** What a fault breaks. */
  rule: string;
  files: RegExp;
  /** Files of which only the first story is checked, because the check takes a second. */
  firstOf?: RegExp;
  /** Whether the shown story has anything to check, before the window is sized for it. */
  concerns?: () => boolean;
  find: (windowHeight: number) => readonly string[] | Promise<readonly string[]>;
}

export function computed(color: string): string {
  const probe = document.createElement('i');
  probe.style.color = color;
  document.body.append(probe);
  const { color: written } = getComputedStyle(probe);
  probe.remove();
  return written;
}

const headingLooks = new Map<string, string>();

const ofScreen: Check = {
  rule: 'a rule of a screen',
  files:
    /^\/stories\/(?:app\/LostPage|funnel\/\w+\/\w+Step|account\/AccountView|sections\/Contact\/ContactForm)\.stories/u,
  find: () => [
    ...findSecondMainButton(),
    ...findWrongGround(computed(tokens.color.orange)),
    ...findStrayErrors(),
    ...findLooseGroups(),
    ...findCrampedLabels(),
    ...findMixedCurrencies(),
    ...findOtherHeadingLook(headingLooks),
  ],
};

const typing: Check = {
  rule: 'what is typed is written in its own direction, and stays as it is typed',
  files: /^\/stories\/(?:account|demos|funnel|sections)\//u,
  concerns: () => document.querySelector('input, textarea') !== null,
  find: () => [...findFixedDirections(), ...findCorrectedLines()],
};

const cutting: Check = {
  rule: 'no field cuts what is typed',
  files: /^\/stories\/(?:account|funnel|sections)\//u,
  find: findCuttingFields,
};

const lists: Check = {
  rule: 'each list is one in Safari',
  files: /^\/stories\/(?!theme\/)/u,
  concerns: () => document.querySelector('ul, ol') !== null,
  find: findSilentLists,
};

const title: Check = {
  rule: 'the tab’s title names the shown heading',
  files: /^\/stories\/(?:funnel\/\w+\/\w+Step|account\/(?:AccountView|links\/\w+))\.stories/u,
  find: findOtherTitle,
};

const ofPublicPage: Check = {
  rule: 'a rule of a public page',
  files: /^\/stories\/site\/pages\//u,
  find: (height) => [
    ...findSameWayTwice(height),
    ...findWrongGround(computed(tokens.color.orange)),
    ...findMixedCurrencies(),
  ],
};

const finger: Check = {
  rule: 'nothing stays painted after a tap',
  files: /^\/stories\/(?:account|app|components|demos|funnel|sections|site)\//u,
  find: findStuckHovers,
};

const address: Check = {
  rule: 'a long address breaks inside no word',
  files: /^\/stories\/(?:app|account|components|funnel|sections|site)\//u,
  concerns: () => document.body.textContent.includes('@'),
  find: findBrokenAddresses,
};

const truckName: Check = {
  rule: 'a long name widens no page',
  files: /^\/stories\/(?:account|app|components|demos|funnel|sections|site)\//u,
  concerns: showsName,
  find: findWideNames,
};

/** The screens of the sign-up, and those that a link in an e-mail opens. */
const steps = /^\/stories\/(?:funnel\/\w+\/\w+Step|account\/links\/\w+)\.stories/u;

/** Of whole screens. The public pages are walked as built. */
const focus: Check = {
  rule: 'nothing covers what has the focus',
  files: /^\/stories\/account\/AccountView\./u,
  firstOf: steps,
  find: findCoveredFocus,
};

const spaced: Check = {
  rule: 'spaced text lies over no other',
  files: /^\/stories\/(?:account\/AccountView\.|sections\/|site\/pages\/)/u,
  firstOf: steps,
  find: findCrowdedText,
};

const zoomed: Check = {
  ...focus,
  rule: 'a control that was used stays at a zoom of 200 %',
  find: findLostAtZoom,
};

const printed: Check = {
  rule: 'a sheet of paper shows all text',
  files: /^\/stories\/(?:account\/AccountView\.|site\/pages\/)/u,
  firstOf: steps,
  find: findOverPrint,
};

/** Sorted so that a window changes seldom, and that what moves the focus and scrolls comes last. */
const walk: ReadonlyArray<readonly [Window, readonly Check[]]> = [
  [phone, [ofScreen, lists, typing, cutting, title, ofPublicPage, finger]],
  [
    [1280, 800],
    [ofScreen, ofPublicPage, spaced],
  ],
  [
    [320, 256],
    [address, truckName, spaced, focus],
  ],
  [
    [768, 1024],
    [printed, focus],
  ],
  [phone, [focus]],
  [[1280, 800], [zoomed]],
];

function isOf({ files, firstOf }: Check, file: string, isFirst: boolean): boolean {
  return files.test(file) || (isFirst && firstOf?.test(file) === true);
}

/** Whether the checks of a story move the focus, which leaves errors in the fields of a form. */
export function movesFocus(file: string, isFirst: boolean): boolean {
  return isOf(focus, file, isFirst);
}

/** What is wrong in the story of a file that is shown and was not used. Leaves it in the window of a phone. */
export async function faultsAtRest(file: string, isFirst: boolean): Promise<string[]> {
  const faults: string[] = [];
  for (const [window, checks] of walk)
    for (const check of checks) {
      const { rule, concerns, find } = check;
      if (!isOf(check, file, isFirst) || concerns?.() === false) continue;
      sizeWindow(window);
      scrollTo(0, 0);
      const [width, height] = window;
      for (const fault of await find(height)) faults.push(`${rule}, ${width} by ${height}: ${fault}`);
    }
  sizeWindow(phone);
  return faults;
}
