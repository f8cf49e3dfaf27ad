import { z } from './zod.ts';

/** The themes built into the portal. To add one, add its name here and its import in the portal. */
export const THEMES = ['default', 'khram', 'mangkhut'] as const;

/** Settings of a cooperative, read by the server at startup and embedded in every page as JSON. */
export const RuntimeConfig = z.object({
  coopNameTH: z.string().min(1).max(200),
  coopNameEN: z.string().max(200),
  /** A short form of the Thai name, for the head of the public pages on a phone. */
  coopShortName: z.string().max(40).default(''),
  www_description: z.string().max(500),
  sentryKey: z.string().max(500).default(''),
  theme: z.enum(THEMES).default('default'),
  grayscale: z.boolean().default(true),
  copyrightYear: z.int().default(2021),
  memberAreaOpen: z.boolean().default(true),
  /** The postal address on one line, printed at the top of every document. */
  coopAddress: z.string().max(200).default(''),
  contactPhone: z.string().max(40).default(''),
  contactHours: z.string().max(120).default(''),
});
export type RuntimeConfig = z.infer<typeof RuntimeConfig>;

/** The demonstration cooperative, used until settings are configured. */
export const EXAMPLE_CONFIG: RuntimeConfig = {
  coopNameTH: 'สหกรณ์ออมทรัพย์ตัวอย่าง จำกัด',
  coopNameEN: 'Example Savings and Credit Cooperative, Limited',
  coopShortName: 'สอ.ตัวอย่าง',
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
