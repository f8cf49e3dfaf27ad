import { availableParallelism } from 'node:os';
import { EXAMPLE_CONFIG } from '@sahakorn/contract/runtime-config';
import type { Config } from '../../config.ts';
import { fault, type Finding, ok, warning } from './finding.ts';

const LONG_IDLE_SECONDS = 3600;
const MANY_ATTEMPTS = 20;
const LOCAL_HOSTS = ['localhost', '127.0.0.1', '::1'];

type Rule = { applies: (config: Config) => boolean; finding: Finding };

/** Settings that are dangerous in production. */
const PRODUCTION_RULES: readonly Rule[] = [
  {
    applies: ({ resetPolicy }) => resetPolicy === 'books',
    finding: warning(
      'RESET_POLICY=books: ใครที่รู้เลขสมาชิก เลขบัตร วันเกิด และชื่อ ตั้งรหัสผ่านใหม่แทนสมาชิกได้',
      'RESET_POLICY=books: anyone who knows a member’s number, card, birthday and name can set their password',
    ),
  },
  {
    applies: ({ registerPolicy }) => registerPolicy === 'books',
    finding: warning(
      'REGISTER_POLICY=books: ใครที่รู้เลขสมาชิก เลขบัตร วันเกิด และชื่อ ลงทะเบียนแทนสมาชิกที่ยังไม่เคยลงทะเบียนได้',
      'REGISTER_POLICY=books: anyone who knows a member’s number, card, birthday and name can register in their place',
    ),
  },
  {
    applies: ({ publicOrigin }) => publicOrigin?.startsWith('http:') === true,
    finding: warning(
      'PUBLIC_ORIGIN เป็น http: รหัสผ่านของสมาชิกเดินทางโดยไม่เข้ารหัส ใช้ https',
      'PUBLIC_ORIGIN is http: members’ passwords travel unencrypted; use https',
    ),
  },
  {
    applies: ({ host, trustedProxies }) => !LOCAL_HOSTS.includes(host) && trustedProxies.length === 0,
    finding: warning(
      'HOST รับจากเครื่องอื่นโดยไม่มี TRUST_PROXY_CIDR: ถ้ามี proxy อยู่หน้า ผู้ใช้ทุกคนจะดูเหมือนมาจากที่อยู่เดียว',
      'HOST accepts other machines without TRUST_PROXY_CIDR: behind a proxy, everyone seems to come from one address',
    ),
  },
  {
    applies: ({ captchaMode }) => captchaMode === 'off',
    finding: warning(
      'CAPTCHA_MODE=off: การเดารหัสผ่านไม่เสียแรง',
      'CAPTCHA_MODE=off: guessing passwords costs an attacker no work',
    ),
  },
  {
    applies: ({ verifyPerMinute, searchPerMinute, pagesPerMinute, postsPerHour }) =>
      [verifyPerMinute, searchPerMinute, pagesPerMinute, postsPerHour].includes(0),
    finding: warning(
      'RATE_LIMIT_VERIFY, RATE_LIMIT_SEARCH, RATE_LIMIT_PAGES หรือ RATE_LIMIT_POSTS เป็น 0: ไม่จำกัดจำนวน',
      'RATE_LIMIT_VERIFY, RATE_LIMIT_SEARCH, RATE_LIMIT_PAGES or RATE_LIMIT_POSTS is 0: there is no limit',
    ),
  },
  {
    applies: ({ mail }) => mail.smtpUrl === null,
    finding: warning(
      'ไม่ได้ตั้ง SMTP_URL: จดหมายแจ้งสมาชิกถูกเขียนเป็นไฟล์เท่านั้น',
      'SMTP_URL is not set: notices to members are only written to files',
    ),
  },
  {
    applies: ({ officers }) => officers === null,
    finding: warning(
      'ไม่ได้ตั้ง OFFICERS: คำสั่งรับชื่อเจ้าหน้าที่ใด ๆ ใน --staff',
      'OFFICERS is not set: commands accept any name as --staff',
    ),
  },
  {
    applies: ({ log }) => ['debug', 'trace', 'silent', 'fatal'].includes(log.level),
    finding: warning(
      'LOG_LEVEL บันทึกมากหรือน้อยเกินไปสำหรับการใช้งานจริง ใช้ info',
      'LOG_LEVEL records too much or too little for production; use info',
    ),
  },
  {
    applies: ({ runtime }) => runtime.coopNameTH === EXAMPLE_CONFIG.coopNameTH,
    finding: warning(
      'ยังใช้ชื่อสหกรณ์ตัวอย่าง: ตั้ง coopNameTH',
      'The example cooperative’s name is shown: set coopNameTH',
    ),
  },
];

/** Settings that are dangerous everywhere. */
const RULES: readonly Rule[] = [
  {
    applies: ({ trustedProxies }) => trustedProxies.some((range) => range.endsWith('/0')),
    finding: fault(
      'TRUST_PROXY_CIDR เชื่อทุกที่อยู่: ใครก็ปลอมที่อยู่ของตนได้',
      'TRUST_PROXY_CIDR trusts every address: anyone can claim any address',
    ),
  },
  {
    applies: ({ environment, host }) => environment !== 'production' && !LOCAL_HOSTS.includes(host),
    finding: warning(
      'HOST รับจากเครื่องอื่นโดยไม่ได้ตั้ง NODE_ENV=production: สหกรณ์ตัวอย่างและ /api/docs เปิดอยู่',
      'HOST accepts other machines without NODE_ENV=production: the demonstration and /api/docs are open',
    ),
  },
  {
    applies: ({ workers }) => workers > availableParallelism(),
    finding: warning(
      'WORKERS มากกว่าจำนวนตัวประมวลผล: กินหน่วยความจำโดยไม่เร็วขึ้น',
      'WORKERS is more than the processors of this machine: memory is spent, and nothing is faster',
    ),
  },
  {
    applies: ({ lock }) => lock.threshold > MANY_ATTEMPTS,
    finding: warning(
      `LOCK_THRESHOLD เกิน ${MANY_ATTEMPTS}: เดารหัสผ่านได้หลายครั้งก่อนถูกล็อก`,
      `LOCK_THRESHOLD is more than ${MANY_ATTEMPTS}: many guesses are possible before a lock`,
    ),
  },
  {
    applies: ({ session }) => session.idleSeconds > LONG_IDLE_SECONDS,
    finding: warning(
      'SESSION_IDLE_SECONDS เกินหนึ่งชั่วโมง: เครื่องที่ลืมออกจากระบบยังใช้ต่อได้',
      'SESSION_IDLE_SECONDS is more than an hour: a forgotten screen stays usable',
    ),
  },
];

/** Looks for dangerous values in valid settings. */
export function checkSettings(config: Config): Finding[] {
  const rules = config.environment === 'production' ? [...PRODUCTION_RULES, ...RULES] : RULES;
  const found = rules.filter(({ applies }) => applies(config)).map(({ finding }) => finding);
  if (found.length > 0) return found;
  return [ok(`ค่าที่ตั้งไว้ถูกต้อง (NODE_ENV=${config.environment})`, `Valid (NODE_ENV=${config.environment})`)];
}
