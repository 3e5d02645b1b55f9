import { describe, expect, it } from 'vitest';
import { filesMatching, readText } from '../architecture/projectFiles.ts';

/** Source without comments and strings, so that only code remains. */
function codeIn(file: string): string {
  return readText(file)
    .replace(/\/\*[\s\S]*?\*\//gu, '')
    .replace(/\/\/.*$/gmu, '')
    .replace(/'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/gu, "''");
}

describe('the payment provider', () => {
  const neutral = filesMatching(
    '{functions/src/{payments,services,store}/**,src/domain/**,src/gateways/**,src/funnel/**}/*.{ts,tsx}',
  );

  it('is named PayPal only in its own folder and where it is selected', () => {
    expect(neutral.length).toBeGreaterThan(100);
    expect(neutral.filter((file) => /paypal/iu.test(codeIn(file)))).toEqual([]);
  });

  it('is imported by the functions only for building the context and for the setup', () => {
    const importing = filesMatching('functions/src/**/*.ts').filter(
      (file) => !file.includes('/paypal/') && /from '[^']*\/paypal\//u.test(readText(file)),
    );
    expect(importing.toSorted()).toEqual([
      'functions/src/provision/provision.ts',
      'functions/src/runtime/serverContext.ts',
    ]);
  });
});
