import { createSign, createVerify } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** The signed text of a webhook, with the CRC-32 of the body's exact bytes (reference/PayPal.mdx#webhooks). */
export interface Signed {
  transmissionId: string;
  transmissionTime: string;
  webhookId: string;
  /** The body's exact text. */
  text: string;
}

function signedText({ transmissionId, transmissionTime, webhookId, text }: Signed): string {
  return [transmissionId, transmissionTime, webhookId, crc32(Buffer.from(text))].join('|');
}

/** Signs like PayPal: SHA256withRSA, in base64. */
export function sign(signed: Signed, privateKey: string): string {
  return createSign('RSA-SHA256').update(signedText(signed)).sign(privateKey, 'base64');
}

/** Whether a signature is valid for exactly this text, transmission and webhook. */
export function isSigned(signed: Signed, signature: string, publicKey: string): boolean {
  return createVerify('RSA-SHA256').update(signedText(signed)).verify(publicKey, signature, 'base64');
}
