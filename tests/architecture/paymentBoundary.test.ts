import { describe, expect, it } from 'vitest';
import { filesMatching, readText } from './projectFiles.ts';

/** Where the product chooses PayPal, stores its account, or shortens its ids in a log line. Nothing else knows the provider. */
const choosing = [
  'functions/src/documents/offers/payPalAccount.ts',
  'functions/src/index.ts',
  'functions/src/runtime/cloudLogs.ts',
  'functions/src/runtime/config.ts',
  'functions/src/runtime/serverContext.ts',
  'functions/src/webhook.ts',
  'src/main/env.ts',
  'src/main/main.tsx',
];

/** Whether code names PayPal, imports from its folder, or knows the form of its ids, which are of capitals and digits. */
function knowsPayPal(source: string): boolean {
  const code = source.replace(/\/\*[\s\S]*?\*\//gu, '').replace(/\/\/.*$/gmu, '');
  const withoutTexts = code.replace(/'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/gu, "''");
  return (
    /from '[^']*\/paypal\//u.test(code) || /paypal/iu.test(withoutTexts) || /\[A-Z0-9-?\]/u.test(withoutTexts)
  );
}

describe('the payment provider', () => {
  const sources = [...filesMatching('functions/src/**/*.ts'), ...filesMatching('src/**/*.{ts,tsx}')].filter(
    (file) => !/^(?:functions\/src|src\/adapters)\/paypal\//u.test(file),
  );

  it('is known outside its own folders only where it is chosen', () => {
    expect(sources.filter((file) => knowsPayPal(readText(file)))).toEqual(choosing);
  });

  it.each([
    'const payPalFee = 30;',
    `import { readCapture } from '../paypal/captures.ts';`,
    'string().matches(/^[A-Z0-9-]{3,50}$/u)',
    'const id = /I-[A-Z0-9]+/gu;',
  ])('is found in %s', (code) => {
    expect(knowsPayPal(code)).toBe(true);
  });

  it.each([`const words = 'Pay with PayPal';`, '// PayPal answers twice.', '/** As PayPal says. */'])(
    'is not found in %s, which only speaks of it',
    (code) => {
      expect(knowsPayPal(code)).toBe(false);
    },
  );
});
