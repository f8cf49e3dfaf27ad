import { paths } from '../../lib/paths.ts';

export type Purpose = keyof typeof PURPOSES;

/** The two ways to a password, where they differ. */
export const PURPOSES = {
  register: {
    title: 'ลงทะเบียนใช้งานครั้งแรก',
    /** The address of the step that proves the identity. */
    first: paths.registerAuth,
    /** The address of the step that sets the password. */
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
} as const;
