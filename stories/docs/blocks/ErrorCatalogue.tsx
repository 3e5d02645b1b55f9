import { errorCodes } from '#domain/errorCodes.ts';
import type { ErrorDetails } from '#domain/errors.ts';
import { errorMessage } from '#content/index.ts';
import { Facts } from './Facts.tsx';

/** Shows each detail that a text interpolates as its name in braces. */
const placeholders: ErrorDetails = new Proxy({}, { get: (_, detail) => `{${String(detail)}}` });

/** Every error code with the text a visitor reads. */
export function ErrorCatalogue() {
  return (
    <Facts
      label="Errors and their words"
      columns={['Code', 'What the visitor reads']}
      rows={errorCodes.map((code) => [code, errorMessage({ code, details: placeholders })])}
    />
  );
}
