import {
  claimsToBeOfficial,
  findTextIssue,
  isReservedName,
  LINKS_MAX,
  type TextRule,
} from '@sahakorn/contract/text-rules';

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

/** The same for a title or text that all readers see. */
export function validatePublicText(
  text: string,
  what: string,
  { ownNames, ...rule }: TextRule & { ownNames: readonly string[] },
): string | undefined {
  if (claimsToBeOfficial(text, ownNames)) return `${what}ขึ้นต้นเหมือนเป็นคำตอบของสหกรณ์ ใช้คำอื่นขึ้นต้น`;
  return validateText(text, what, rule);
}

/** @param ownNames the names of the cooperative */
export function validateName(
  name: string,
  { ownNames, ...rule }: TextRule & { ownNames: readonly string[] },
): string | undefined {
  if (isReservedName(name, ownNames)) return 'ชื่อนี้สงวนไว้สำหรับเจ้าหน้าที่ ใช้ชื่ออื่น';
  return validateText(name, 'ชื่อที่ใช้แสดง', rule);
}
