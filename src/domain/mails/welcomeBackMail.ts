import { shownPlanName } from '../plan.ts';
import { chargeLines } from './chargeLines.ts';
import {
  closingLines,
  countedDevicesLine,
  devicesInWords,
  type AccountMailData,
  type MailText,
} from './mail.ts';

/** Tells an owner who has come back that the new subscription runs, and what is charged when. */
export function welcomeBackMail(about: AccountMailData): MailText {
  const { name, confirmation, brand, accountUrl } = about;
  return {
    subject: `Welcome back to ${brand.product}`,
    lines: [
      `Hello ${name},`,
      `Welcome back. Your new ${brand.product} subscription is active.`,
      `Plan: ${shownPlanName(confirmation)}, ${devicesInWords(confirmation.posDevices)}.`,
      ...countedDevicesLine(confirmation),
      ...chargeLines(confirmation),
      `Your account, with the receipts from before: ${accountUrl}`,
      ...closingLines(about),
    ],
  };
}
