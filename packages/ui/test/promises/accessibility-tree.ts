import { cdp } from 'vitest/browser';

type Property = { name: string; value: { value?: unknown } };
type Node = {
  ignored: boolean;
  role?: { value: string };
  name?: { value: string };
  description?: { value: string };
  properties?: Property[];
};
type FrameTree = { frame: { id: string }; childFrames?: FrameTree[] };

/** Properties that are read out beside name and description. */
const SPOKEN = new Set([
  'roledescription',
  'valuetext',
  'placeholder',
  'braillelabel',
  'brailleroledescription',
]);
/** The page has the runner's title; inline boxes repeat a text in pieces. */
const LEFT_OUT = new Set(['RootWebArea', 'InlineTextBox']);

function innermost(tree: FrameTree): string {
  const [child] = tree.childFrames ?? [];
  return child ? innermost(child) : tree.frame.id;
}

/** The nodes of the page that Chromium does not hide from a screen reader. */
async function readNodes(): Promise<Node[]> {
  const { frameTree } = (await cdp().send('Page.getFrameTree')) as { frameTree: FrameTree };
  const { nodes } = (await cdp().send('Accessibility.getFullAXTree', { frameId: innermost(frameTree) })) as {
    nodes: Node[];
  };
  return nodes.filter((node) => !node.ignored && !LEFT_OUT.has(node.role?.value ?? ''));
}

/** What Chromium would tell a screen reader of the page: names, descriptions, role descriptions, values. */
export async function spokenTexts(): Promise<string[]> {
  return (await readNodes()).flatMap(({ name, description, properties = [] }) => [
    name?.value ?? '',
    description?.value ?? '',
    ...properties.filter((property) => SPOKEN.has(property.name)).map(({ value }) => String(value.value)),
  ]);
}

/**
 * Role, name and description of everything that Chromium would tell a screen reader, in order. Without blanks between
 * texts, which are not read out: Chromium leaves them out beside the comments that React's server writes.
 */
export async function spokenTree(): Promise<string[]> {
  return (await readNodes())
    .filter(({ role, name }) => role?.value !== 'StaticText' || name?.value.trim() !== '')
    .map(({ role, name, description }) =>
      [role?.value, name?.value, description?.value].filter(Boolean).join(' | '),
    );
}
