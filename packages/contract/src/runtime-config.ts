import { z } from 'zod';

/** The built-in themes; a cooperative's own theme is one more name here and one more import in the portal. */
export const THEMES = ['default', 'khram', 'mangkhut'] as const;

/** What differs between cooperatives, read by the server at start and put into every page as JSON. */
export const RuntimeConfig = z.object({
  coopNameTH: z.string().min(1).max(200),
  coopNameEN: z.string().max(200),
  www_description: z.string().max(500),
  sentryKey: z.string().max(500).default(''),
  theme: z.enum(THEMES).default('default'),
  grayscale: z.boolean().default(true),
  copyrightYear: z.int().default(2021),
  memberAreaOpen: z.boolean().default(true),
  /** The cooperative's address on one line, for the letterhead. */
  coopAddress: z.string().max(200).default(''),
  contactPhone: z.string().max(40).default(''),
  contactHours: z.string().max(120).default(''),
});
export type RuntimeConfig = z.infer<typeof RuntimeConfig>;

/** The demonstration cooperative, used until a cooperative sets its own name. */
export const EXAMPLE_CONFIG: RuntimeConfig = {
  coopNameTH: 'สหกรณ์ออมทรัพย์ตัวอย่าง จำกัด',
  coopNameEN: 'Example Savings and Credit Cooperative, Limited',
  www_description: 'ข่าวสาร ระเบียบ และบริการสมาชิกของสหกรณ์ออมทรัพย์ตัวอย่าง จำกัด',
  sentryKey: '',
  theme: 'default',
  grayscale: true,
  copyrightYear: 2021,
  memberAreaOpen: true,
  coopAddress: '99 ถนนตัวอย่าง แขวงตัวอย่าง เขตตัวอย่าง กรุงเทพมหานคร 10000',
  contactPhone: '02 000 0001',
  contactHours: 'วันจันทร์ถึงวันศุกร์ เวลา 8.30–15.30 น.',
};
