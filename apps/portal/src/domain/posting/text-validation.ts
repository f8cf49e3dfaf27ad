import { LINKS_MAX, type TextRule, isReservedName, findTextIssue } from '@sahakorn/contract/text-rules';

/** The error message of a text; undefined if it is valid. `what` names the field: หัวข้อ. */
export function validateText(text: string, what: string, rule: TextRule): string | undefined {
  switch (findTextIssue(text.trim(), rule)) {
    case 'empty':
      return `กรอก${what}`;
    case 'long':
      return `${what}ยาวได้ไม่เกิน ${rule.max} ตัวอักษร`;
    case 'unreadable':
      return `${what}มีอักขระที่แสดงไม่ได้ ลบแล้วพิมพ์ใหม่`;
    case 'links':
      return `${what}มีลิงก์ได้ไม่เกิน ${LINKS_MAX} ลิงก์`;
    case null:
      break;
  }
  return undefined;
}

export function validateName(name: string, rule: TextRule): string | undefined {
  if (isReservedName(name)) return 'ชื่อนี้สงวนไว้สำหรับเจ้าหน้าที่ ใช้ชื่ออื่น';
  return validateText(name, 'ชื่อที่ใช้แสดง', rule);
}
