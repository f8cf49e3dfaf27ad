import type { Meta, StoryObj } from '@storybook/react-vite';
import { DEMO } from '../../../test/demo/addresses.ts';
import { TOPIC_PAGE } from '../../../test/info-fixtures.ts';
import { answered, empty, failed, loading, portalStory } from '../../../test/portal-story.tsx';
import { paths } from '../../lib/paths.ts';

const meta = { title: 'ข่าว', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = portalStory(paths.topic(DEMO.topicId), { shows: 'เปิดรับคำขอกู้สามัญโครงการพิเศษ' });

export const OnAPhone: Story = {
  ...portalStory(paths.topic(DEMO.topicId), { shows: 'เปิดรับคำขอกู้สามัญโครงการพิเศษ' }),
  globals: { viewport: { value: 'w360' } },
};

const EVERY_ELEMENT = `
  <h2>หัวเรื่อง</h2><h3>หัวเรื่องรอง</h3><h4>หัวข้อ</h4><h5>หมวด 1</h5><h6>ส่วนที่ 1</h6>
  <p>อัตรา 5.25<sup>1</sup> ต่อปี เดิม <del>5.75</del> <s>5.50</s> ใหม่ <ins>5.25</ins> พื้นที่ 10<sup>2</sup> H<sub>2</sub>O</p>
  <p><mark>สำคัญ</mark> <code>0012</code> <q>คำพูด</q> <ruby>สหกรณ์<rt>สะ-หะ-กอน</rt></ruby> <b>หนา</b> <em>เอน</em></p>
  <ol start="3"><li>ข้อสาม</li><li value="9">ข้อเก้า</li></ol><ol start="4" type="a"><li>ข้อสี่</li></ol>
  <ol reversed="reversed" type="I" class="upper-case"><li>ข้อสอง</li><li>ข้อหนึ่ง</li></ol><ul><li>จุด</li></ul>
  <dl><dt>งวด</dt><dd>12</dd><dt>ดอกเบี้ย</dt><dd>5 %</dd></dl><pre>ก   1\nข   2</pre><hr /><div>บรรทัดหนึ่ง</div><div>บรรทัดสอง</div>
  <blockquote>คำอ้างอิง</blockquote><details><summary>รายละเอียด</summary><p>วงเงิน 12,000 บาท</p></details>
  <table><caption>ตาราง</caption><thead><tr><th scope="col">งวด</th><th scope="col">บาท</th></tr></thead><tbody><tr><td>1</td><td>2.50</td></tr></tbody></table>`;

export const EveryElement: Story = portalStory(paths.topic(DEMO.topicId), {
  shows: 'ส่วนที่ 1',
  handlers: [
    answered('info/show/:topicId', {
      rc_code: '1',
      data: [{ ...TOPIC_PAGE, topic_id: DEMO.topicId, album: [], body_html: EVERY_ELEMENT }],
    }),
  ],
});

export const Loading: Story = portalStory(paths.topic(DEMO.topicId), {
  shows: 'กำลังโหลด',
  handlers: [loading('info/show/:topicId')],
});

export const Missing: Story = portalStory(paths.topic(DEMO.topicId), {
  shows: 'ไม่พบ',
  handlers: [empty('info/show/:topicId')],
});

export const Failed: Story = portalStory(paths.topic(DEMO.topicId), {
  shows: 'ยังแสดงหน้านี้ไม่ได้',
  handlers: [failed('info/show/:topicId')],
  toast: true,
});
