import { describe, expect, it } from 'vitest';
import { type ToastMessage, getVisibleToasts } from './toast-queue.ts';

const message = (id: string, over: Partial<ToastMessage> = {}): ToastMessage => ({
  id,
  tone: 'danger',
  title: `ข้อความ ${id}`,
  ...over,
});

describe('getVisibleToasts', () => {
  it('shows nothing of nothing', () => {
    expect(getVisibleToasts([])).toEqual([]);
  });

  it('shows the three oldest; the others wait', () => {
    const shown = getVisibleToasts(['a', 'b', 'c', 'd', 'e'].map((id) => message(id)));
    expect(shown.map((toast) => toast.message.id)).toEqual(['a', 'b', 'c']);
  });

  it('shows the same words once, in the place of the first', () => {
    const same = { title: 'ไม่สามารถเชื่อมต่อได้' };
    const shown = getVisibleToasts([
      message('a', same),
      message('b'),
      message('c', same),
      message('d', same),
    ]);
    expect(shown.map((toast) => toast.ids)).toEqual([['a', 'c', 'd'], ['b']]);
  });

  it('counts the same words once among the three', () => {
    const shown = getVisibleToasts(
      Array.from({ length: 50 }, (_, index) => message(`${index}`, { title: `ข้อความ ${index % 4}` })),
    );
    expect(shown.map((toast) => toast.message.title)).toEqual(['ข้อความ 0', 'ข้อความ 1', 'ข้อความ 2']);
    expect(shown[0]?.ids).toHaveLength(13);
  });

  it.each([
    ['tone', { tone: 'warning' as const }],
    ['title', { title: 'อื่น' }],
    ['description', { description: 'อื่น' }],
  ])('keeps messages apart that differ in %s', (_name, over) => {
    const words = { title: 'เหมือนกัน', description: 'เหมือนกัน' };
    expect(getVisibleToasts([message('a', words), message('b', { ...words, ...over })])).toHaveLength(2);
  });

  it.each([
    [undefined, undefined, 5000],
    [10_000, undefined, 10_000],
    [undefined, 10_000, 10_000],
  ])('gives times of %s and %s as %s ms', (first, second, expected) => {
    const same = { title: 'เหมือนกัน' };
    const shown = getVisibleToasts([
      message('a', { ...same, durationMs: first }),
      message('b', { ...same, durationMs: second }),
    ]);
    expect(shown.map((toast) => toast.durationMs)).toEqual([expected]);
  });
});
