import { Footer, Manufacturer, NamedLink, RatesSection } from '@sahakorn/contract/home';
import { CategoryCode, Picture } from '@sahakorn/contract/topic';
import { IsoDate } from '@sahakorn/contract/values';
import { z } from 'zod';
import { StoredRuleBook } from './rule-book.ts';

const title = z.string();
const limit = (fallback: number) => z.int().min(1).max(50).default(fallback);

/** The configured sections of the home page; their contents are read on request. */
export const HomePlan = z.array(
  z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('slider'), title, limit: limit(5) }),
    z.strictObject({ kind: z.literal('links'), title, items: z.array(z.strictObject(NamedLink.shape)) }),
    z.strictObject({
      kind: z.literal('topics'),
      title,
      category: CategoryCode,
      layout: z.enum(['news', 'albums', 'plain']).default('plain'),
      limit: limit(4),
    }),
    z.strictObject({ kind: z.literal('board'), title, limit: limit(4) }),
    z.strictObject({ kind: z.literal('calendar'), title, limit: limit(6) }),
    z.strictObject({ kind: z.literal('rates'), title }),
    z.strictObject({ kind: z.literal('visitors'), title }),
  ]),
);
export type HomePlan = z.infer<typeof HomePlan>;
export type PlannedSection = HomePlan[number];

/** A slide with a link, shown between its days. */
export const Slide = z.object({
  title,
  excerpt: z.string(),
  label: z.string(),
  url: z.string(),
  picture: Picture.nullable(),
  from: IsoDate.nullable(),
  until: IsoDate.nullable(),
});
export type Slide = z.infer<typeof Slide>;

/** The parts of the site that are stored as one value, by name. */
export const SITE_PARTS = {
  home: HomePlan,
  slides: z.array(Slide),
  footer: Footer,
  manufacturers: z.array(Manufacturer),
  rates: RatesSection.shape.groups,
  rules: StoredRuleBook,
} as const;

export type SitePartName = keyof typeof SITE_PARTS;
export type SitePart<Name extends SitePartName> = z.output<(typeof SITE_PARTS)[Name]>;

/** The default home page. */
export const DEFAULT_HOME: HomePlan = [
  { kind: 'slider', title: 'เรื่องเด่น', limit: 5 },
  { kind: 'topics', title: 'ข่าวประชาสัมพันธ์', category: 'news', layout: 'news', limit: 4 },
  { kind: 'topics', title: 'ภาพกิจกรรม', category: 'activity-gallary', layout: 'albums', limit: 4 },
  { kind: 'topics', title: 'ข่าวฌาปนกิจสงเคราะห์', category: 'cremation', layout: 'plain', limit: 4 },
  { kind: 'topics', title: 'จัดซื้อจัดจ้าง', category: 'procurement', layout: 'plain', limit: 4 },
  { kind: 'topics', title: 'ความรู้ทางการเงิน', category: 'knowledge', layout: 'plain', limit: 4 },
  { kind: 'topics', title: 'รายงานกิจการ', category: 'bussiness_report', layout: 'plain', limit: 3 },
  { kind: 'board', title: 'กระดานถามตอบ', limit: 3 },
  { kind: 'calendar', title: 'ปฏิทินกิจกรรม', limit: 6 },
  { kind: 'rates', title: 'อัตราดอกเบี้ย' },
  { kind: 'visitors', title: 'ผู้เข้าชม' },
];
