import { paths } from '../../lib/paths.ts';

export type Purpose = keyof typeof PURPOSES;

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
} as const;

export const LOCKED = {
  title: 'ลองหลายครั้งแล้วยังไม่ผ่าน',
  advice: 'ระหว่างนี้ตรวจสอบข้อมูลอีกครั้ง หรือโทรสอบถามเจ้าหน้าที่',
  openTitle: 'ลองได้อีกครั้งแล้ว',
};
