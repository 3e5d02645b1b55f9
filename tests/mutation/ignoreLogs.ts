import { PluginKind, declareValuePlugin } from '@stryker-mutator/api/plugin';

/** What is asked of a piece of code; the interface of Babel's paths is larger. */
interface CodePath {
  isExpressionStatement(): boolean;
  toString(): string;
}

/** Leaves out the statements that log: their words are read by people, and no test holds them to be exact. */
export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, 'logs', {
    shouldIgnore(path: unknown) {
      const code = path as CodePath;
      const logs =
        code.isExpressionStatement() && /^(?:context\.)?logs\.(?:info|warn|error)\(/u.test(code.toString());
      return logs ? 'words of a log' : undefined;
    },
  }),
];
