import type { Rule } from 'eslint';
import type { CallExpression, NewExpression } from 'estree';

/** Refuses to ask the device for the time: its clock may be days off, and a stored agreement says another day. */
const noDeviceClock: Rule.RuleModule = {
  meta: {
    type: 'problem',
    docs: { description: 'Screens count days from the server’s time.' },
    messages: { asked: 'A visitor’s clock may be days off. Use serverNow of the gateways.' },
    schema: [],
  },
  create: (context) => ({
    NewExpression(node: NewExpression) {
      const { callee } = node;
      if (callee.type === 'Identifier' && callee.name === 'Date' && node.arguments.length === 0) {
        context.report({ node, messageId: 'asked' });
      }
    },
    CallExpression(node: CallExpression) {
      const { callee } = node;
      if (
        callee.type === 'MemberExpression' &&
        callee.object.type === 'Identifier' &&
        callee.object.name === 'Date' &&
        callee.property.type === 'Identifier' &&
        callee.property.name === 'now'
      ) {
        context.report({ node, messageId: 'asked' });
      }
    },
  }),
};

const plugin = { meta: { name: 'device-clock' }, rules: { 'no-device-clock': noDeviceClock } };

// The linter requires a plugin's default export.
export default plugin;
