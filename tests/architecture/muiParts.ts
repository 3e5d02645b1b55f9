import { parseSync } from 'vite';

/** MUI's part for each native element that has one. */
const partFor: Readonly<Record<string, string>> = {
  ...Object.fromEntries(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p'].map((tag) => [tag, 'Typography'])),
  a: 'Link',
  button: 'Button, IconButton or ButtonBase',
  input: 'TextField, InputBase, Checkbox, Radio or Slider',
  textarea: 'InputBase',
  select: 'Select or NativeSelect',
  label: 'FormControlLabel, FormLabel or InputLabel',
  fieldset: 'FormControl',
  legend: 'FormLabel',
  ul: 'List',
  ol: 'List or Stepper',
  li: 'ListItem or Step',
  hr: 'Divider',
  table: 'Table',
  thead: 'TableHead',
  tbody: 'TableBody',
  tfoot: 'TableFooter',
  tr: 'TableRow',
  th: 'TableCell',
  td: 'TableCell',
  dialog: 'Dialog or Drawer',
  details: 'Accordion',
  summary: 'AccordionSummary',
  progress: 'LinearProgress',
};

/** A native element that a file renders although MUI has the part. */
export interface NativeElement {
  element: string;
  /** MUI's part for it. */
  part: string;
}

/** Any node of a syntax tree. */
interface Node {
  type: string;
  name?: Node | string;
  value?: unknown;
  callee?: Node;
  arguments?: Node[];
  expression?: Node;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** The text of a string literal, of each one in `condition ? 'a' : 'b'` and in `` `h${level}` ``. */
function textsOf(value: unknown): string[] {
  if (!isNode(value)) return Array.isArray(value) ? value.flatMap(textsOf) : [];
  if (value.type === 'Literal') return typeof value.value === 'string' ? [value.value] : [];
  if (value.type === 'TemplateLiteral') return ['h1'];
  if (value.type === 'JSXAttribute') return textsOf(value.value);
  return Object.entries(value).flatMap(([key, child]) => (key === 'test' ? [] : textsOf(child)));
}

/** The tags that a node renders by itself: `<p>`, `styled('p')`, `createElement('p')`, and `as="p"` in place of a part. */
function tagsOf(node: Node): string[] {
  if (node.type === 'JSXOpeningElement') {
    const { name } = node;
    return isNode(name) && name.type === 'JSXIdentifier' && typeof name.name === 'string' ? [name.name] : [];
  }
  if (node.type === 'JSXAttribute') {
    return isNode(node.name) && node.name.name === 'as' ? textsOf(node.value) : [];
  }
  if (node.type === 'CallExpression') {
    const called = node.callee?.name;
    return called === 'styled' || called === 'createElement' ? textsOf(node.arguments?.[0]) : [];
  }
  return [];
}

/** The native elements in a source file for which MUI has a part. */
export function nativeElementsIn(file: string, source: string): NativeElement[] {
  const found: NativeElement[] = [];
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(walk);
    if (!isNode(value)) return;
    for (const element of tagsOf(value)) {
      const part = Object.hasOwn(partFor, element) ? partFor[element] : undefined;
      if (part) found.push({ element, part });
    }
    Object.values(value).forEach(walk);
  };
  walk(parseSync(file, source).program);
  return found;
}
