import type { Meta, StoryObj } from '@storybook/react-vite';
import { DEMO } from '../../../test/demo/addresses.ts';
import { recorded } from '../../../test/demo/demo-handlers.ts';
import { answered, failed, portalStory } from '../../../test/portal-story.tsx';
import { paths } from '../../lib/paths.ts';

const meta = { title: 'ค้นหา', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const run = (text: string, mark = false) => ({ text, mark });
const POSTS = {
  suggested: 'เงินกู้สามัญ',
  post_total: 2,
  posts: [
    {
      kind: 'board',
      id: 7,
      title: 'เงินกู้สามัญใช้ผู้ค้ำกี่คน',
      created_at: '2026-11-18T03:00:00.000Z',
      answered: true,
      highlight: {
        title: [run('เงินกู้', true), run('สามัญใช้ผู้ค้ำกี่คน')],
        excerpt: [run('วงเงินไม่เกิน 500,000 บาท ใช้ผู้ค้ำสองคน')],
      },
    },
    {
      kind: 'demand',
      id: 9,
      title: 'ขอให้ยื่นคำขอกู้ผ่านเว็บไซต์ได้',
      created_at: '2026-11-10T03:00:00.000Z',
      answered: false,
      highlight: {
        title: [run('ขอให้ยื่นคำขอกู้ผ่านเว็บไซต์ได้')],
        excerpt: [run('การขอ'), run('เงินกู้', true), run('ต้องมาที่สำนักงานทุกครั้ง')],
      },
    },
  ],
};

export const Found: Story = portalStory(paths.search(DEMO.search), { shows: 'ผลการค้นหา' });

export const NothingFound: Story = portalStory(paths.search(DEMO.search), {
  shows: 'ไม่พบ “เงินกู้”',
  handlers: [
    answered('info/list/search', {
      ...recorded['post /api/info/list/search'],
      total: 0,
      data: [],
      posts: [],
      post_total: 0,
    }),
  ],
});

export const Corrected: Story = portalStory(paths.search(DEMO.search), {
  shows: 'ค้นหา “เงินกู้” ตามที่พิมพ์',
  handlers: [
    answered('info/list/search', {
      ...recorded['post /api/info/list/search'],
      corrected: 'กู้เงิน',
      offered_total: 18,
    }),
  ],
});

export const WithPosts: Story = portalStory(paths.search(DEMO.search), {
  shows: 'ถามตอบและเรื่องถึงสหกรณ์',
  handlers: [answered('info/list/search', { ...recorded['post /api/info/list/search'], ...POSTS })],
});

export const NoTerm: Story = portalStory(paths.search(''), { shows: 'พิมพ์เรื่องที่ต้องการค้นหา' });

export const Failed: Story = portalStory(paths.search(DEMO.search), {
  shows: 'ยังแสดงผลการค้นหาไม่ได้',
  handlers: [failed('info/list/search')],
  toast: true,
});
