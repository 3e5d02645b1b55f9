import { PluginKind, declareValuePlugin } from '@stryker-mutator/api/plugin';

/** The required part of Babel's path interface. */
interface CodePath {
  isExpressionStatement(): boolean;
  toString(): string;
}

/** Ignores statements that log: people read the messages, and no test checks their exact text. */
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
