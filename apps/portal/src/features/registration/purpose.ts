import type { SignInReason } from '../../domain/sign-in/sign-in-state.ts';
import { paths } from '../../lib/paths.ts';

export type Purpose = 'register' | 'forget';

/** The two ways to a password, where they differ. */
export const PURPOSES = {
  register: {
    title: 'ลงทะเบียนใช้งานครั้งแรก',
    first: paths.registerAuth,
    second: paths.register,
    submit: 'ลงทะเบียน',
    busy: 'กำลังลงทะเบียน',
    refused: 'ยังลงทะเบียนไม่ได้',
    done: 'registered',
  },
  forget: {
    title: 'ลืมรหัสผ่าน',
    first: paths.forget,
    second: paths.forgetPassword,
    submit: 'ตั้งรหัสผ่านใหม่',
    busy: 'กำลังบันทึก',
    refused: 'ยังตั้งรหัสผ่านใหม่ไม่ได้',
    done: 'reset',
  },
} as const satisfies Record<
  Purpose,
  {
    title: string;
    first: () => string;
    second: () => string;
    submit: string;
    busy: string;
    refused: string;
    done: SignInReason;
  }
>;
