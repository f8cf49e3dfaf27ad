import type { HomeSection, SectionByKind } from './home-endpoints.ts';

export type ShownSection = Exclude<HomeSection, SectionByKind<'visitors'>>;

export type HomeRow =
  | { kind: 'whole'; sections: [ShownSection] }
  | { kind: 'lead'; sections: [ShownSection, ShownSection] }
  | {
      kind: 'pair';
      columns: 'even' | 'first-wider' | 'second-wider';
      sections: [ShownSection, ShownSection];
    };

function isFilled(section: HomeSection): section is ShownSection {
  if (section.kind === null || section.kind === 'visitors') return false;
  if (section.kind === 'rates') return section.groups.some(({ items }) => items.length > 0);
  return 'items' in section && section.items.length > 0;
}

function getWidth(section: ShownSection): 'whole' | 'wide' | 'half' {
  if (section.kind === 'calendar' || section.kind === 'rates' || section.kind === 'board') return 'half';
  if (section.kind !== 'topics') return 'whole';
  return ({ news: 'wide', albums: 'whole', plain: 'half' } as const)[section.layout ?? 'plain'];
}

function toRow(one: ShownSection, other: ShownSection): HomeRow | null {
  if (one.kind === 'slider' && other.kind === 'links') return { kind: 'lead', sections: [one, other] };
  const widths = `${getWidth(one)} ${getWidth(other)}`;
  if (widths === 'half half') return { kind: 'pair', columns: 'even', sections: [one, other] };
  if (widths === 'wide half' && other.kind === 'rates')
    return { kind: 'pair', columns: 'first-wider', sections: [one, other] };
  if (widths === 'half wide' && one.kind === 'rates')
    return { kind: 'pair', columns: 'second-wider', sections: [one, other] };
  return null;
}

export function toRows(sections: readonly HomeSection[]): HomeRow[] {
  const rows: HomeRow[] = [];
  const waiting = sections.filter(isFilled);
  for (let one = waiting.shift(); one; one = waiting.shift()) {
    const [other] = waiting;
    const row = other ? toRow(one, other) : null;
    if (row) waiting.shift();
    rows.push(row ?? { kind: 'whole', sections: [one] });
  }
  return rows;
}
