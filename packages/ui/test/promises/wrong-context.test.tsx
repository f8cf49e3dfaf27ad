import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogTrigger,
} from '../../src/components/alert-dialog/index.ts';
import { DialogClose, DialogContent, DialogTrigger } from '../../src/components/dialog/index.ts';
import {
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuRadioItem,
  DropdownMenuTrigger,
} from '../../src/components/dropdown-menu/index.ts';
import { InfoMenuButton } from '../../src/components/info-layout/index.ts';
import { MemberMenuButton } from '../../src/components/member-layout/index.ts';
import { MenuGroupItem } from '../../src/components/menu/index.ts';
import { PrintSheetTitle } from '../../src/components/print-sheet/index.ts';
import { TabsList, TabsPanel, TabsTab } from '../../src/components/tabs/index.ts';

// React repeats what it catches; the sentence itself is what counts.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  vi.restoreAllMocks();
});

const PARTS: readonly [part: string, parent: string, write: () => ReactElement][] = [
  ['AlertDialogTrigger', 'AlertDialog', () => <AlertDialogTrigger>ลบ</AlertDialogTrigger>],
  [
    'AlertDialogContent',
    'AlertDialog',
    () => <AlertDialogContent title="ลบหรือไม่" description="เรียกคืนไม่ได้" />,
  ],
  ['AlertDialogAction', 'AlertDialog', () => <AlertDialogAction>ลบ</AlertDialogAction>],
  ['AlertDialogCancel', 'AlertDialog', () => <AlertDialogCancel>ไม่ลบ</AlertDialogCancel>],
  ['DialogTrigger', 'Dialog', () => <DialogTrigger>เปิด</DialogTrigger>],
  ['DialogContent', 'Dialog', () => <DialogContent title="เปลี่ยนรูป" />],
  ['DialogClose', 'Dialog', () => <DialogClose>ปิด</DialogClose>],
  ['DropdownMenuTrigger', 'DropdownMenu', () => <DropdownMenuTrigger>เมนู</DropdownMenuTrigger>],
  ['DropdownMenuContent', 'DropdownMenu', () => <DropdownMenuContent />],
  ['DropdownMenuItem', 'DropdownMenu', () => <DropdownMenuItem>พิมพ์</DropdownMenuItem>],
  [
    'DropdownMenuRadioItem',
    'DropdownMenu',
    () => <DropdownMenuRadioItem value="a">ปี 2569</DropdownMenuRadioItem>,
  ],
  ['InfoMenuButton', 'InfoLayout', () => <InfoMenuButton />],
  ['MemberMenuButton', 'MemberLayout', () => <MemberMenuButton />],
  ['MenuGroupItem', 'MenuGroup', () => <MenuGroupItem>ข่าว</MenuGroupItem>],
  ['TabsList', 'Tabs', () => <TabsList label="ปี" />],
  ['TabsTab', 'Tabs', () => <TabsTab value="a">ปี 2569</TabsTab>],
  ['PrintSheetTitle', 'PrintSheet', () => <PrintSheetTitle>ใบแจ้งยอด</PrintSheetTitle>],
  ['TabsPanel', 'Tabs', () => <TabsPanel value="a" />],
];

it.each(PARTS)('%s outside its place says in one sentence that it belongs in %s', (part, parent, write) => {
  let said = '';
  try {
    render(write());
  } catch (error) {
    said = (error as Error).message;
  }
  expect(said).toMatch(new RegExp(`\\b${parent}\\b`));
  expect(said.trim().split('\n')).toHaveLength(1);
  expect(said).toContain(part);
});
